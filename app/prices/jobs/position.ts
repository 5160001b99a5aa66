import { inEnglish } from "#app/prices/jobs/words/spanish.ts";

/** Where on the car: words of a line, its side, its axle and its height said separately, so that none hides another. */

const BOTH_AXLES =
  /\b(?:fr(?:o?nt|t)?|f) (\w+),? ?(?:&|\/|and|\+)? ?r(?:ea)?r? \1\b|\bfr(?:o?nt|t)? (\w[\w &+/-]{2,24}\w),? ?(?:&|\/|and|\+|plus)? ?r(?:ea)?r \2\b|\br(?:ea)?r (\w[\w &+/-]{2,24}\w),? ?(?:&|\/|and|\+|plus)? ?fr(?:o?nt|t)? \3\b|\b(?:all (?:four|4)|(?:all|both) axles|all around|4[- ]?wh(?:ee)?ls?|four[- ]wheels?|(?:fr(?:o?nt|t)?|f) ?(?:&|\/|and|\+) ?r(?:ea)?r?)\b(?! (?:align|drive))/i;
export const BOTH_SIDES =
  /\b(?:both (?:sides?|front|frt|rear|rr)|left (?:&|and|\+|\/) ?right|l ?(?:[&+]|and) ?r|lf ?(?:&|and|\+|\/) ?rf|lr ?(?:&|and|\+|\/) ?rr|lh ?(?:&|and|\+|\/) ?rh|rh ?(?:&|and|\+|\/) ?lh|rf ?(?:&|and|\+|\/) ?lf|l\/r|(?:front|frt|fr|rear|rr) (?:both|pair|pr|set))\b/i;
/** Corners in two letters; "FR" and "RR" say a corner only of what stands at one. */
const CORNERS: [RegExp, string][] = [
  [/\b(?:lf|fl|l\/f|f\/l)\b/i, "left front"],
  [/\b(?:rf|r\/f)\b/i, "right front"],
  [/\b(?:lr|rl|l\/r)\b/i, "left rear"],
];
const FRONT = /\b(?:front|fronts|frt|frnt|fnt|fr)\b|^f (?=brk|brake|pads?|rotors?|struts?|shocks?|tires?|diff)/i;
const REAR =
  /\b(?:rear|rears|rr|(?<!cat[- ])back)\b(?! (?:main|window|glass))|^r (?=brk|brake|pads?|rotors?|struts?|shocks?|tires?|diff)/i;
const LEFT =
  /\b(?:left|lh|l(?=[- ]side\b)|drivers?(?:'s)?(?: side)?|lt(?! ?\d))\b(?<!(?:brake|brk|stop|tail|head|dome|fog|turn|signal|park|marker|plate|map|warning|engine) lt)|(?<!u ?[&/+] ?|['’])\bl$/i;
const RIGHT = /\b(?:right|rh|r(?=[- ]side\b)|rt|pass(?:enger)?(?:'?s)?(?: side)?)\b|(?<=[a-z]{3} )\br$/i;

/** What stands at one corner, so that "RR" is the right rear of it; of axles and pairs "RR" is the rear. */
const AT_A_CORNER =
  /caliper|wheel cyl|hose|wh(?:ee)?l sp(?:ee)?d|abs sens|abs snsr|bearing|\bbrg\b|\bhub\b|axle|\barm\b|ball j|tie rod|\blink\b|window|\bdoor\b|\bdr\b|tire\b|tpms|strut\b|shock\b|spring\b|mirror|handle|knuckle|half ?shaft|\bcv\b|\bwheel\b|stud|\brim\b/i;
const OF_AN_AXLE = /pads?|rotors?|shoes|brakes?\b.{0,6}$|shocks|struts|springs|diff|main|wiper|wpr/i;

const BOTH_HEIGHTS =
  /\bupp?e?r ?(?:&|and|\+|\/|,) ?(?:lower|lwr)\b|\b(?:lower|lwr) ?(?:&|and|\+|\/|,) ?upp?e?r\b|\bu ?[&/+] ?l\b/i;
/** "Upper and frame mounted filters" are not both above. */
const ELSEWHERE_TOO =
  /\b(?:upp?e?r|lower|lwr) ?(?:&|and|\+|\/) ?(?:frame|engine|eng|chassis|tank|rail)\b|\b(?:frame|engine|eng|chassis|tank|rail)(?:[- ]mount(?:ed)?)? ?(?:&|and|\+|\/) ?(?:upp?e?r|lower|lwr)\b/i;

/** What there is one of on each bank of an engine, before and behind a catalyst, or at the intake and the exhaust. */
const OF_A_BANK =
  /\bh?o2s?\b|oxygen|air[ /]?fuel|\ba\/?f\b|sens|snsr|vvt|\bocv\b|oil control|cam|cmp|phaser|cat|convert|manifold|valve cover|head\b|timing|injector|coil/i;
const OF_A_CAMSHAFT = /vvt|\bocv\b|oil control|\bcam(?:s|shafts?)?\b|\bcmp\b|phaser/i;

const UPSTREAM = /\b(?:up(?:[- ]?st(?:rea?m|rm))?(?= ?[/&+] ?d(?:ow)?n)|up[- ]?st(?:rea?m|rm)|pre-?cat)\b/i;
const DOWNSTREAM = /\b(?:(?<=up(?:[- ]?st(?:rea?m|rm))? ?[/&+] ?)d(?:ow)?n|d(?:o?w?n)[- ]?st(?:rea?m|rm)|post-?cat)\b/i;

/** "bank 2 downstream", "bank 1 intake" */
function ofTheEngine(text: string): string | null {
  const said = /\b(?:b|bk|bank) ?#?([12])(?:[ -]?s(?:ensor|ens|nsr)? ?#?([12]))?(?!\d|[- ]?pin)\b/i.exec(text);
  const [bank, nth] = said && OF_A_BANK.test(text) ? [said[1], said[2]] : [];
  const before = UPSTREAM.test(text) || nth === "1";
  const behind = DOWNSTREAM.test(text) || nth === "2";
  const flow = before && behind ? "upstream and downstream" : before ? "upstream" : behind ? "downstream" : null;
  const ends = OF_A_CAMSHAFT.test(text) ? [/\bint(?:ake)?\b(?! man)/i.test(text), /\bexh?(?:aust)?\b/i.test(text)] : [];
  const end = ends[0] === ends[1] ? null : ends[0] ? "intake" : "exhaust";
  return [bank && `bank ${bank}`, flow ?? end].filter(Boolean).join(" ") || null;
}

/** "left front lower", "rear", "front and rear", "upstream" …; null when the words of a line do not say. */
export function placeOnCar(said: string): string | null {
  const text = inEnglish(said);
  const onEngine = ofTheEngine(text);
  if (onEngine) return onEngine;
  if (BOTH_AXLES.test(text)) return "front and rear";
  const bothSides = BOTH_SIDES.test(text);
  const corner = bothSides ? undefined : CORNERS.find(([pattern]) => pattern.test(text))?.[1];
  const twoLetters = AT_A_CORNER.test(text) && !OF_AN_AXLE.test(text) && /\b(?:rr|fr)\b/i.exec(text)?.[0].toLowerCase();
  const side = bothSides ? null : (corner?.split(" ")[0] ?? sideOf(text, Boolean(twoLetters)));
  const axle =
    corner?.split(" ")[1] ??
    (FRONT.test(text) || /\b[lr]f\b/i.test(text) ? "front" : REAR.test(text) || /\blr\b/i.test(text) ? "rear" : null);
  const [upper, lower] = [/\bupp?e?r\b/i.test(text), /\b(?:lower|lwr)\b|\blca\b/i.test(text)];
  const both = BOTH_HEIGHTS.test(text);
  const height = both ? "upper and lower" : ELSEWHERE_TOO.test(text) ? null : upper ? "upper" : lower ? "lower" : null;
  return [side, axle, height].filter(Boolean).join(" ") || null;
}

function sideOf(text: string, corner: boolean): string | null {
  const [left, right] = [LEFT.test(text), RIGHT.test(text)];
  if (left !== right) return left ? "left" : "right";
  return corner && !left ? "right" : null;
}

/** Whether two places may be the same: one that is not said may be any, "left front" is at the front, and the left lower one may be. */
export function mayBeSamePlace(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return true;
  if (a === "front and rear" || b === "front and rear") return true;
  return !opposed(a, b);
}

const OPPOSITES = [
  ["left", "right"],
  ["front", "rear"],
  ["upper", "lower"],
  ["1", "2"],
  ["upstream", "downstream"],
  ["intake", "exhaust"],
] as const;

function opposed(a: string, b: string): boolean {
  const has = (text: string, word: string) => text.split(" ").includes(word);
  const only = (text: string, word: string, other: string) => has(text, word) && !has(text, other);
  return OPPOSITES.some(
    ([one, other]) => (only(a, one, other) && only(b, other, one)) || (only(a, other, one) && only(b, one, other)),
  );
}
