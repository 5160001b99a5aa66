import { isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/**
 * "Sum 1,880.86  Sales tax 155.17  Amount payable 2,036.03", "Net, Tax, Gross": an amount under the tax that lines and tax make
 * is the total, whatever it is called, and what was taken for the total is the sum before it.
 */
export function withHigherTotal(settled: Settled, rows: Row[], said: SummaryAmount[]): Settled {
  if (!settled.reconciles) return settled;
  const off = settled.discounts.reduce((sum, amount) => sum + Math.abs(amount.cents), 0);
  const less = settled.negative.reduce((sum, line) => sum + (line.totalPrice ?? 0), off * -1);
  const sum = settled.items.reduce((all, { line }) => all + (line.totalPrice ?? 0), less);
  const tax = said.findLast((amount) => amount.kind === "tax" && amount.cents > 0);
  if (!tax || (settled.total !== null && Math.abs(settled.total - sum) > SLACK)) return settled;
  const whole = sum + tax.cents;
  const under = rows.slice(rows.indexOf(tax.row) + 1, rows.indexOf(tax.row) + 8).flatMap((row) => row.cells);
  const total = under
    .flatMap((cell) => (isMoney(cell.printed) ? [toCents(cell.printed.value)] : []))
    .find((cents) => Math.abs(cents - whole) <= SLACK);
  if (total === undefined) return settled;
  return { ...settled, total, tax: tax.cents, subtotal: settled.subtotal ?? settled.total };
}
