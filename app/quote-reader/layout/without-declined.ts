import { isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";

const DECLINED =
  /(?:^|\s)(?:declined|deferred|rejected|refused|later|postponed|not (?:approved|authorized|done|today|now)|next (?:visit|time)|no thanks)[\s.)\]]*$/i;
const MOST_ROWS = 30;

/** Rows without the jobs that were declined: a head that says so, and the rows under it that make its amount. */
export function withoutDeclined(rows: Row[]): Row[] {
  const dropped = new Set<Row>();
  rows.forEach((row, at) => {
    const isDeclined = row.cells.some(({ text, printed }) => printed === null && DECLINED.test(text));
    const made = isDeclined ? rowsThatMake(amountOf(row), rows.slice(at + 1, at + MOST_ROWS)) : 0;
    if (made > 0) for (const each of rows.slice(at, at + 1 + made)) dropped.add(each);
  });
  return rows.filter((row) => !dropped.has(row));
}

/** How many rows from the first on make an amount; 0 where they do not. */
function rowsThatMake(cents: number, rows: Row[]): number {
  let sum = 0;
  for (const [at, row] of cents > 0 ? rows.entries() : []) {
    sum += amountOf(row);
    if (sum === cents) return at + 1;
  }
  return 0;
}

function amountOf(row: Row): number {
  const last = row.cells.findLast(({ printed }) => printed !== null)?.printed ?? null;
  return last?.kind === "number" && isMoney(last) ? toCents(last.value) : 0;
}
