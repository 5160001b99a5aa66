/** Where on the car: words of a line, its side, its axle and its height said separately, so that none hides another. */

const BOTH_AXLES =
  /\b(?:all (?:four|4)|all around|4[- ]?wh(?:ee)?ls?|four[- ]wheels?|(?:fr(?:o?nt|t)?|f) ?(?:&|\/|and|\+) ?r(?:ea)?r?)\b(?! (?:align|drive))/i;
const BOTH_SIDES =
  /\b(?:both (?:sides?|front|frt|rear|rr)|left (?:&|and|\+|\/) ?right|l ?[&+] ?r|lf ?(?:&|and|\+|\/) ?rf|lr ?(?:&|and|\+|\/) ?rr|l\/r)\b/i;
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
  /\b(?:left|lh|drivers?(?:'s)?(?: side)?|lt)\b(?! ?\d)(?<!(?:brake|brk|stop|tail|head|dome|fog|turn|signal|park|marker|plate|map|warning|engine) lt)|\bl$/i;
const RIGHT = /\b(?:right|rh|rt|pass(?:enger)?(?:'?s)?(?: side)?)\b/i;

/** What stands at one corner, so that "RR" is the right rear of it; of axles and pairs "RR" is the rear. */
const AT_A_CORNER =
  /caliper|wheel cyl|hose|wheel speed|abs sensor|bearing|\bbrg\b|\bhub\b|axle|\barm\b|ball j|tie rod|\blink\b|window|\bdoor\b|\bdr\b|tire\b|tpms|strut\b|shock\b|spring\b|mirror|handle|knuckle|half ?shaft|\bcv\b|\bwheel\b|stud|\brim\b/i;
const OF_AN_AXLE = /pads?|rotors?|shoes|brakes?\b.{0,6}$|shocks|struts|springs|diff|main|wiper|wpr/i;

/** "left front lower", "rear", "front and rear", "upstream" …; null when the words of a line do not say. */
export function placeOnCar(text: string): string | null {
  const flow = /\b(?:upstream|pre-?cat|b\d ?s1)\b/i.test(text)
    ? "upstream"
    : /\b(?:downstrea?m|downstrm|post-?cat|b\d ?s2)\b/i.test(text)
      ? "downstream"
      : null;
  if (flow) return flow;
  if (BOTH_AXLES.test(text)) return "front and rear";
  const bothSides = BOTH_SIDES.test(text);
  const corner = bothSides ? undefined : CORNERS.find(([pattern]) => pattern.test(text))?.[1];
  const twoLetters = AT_A_CORNER.test(text) && !OF_AN_AXLE.test(text) && /\b(?:rr|fr)\b/i.exec(text)?.[0].toLowerCase();
  const side = bothSides ? null : (corner?.split(" ")[0] ?? sideOf(text, Boolean(twoLetters)));
  const axle =
    corner?.split(" ")[1] ??
    (FRONT.test(text) || /\b[lr]f\b/i.test(text) ? "front" : REAR.test(text) || /\blr\b/i.test(text) ? "rear" : null);
  const height = /\bupp?e?r\b/i.test(text) ? "upper" : /\b(?:lower|lwr)\b|\blca\b/i.test(text) ? "lower" : null;
  return [side, axle, height].filter(Boolean).join(" ") || null;
}

function sideOf(text: string, corner: boolean): string | null {
  const [left, right] = [LEFT.test(text), RIGHT.test(text)];
  if (left !== right) return left ? "left" : "right";
  return corner && !left ? "right" : null;
}

/** Whether two places may be the same: one that is not said may be any, "left front" is at the front. */
export function mayBeSamePlace(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return true;
  if (a === "front and rear" || b === "front and rear") return true;
  return a.split(" ").some((word) => b.split(" ").includes(word)) && !opposed(a, b);
}

const OPPOSITES = [
  ["left", "right"],
  ["front", "rear"],
  ["upper", "lower"],
] as const;

function opposed(a: string, b: string): boolean {
  const has = (text: string, word: string) => text.split(" ").includes(word);
  return OPPOSITES.some(([one, other]) => (has(a, one) && has(b, other)) || (has(a, other) && has(b, one)));
}
