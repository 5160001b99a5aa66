import { isMoney } from "#app/quote-reader/layout/numbers.ts";
import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";

const [LONGEST, MOST] = [80, 10];
/** What a shop gives: of other words beside 0.00 many are empty boxes of a form. */
const GIVEN = /\b(?:inspections?|courtesy|complimentary)\b/i;
/** The letter of a dealer's line, and its operation code. */
const BEFORE = /^(?:[A-Z] )?(?:(?=[A-Z]*\d)[A-Z0-9]{4,12} )?|^[A-Z] (?=[A-Z]{2})/;

/** A look at the car that is printed at 0.00: "MULTI-POINT INSPECTION". */
export function freeOfCharge(rows: Row[]): string[] {
  return rows.flatMap(nameOfFree).slice(0, MOST);
}

function nameOfFree(row: Row): string[] {
  const amounts = row.cells.filter(({ printed }) => isMoney(printed));
  if (amounts.length === 0 || amounts.some(({ text }) => /[1-9]/.test(text))) return [];
  const name = rowText(row)
    .replace(/(?: \$?0?\.0{1,2}| 0| 1(?:\.0{1,2})?| free)+$/i, "")
    .replace(BEFORE, "")
    .trim();
  return GIVEN.test(name) && name.length <= LONGEST && !/[:$]|\bdeclined\b/i.test(name) ? [name] : [];
}
