import { BOTH_SIDES } from "#app/prices/jobs/position.ts";

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 };

/** Pieces of which a car has several. */
const PIECE =
  "(?:tire|tyre|coil|injector|sensor|caliper|rotor|drum|hose|mount|link|arm|joint|bearing|hub|axle|shock|strut|spring|solenoid|bulb|lamp|stem|plug)";
const KIND = "(?:(?!(?:and|or|w|with|for)\\b)[a-z][\\w-]*|(?:p|lt)?\\d{3}/\\d{2}[a-z\\d]*),? ";
const OTHER = "(?:cyl|qt|quart|gal|wheel|yr|year|point|rib|ply|inch|hr|hour|mile|lit|lb|oz)";

/** "Four 235/60R18 all-season tires", "2 leaking rear hoses", "2 front coil": a number, of what kind they are, and the piece. */
const NUMBERED = new RegExp(
  `(?<![#./-]|no\\.? ?|cyl\\w*\\.? ?)\\b([1-8]|two|three|four|five|six|eight) (?!${OTHER})(?:(?:${KIND}){0,5}?(${PIECE})s|(?:new |front |rear )?(${PIECE}))\\b`,
  "g",
);

/** How many of a piece the words say with a number before it: of the piece that is called so, or the only ones. */
function numbered(text: string, component: string): number | null {
  const all = [...text.matchAll(NUMBERED)];
  const own = all.find(([, , several, one]) => component.toLowerCase().includes(several ?? one ?? ""));
  const said = own?.[1] ?? (all.length === 1 ? all[0]?.[1] : null);
  return said ? (NUMBERS[said] ?? Number(said)) : null;
}

/** How many times a description says that a piece is there; one where it says nothing. */
export function countIn(description: string, component: string): number {
  // Four driven wheels are no four pieces, and two inches by eight no eight.
  const text = description.toLowerCase().replace(/\b\d{1,2} ?x ?\d{1,2}\b(?![\d/.])|\b[24]wd\b/g, " ");
  const sized = /^\W*([1-8])\W{1,3}(?:\w+ ){0,4}(?:p|lt)?\d{3}\/\d{2}/.exec(text)?.[1];
  if (sized) return Number(sized);
  const before = numbered(text, component);
  if (before) return before;
  const leading = /^\W*([1-8]) ?x\b/.exec(text)?.[1];
  if (leading) return Number(leading);
  const figure =
    /(?:\(|x ?|qty:? ?|set of |all )([1-8])\b(?! ?(?:cyl|qt|gal|wheel|yr|year|point|rib|ply|in\b|hr|hour|mile|k\b|liter|lb|oz))/.exec(
      text,
    )?.[1];
  if (figure) return Number(figure);
  // "Injectors 6 - valve covers off"
  const behind =
    /\b(?:injectors|inj|coils|tires|shocks|struts|calipers)[,:]? ([2-8]|two|three|four|six|eight)\b(?= ?(?:$|[-–,;(]|new\b))/.exec(
      text,
    )?.[1];
  if (behind) return NUMBERS[behind] ?? Number(behind);
  // "Mount & balance 4 w/ TPMS kits"
  const mounted = /\b(?:mount\w*|mnt|bal\w*) (?:all )?([1-8])\b(?! ?\/)/.exec(text)?.[1];
  if (mounted) return Number(mounted);
  const pieces = /\b([1-8])[- ]?(?:pcs?|pieces?)\b/.exec(text)?.[1];
  if (pieces) return Number(pieces);
  const spoken = /\ball (two|three|four|five|six|eight)\b(?! (?:wheels|corners))/.exec(text)?.[1];
  if (spoken) return NUMBERS[spoken] ?? 1;
  // "Injectors R&R, six"
  const last = /, ?(?:all )?(two|three|four|five|six|eight)$/.exec(text.trim())?.[1];
  if (last) return NUMBERS[last] ?? 1;
  // "Upper and lower, both sides" are four, and both of them two.
  if (/\bupp?e?r\b ?(?:&|and|\+|\/) ?(?:lower|lwr)\b/.test(text))
    return /\bboth\b(?! (?:the )?(?:upp?e?r|lower|lwr)\b)/.test(text) || BOTH_SIDES.test(text) ? 4 : 2;
  if (/\bset of four|\ball four|\bfour (?:tires|wheels)/.test(text)) return 4;
  return /\b(?:both|pair|pr|two)\b/.test(text) || BOTH_SIDES.test(text) ? 2 : 1;
}

const OF_CYLINDERS = /^(?:Ignition coil|(?:Diesel )?[Ff]uel injector)$/;
const OF_ONE_BANK = /\b(?:one|left|right|front|rear|drivers?|passenger) bank\b|\bbank ?#?[12]\b/i;
const OF_ALL = /\b(?:all|complete set|full set|set)\b/i;

const NAMES_ONE = /\bcyl|#|\bone inj/i;

/** Whether a line speaks of one bank of an engine. */
export function saysOneBank(description: string): boolean {
  return OF_ONE_BANK.test(description);
}

/** "All coils", "injectors, one bank": how many of an engine's cylinders are meant; null where a line does not say. */
export function cylindersMeant(component: string, description: string, cylinders: number | null): number | null {
  if (!cylinders || !OF_CYLINDERS.test(component)) return null;
  const several = /\b(?:coils|inj(?:ector)?s)\b/i.test(description);
  if (saysOneBank(description) && (several || (/injector/.test(component) && !NAMES_ONE.test(description))))
    return cylinders / 2;
  return several && OF_ALL.test(description) ? cylinders : null;
}
