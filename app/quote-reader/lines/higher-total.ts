import { type Row, rowText } from "#app/quote-reader/layout/rows.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import { withoutSums } from "#app/quote-reader/lines/sums/without-sums.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

const AMOUNT = /(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d+)\.(\d{2})(?!\d)/g;

/**
 * "Sum 1,880.86  Sales tax 155.17  Amount payable 2,036.03", "Net, Tax, Gross", "Order value", "the whole job for the sum of": an
 * amount behind the lines that they and the tax make is the total, whatever it is called. Where no printed amount holds the
 * lines, what only repeats others of them is none.
 */
export function withHigherTotal(given: Settled, rows: Row[], said: SummaryAmount[]): Settled {
  const readings = given.reconciles ? [given] : [given, { ...given, items: withoutSums(given.items) }];
  let last = given;
  for (const settled of readings) {
    const found = withTotal(settled, rows, said);
    if (found) return found;
    last = settled;
  }
  return last;
}

function withTotal(settled: Settled, rows: Row[], said: SummaryAmount[]): Settled | null {
  const off = settled.discounts.reduce((sum, amount) => sum + Math.abs(amount.cents), 0);
  const less = settled.negative.reduce((sum, line) => sum + (line.totalPrice ?? 0), off * -1);
  const sum = settled.items.reduce((all, { line }) => all + (line.totalPrice ?? 0), less);
  const tax = said.findLast((amount) => amount.kind === "tax" && amount.cents > 0);
  if (sum <= 0 || (settled.total !== null && Math.abs(settled.total - sum) > SLACK)) return null;
  if (tax) {
    const total = amountsIn(rows.slice(rows.indexOf(tax.row) + 1, rows.indexOf(tax.row) + 8)).find(
      (cents) => Math.abs(cents - sum - tax.cents) <= SLACK,
    );
    const subtotal = settled.subtotal ?? settled.total;
    if (total !== undefined) return { ...settled, total, tax: tax.cents, subtotal, reconciles: true };
  }
  if (settled.reconciles || tax || settled.total !== null || settled.items.length < 2) return null;
  const last = Math.max(...settled.items.map(({ line }) => rows.findIndex((row) => isOf(row, line))));
  if (last < 0 || !amountsIn(rows.slice(last + 1)).includes(sum)) return null;
  return { ...settled, total: sum, reconciles: true, margin: 0.3 };
}

/** Whether a row is on the line's page and prints its amount. */
function isOf(row: Row, line: Settled["items"][number]["line"]): boolean {
  return row.page === line.page && line.totalPrice !== null && amountsIn([row]).includes(line.totalPrice);
}

function amountsIn(rows: Row[]): number[] {
  return rows.flatMap((row) =>
    [...rowText(row).matchAll(AMOUNT)].map(([, whole = "", cents]) => Number(whole.replaceAll(",", "") + cents)),
  );
}
