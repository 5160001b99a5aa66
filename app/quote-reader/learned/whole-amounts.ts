import type { PrintedNumber } from "#app/quote-reader/layout/numbers.ts";
import type { Cell, Row } from "#app/quote-reader/layout/rows.ts";
import { endsUnder } from "#app/quote-reader/learned/heads.ts";

type Figure = { row: Row; cell: Cell; number: PrintedNumber };

/** A column of amounts holds one in cents that is no number of hours, and so many in whole dollars. */
const NO_HOURS = 100;
const LEAST = 3;

/** So much is no number of hours, and so many amounts over and under it make a column. */
const NO_HOURS_ALONE = 20;
const COLUMN = 3;

/** "219.5" and "139.2" among 162.75 and 37.98: a spreadsheet leaves the last nought out. */
function tenthsIn<Each extends Figure>(figures: Each[], fine: Each[]): Each[] {
  return figures.filter(({ number: { decimals, unit, rate, value }, row, cell }) => {
    if (decimals !== 1 || unit !== null || rate || value < NO_HOURS_ALONE) return false;
    return fine.filter((other) => other.row.page === row.page && endsUnder({ cell }, other)).length >= COLUMN;
  });
}

/**
 * Whole dollars that stand in a column with amounts in cents: lines of 185 and 240 above a tax of 29.33 and what it all comes to; and dollars with
 * tenths.
 */
export function wholeAmounts<Each extends Figure>(figures: Each[]): Set<Each> {
  const fine = figures.filter(({ number }) => number.decimals === 2 && Math.abs(number.value) >= NO_HOURS);
  const whole = figures.filter(({ number }) => number.decimals === 0 && number.unit === null && !number.rate);
  const found = new Set(tenthsIn(figures, fine));
  for (const amount of fine) {
    const level = whole.filter((each) => each.row.page === amount.row.page && endsUnder(each, amount));
    if (level.length >= LEAST) for (const each of level) found.add(each);
  }
  return found;
}
