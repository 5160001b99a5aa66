import type { Charge } from "#app/quote-reader/attention/charges.ts";
import { sentenceOf } from "#app/quote-reader/attention/sentences/sentence.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { nameIn } from "#app/quote-reader/lines/finish-line.ts";
import { endsInPart } from "#app/quote-reader/lines/part-names.ts";

const PART = /,? \(?(?:the )?parts?(?: (?:is|are|at))?$/i;
const LABOR = /^\W*(?:and |plus |with )?(?:the )?labou?r(?: (?:is|at))?$/i;

/** "Hub bearing, part 276.35, labor 214.50": both are the bearing's. */
export function withLaborNamed(charges: Charge[]): Charge[] {
  return charges.map((charge, at) => {
    const [before, behind] = [charges[at - 1], charges[at + 1]];
    if (before && areHalves(before, charge)) return { ...charge, type: "Labor", description: nameOf(before) };
    return behind && areHalves(charge, behind) ? { ...charge, type: "Part", description: nameOf(charge) } : charge;
  });
}

function areHalves(part: Charge, labor: Charge): boolean {
  const { row, cell } = part.entry;
  const [at, end] = [row.cells.indexOf(cell), row.cells.indexOf(labor.entry.cell)];
  const [said, between] = [row.cells[at - 1], row.cells[at + 1]];
  const isBetween = end === at + 2 && between !== undefined && LABOR.test(between.text);
  return isBetween && PART.test(said?.text ?? "") && /[a-z]{3}/i.test(nameOf(part));
}

function nameOf({ description }: Charge): string {
  return nameIn(description.replace(PART, "").replace(/^parts?$/i, ""));
}

const MOST_PIECES = 16;
const MOST_WORDS = 7;
const LEADS = /^(?:(?:a|an|the|your|our|new|both|all|two|three|four|six|eight|\d{1,2}) )+/i;
const VERB = /(?: (?:is|are|at|for|run|runs|cost|costs|come|comes|to|you))+$/i;

/** "Tie rod ends are $49.50 each and both are loose, so $99.00": what no word beside it names, or the last alone, is what its price of one is said of. */
export function withNamesOfOne(charges: Charge[], entries: Entry[], rows: Row[]): Charge[] {
  return charges.map((charge) => {
    const at = entries.indexOf(charge.entry);
    const one = entries.slice(Math.max(0, at - 2), at).findLast((other) => isOneOf(other, charge.entry));
    const said = one ? sentenceOf(one, rows).before.replace(VERB, "").replace(LEADS, "") : "";
    const isName = endsInPart(said) && !/\d/.test(said) && said.split(" ").length <= MOST_WORDS;
    const isWanting = charge.names.length === 0 || isEndOf(charge, said, rows);
    return isName && isWanting ? { ...charge, description: nameIn(said) } : charge;
  });
}

/** Whether a name that begins a row is the end of what the row over it began: "Outer tie rod | ends". */
function isEndOf({ description, names: [first] }: Charge, said: string, rows: Row[]): boolean {
  const begins = rows.some(({ cells }) => cells[0] === first) && first?.text.startsWith(description);
  const over = said.endsWith(` ${description}`) ? said.slice(0, -description.length) : "";
  return begins === true && over !== "" && /^(?:[a-z-]+ ){1,3}$/i.test(over) && !SOMEBODY.test(over);
}

const SOMEBODY = /\b(?:i|you|u|we|he|she|they|it|that|this|needs?|received?|got|put)\b/i;

function isOneOf(one: Entry, { cents, rowAt, row }: Entry): boolean {
  const pieces = cents / one.cents;
  return (
    row.page === one.row.page &&
    rowAt - one.rowAt <= 1 &&
    Number.isInteger(pieces) &&
    pieces > 1 &&
    pieces <= MOST_PIECES
  );
}
