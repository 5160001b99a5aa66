/** What a state asks of a car, by the letters of the state: "PA state & emissions", "NC S/I inspection". */

const STATE = "(?:pa|va|nc|nys?|tx|ma|nh|vt|me|wv|mo|la|ut|ri|de|hi|ms|nj|md|dc|co|az|nv|ga|il|ct)";
/** At the beginning of a line, of a piece of it, or behind the number of an operation. */
const BEGINS = "(?<=^\\W*(?:op \\w\\W*|\\d\\d? )?|[,;+&] ?)";

const NAMES: [said: RegExp, plain: string][] = [
  // Two are made, and each is paid.
  [
    new RegExp(
      `${BEGINS}${STATE} (?:state|safety|insp\\w*)(?: insp\\w*)? ?(?:&|and|\\+|,) ?emissions?(?: (?:insp|test)\\w*)?`,
      "g",
    ),
    "state inspection, emissions test",
  ],
  // One is made of both.
  [
    new RegExp(
      `${BEGINS}${STATE} (?:safety ?/ ?emissions?|s ?/ ?[ie])(?: insp\\w*)?(?: (?:&|w/|with)? ?obd\\w*)?`,
      "g",
    ),
    "state inspection",
  ],
  [new RegExp(`${BEGINS}${STATE} safety(?= ?(?:[+&,]|$|and\\b))`, "g"), "state inspection"],
];

/** `text` in small letters. */
export function stateInspections(text: string): string {
  return NAMES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
