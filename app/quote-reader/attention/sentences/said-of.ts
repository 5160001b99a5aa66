import type { Charge } from "#app/quote-reader/attention/charges.ts";
import { countAt } from "#app/quote-reader/attention/sentences/said-each.ts";
import { type Sentence, sentenceOf } from "#app/quote-reader/attention/sentences/sentence.ts";
import { parsePrinted, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { endsInPart, isPartName } from "#app/quote-reader/lines/part-names.ts";
import { isFee } from "#app/quote-reader/lines/vocabulary.ts";
import type { LineType } from "#app/quote-reader/reading.ts";

/** Cents that an hour costs anywhere. */
const RATES = { least: 4000, most: 40_000 };
const MOST_HOURS = 60;
const PRICE = /\$|\d\.\d\d(?!\d)/;
const HOURS = /^\W*(?:h|hrs?|hours?)\b/i;
/** What is counted by the quart or the box. */
const MEASURE =
  /^(?:quarts?|qts?|gallons?|gals?|liters?|pints?|bottles?|cans?|tubes?|jugs?|pounds?|lbs?|ounces?|oz|pcs|pieces)\.? (?:of )?(?=[a-z])/i;
const MEASURE_BEHIND = /[:,]? (?:(\d+|two|three|four|five) )?(?:quarts?|qts?|gallons?|gals?|bottles?|cans?|jugs?)$/i;
const REPLACING = /^replac(?:e|ing) (?:the|your) (?=[a-z])/i;
const VERB_BEHIND = /(?: (?:itself|themselves|is|are|at|for|runs?|costs?|comes?|and))+$/i;
/** "labor to fit the control arms is 3.2 hours at $165.00 an hour, or": no other amount behind it but the rate. */
const LABOR_OF =
  /\b(labou?r (?:to|for|of|on) (?:[a-z-]+ ){0,7}[a-z-]+)(?: (?:is|are|at|was|comes?|runs?|will)\b|[,:])(?:[^$]*\$[\d.,]+\d ?(?:an|per|\/) ?(?:hour|hr)\b)?[^$]*$/i;

/** What a sentence says of a charge besides its amount: hours and their rate, one or a pair, with its labor, and whose labor it is. */
export function withSaidOf(charges: Charge[], rows: Row[]): Charge[] {
  return charges.map((charge) => {
    const sentence = sentenceOf(charge.entry, rows);
    const named = withName(charge, sentence);
    const whole = { ...named, type: typeSaid(named, sentence) ?? named.type };
    const said = whole.quantity === null ? (timeSaid(whole, sentence) ?? piecesSaid(whole, sentence)) : null;
    return { ...whole, ...said };
  });
}

function withName(charge: Charge, { before }: Sentence): Charge {
  // Where they are counted, what they are counted in is no part of the name.
  const measured = (said: string, count?: string) =>
    charge.quantity !== null && (count === undefined || countAt([count], 0) === charge.quantity) ? "" : said;
  const bare = charge.description.replace(VERB_BEHIND, "").replace(MEASURE, "").replace(MEASURE_BEHIND, measured);
  const without = bare.replace(FITTED_BEHIND, "").replace(LEADS, "").replace(REPLACING, "") || bare;
  const description = isCountOf(charge, without) ? without.replace(/^\S+ (?:new )?/, "") : without;
  const labor = charge.type === "Labor" && !/labou?r/i.test(description) ? LABOR_OF.exec(before)?.[1] : undefined;
  return { ...charge, description: labor ?? description };
}

/** "one drive belt with tensioner, put": how many and what is done with it are no part of its name. */
const FITTED_BEHIND = /,? (?:installed|fitted|put(?: (?:on|in))?)$/i;
const LEADS = /^(?:one|the pair of|a pair of) (?=[a-z])/i;
const BOTH = /\bparts? ?(?:and|&|\+) ?labou?r\b/i;
const BOTH_BEHIND = /^\W*(?:for )?parts? ?(?:and|&|\+) ?labou?r\b/i;
/** "the pads themselves": without their labor. */
const ITSELF = /^ (?:itself|themselves)\b/i;
const JOB = /\b(?:job|work|rebuild|repair|service|labou?r)\b/i;
const FITTED = /^\W*(?:installed|fitted|put (?:on|in))(?=\W*$|[.,;)]|\s\$)/i;

/** "two bearings", of which there are two. */
function isCountOf({ quantity }: Charge, name: string): boolean {
  const [first = "", second] = name.split(" ");
  return quantity !== null && second !== undefined && countAt([first], 0) === quantity;
}

const LABOR_NAMED =
  /(?<!\b(?:and|&|with|plus|incl\w*) )\blabou?r\b|^(?:to )?install$|^(?:to )?(?:install(?:ing|ation)|fitting|putting|removing)\b|\b(?:book|diagnostic|shop|bench) time$/i;
const WORK_NAMED =
  /\b(?:flush|exchange|evac\w*|recharge|alignment|balanc\w+|(?:re)?calibrat\w+|program\w*|diagnos\w+|inspect\w+|resurfac(?:e|ing)|machining|oil change|tow(?:ing)?|test|rotation)\b/i;
/** What shops do at a price of its own, unless hours are said of it. */
const AT_A_PRICE =
  /\b(?:alignment|flush|exchange|(?:re)?calibrat\w+|programming|oil change|mount(?:ing)? ?(?:and|&|\+) ?balanc\w+)\b/i;
const OF_LABOR = /\b(?:labou?r|install\w*|hours?|hrs?|time)\b|\bto (?:put|swap|do|fit|change|replace)\b/i;

/** What the sentence or the name says: parts and labor together, a part at what it costs installed, a fee, labor; no part is a flush, and no labor a pump. */
function typeSaid({ type, description }: Charge, sentence: Sentence): LineType | null {
  const between = textBehind(sentence.before, description);
  const isPlain = type === "Part" || type === "Labor";
  if (isPlain && between !== null && BOTH.test(between) && !PRICE.test(between)) return "Service";
  if (isPlain && BOTH_BEHIND.test(sentence.behind)) return "Service";
  if (ITSELF.test(between ?? "") && !JOB.test(description)) return "Part";
  if (isFee(description) && !endsInPart(description)) return "Fee";
  if (LABOR_NAMED.test(description)) return "Labor";
  const behind = PRICE.test(between ?? "") ? null : between;
  const after = [behind, sentence.behind, textBehind(sentence.behind, description)];
  if (type === "Part" && after.some((text) => text && FITTED.test(text))) return "Service";
  if (type === "Part") return WORK_NAMED.test(description) && !endsInPart(description) ? "Service" : null;
  const [what = ""] = description.split(/ (?:for|on|of|to|in|with) /);
  const own = sentence.before.slice(sentence.before.search(/(?:\$|\d\.\d\d)(?!.*(?:\$|\d\.\d\d))/) + 1);
  if (type === "Labor" && AT_A_PRICE.test(description) && !OF_LABOR.test(own)) return "Service";
  return type === "Labor" && endsInPart(what) && isPartName(what, []) && !OF_LABOR.test(own) ? "Part" : null;
}

function textBehind(text: string, name: string): string | null {
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase());
  return at < 0 || name === "" ? null : text.slice(at + name.length);
}

type Counted = { quantity: number; unitPrice: number | null };

/** "2 hrs to put it in, i do 110/hr so 220", "1.8 hrs axle labor 162.00": hours at the rate that is said, or at one that a shop may ask. */
function timeSaid({ type, entry }: Charge, { before }: Sentence): Counted | null {
  if (type !== "Labor") return null;
  const words = before.split(" ");
  const at = words.findLastIndex((word, place) => HOURS.test(word) && hoursAt(words, place) > 0);
  const hours = hoursAt(words, at);
  if (hours <= 0 || hours > MOST_HOURS) return null;
  const behind = words.slice(at + 1);
  const prices = behind.flatMap(centsIn);
  const rate = Math.round(entry.cents / hours);
  const isMade = rate >= RATES.least && rate <= RATES.most && Math.abs(rate * hours - entry.cents) < 1;
  if (!isMade) return null;
  if (prices.includes(rate)) return { quantity: hours, unitPrice: rate };
  return behind.some((word) => PRICE.test(word)) ? null : { quantity: hours, unitPrice: null };
}

/** "3.2 hours", "two hours and a half", "another hour and a half", "half an hour". */
function hoursAt(words: string[], at: number): number {
  const [half = "", word = ""] = words.slice(Math.max(0, at - 2), at);
  const isOne = /^(?:an?|another)$/i.test(at === 1 ? half : word);
  if (isOne && /^half$/i.test(half)) return 0.5;
  const isMore = /^and a half\b/i.test(words.slice(at + 1, at + 4).join(" "));
  // "$140 an hour" is a rate.
  if (isOne && !isMore && !/^another$/i.test(word)) return 0;
  const whole = isOne ? 1 : (countAt(words, at - 1) ?? 0);
  return whole > 0 && isMore ? whole + 0.5 : whole;
}

function centsIn(word: string): number[] {
  const printed = parsePrinted(word.replace(/\/(?:hr|hour)\W*$/i, "").replace(/^[(@~]+|[),;:.]+$/g, ""));
  return printed?.kind === "number" && !printed.percent ? [toCents(printed.value)] : [];
}

const PIECES = new Map([
  ["one", 1],
  ["two", 2],
  ["both", 2],
  ["pair of", 2],
  ["three", 3],
  ["four", 4],
  ["six", 6],
  ["eight", 8],
]);
const COUNT = new RegExp(`\\b(${[...PIECES.keys()].join("|")}) (?:new )?$`, "i");
const SEVERAL = /\b(?:and|plus|or)\b|[,&+/]/i;

/** "one compressor relay for $23.45", "the pair of rear rotors at $236.80": how many of one part its amount is for. */
function piecesSaid({ type, description }: Charge, { before, behind }: Sentence): Counted | null {
  if (type === "Labor" || type === "Fee" || SEVERAL.test(description)) return null;
  for (const text of [before, behind]) {
    const at = text.toLowerCase().lastIndexOf(description.toLowerCase());
    const said = at < 0 ? null : COUNT.exec(text.slice(0, at))?.[1];
    if (said) return { quantity: PIECES.get(said.toLowerCase()) ?? 1, unitPrice: null };
  }
  return null;
}
