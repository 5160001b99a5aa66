const PLACES: [RegExp, string][] = [
  [/\b(?:all four|all 4|4[- ]?wheels?|four[- ]wheels?|fr(?:o?nt|t)? ?(?:&|\/|and|\+) ?r(?:ea)?r)\b/i, "front and rear"],
  [/\b(?:left front|front left|lf|fl|l\/f|f\/l|driver'?s?(?: side)? front|front driver'?s?)\b/i, "left front"],
  [
    /\b(?:right front|front right|rf|r\/f|passenger'?s?(?: side)? front|front passenger'?s?|rt\.? front|front,? rt)\b/i,
    "right front",
  ],
  [/\b(?:left rear|rear left|lr|rl|l\/r|driver'?s?(?: side)? rear|rear driver'?s?)\b/i, "left rear"],
  [/\b(?:right rear|rear right|passenger'?s?(?: side)? rear|rear passenger'?s?)\b/i, "right rear"],
  [/\b(?:front|frt|frnt)\b/i, "front"],
  [/\b(?:rear|rr|back)\b(?! (?:main|window|glass|wiper))/i, "rear"],
  [/\b(?:left|lh|lt|driver'?s?(?: side)?)\b/i, "left"],
  [/\b(?:right|rh|rt|passenger'?s?(?: side)?)\b/i, "right"],
  [/\bupp?e?r\b/i, "upper"],
  [/\b(?:lower|lwr)\b/i, "lower"],
];

/** Where on the car, from the words of a line: "front", "left rear", "front and rear" …; null when they do not say. */
export function placeOnCar(text: string): string | null {
  for (const [pattern, place] of PLACES) if (pattern.test(text)) return place;
  return null;
}

/** Whether two places may be the same: one that is not said may be any, "left front" is at the front. */
export function mayBeSamePlace(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return true;
  if (a === "front and rear" || b === "front and rear") return true;
  return a.split(" ").some((word) => b.split(" ").includes(word)) && !opposed(a, b);
}

function opposed(a: string, b: string): boolean {
  const has = (text: string, word: string) => text.split(" ").includes(word);
  return (
    (has(a, "left") && has(b, "right")) ||
    (has(a, "right") && has(b, "left")) ||
    (has(a, "front") && has(b, "rear")) ||
    (has(a, "rear") && has(b, "front"))
  );
}
