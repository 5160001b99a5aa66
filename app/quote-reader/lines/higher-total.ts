import { isMoney, toCents } from "#app/quote-reader/layout/numbers.ts";
import type { Row } from "#app/quote-reader/layout/rows.ts";
import { SLACK } from "#app/quote-reader/lines/best-answer.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { SummaryAmount } from "#app/quote-reader/lines/totals.ts";

/**
 * "Sum 1,880.86  Sales tax 155.17  Amount payable 2,036.03", "Net, Tax, Gross": an amount under the tax that lines and tax make
 * is the total, whatever it is called, and what was taken for the total is the sum before it.
 */
export function withHigherTotal(given: Settled, rows: Row[], said: SummaryAmount[]): Settled {
  const settled = given.reconciles ? given : withoutOwnSum(given);
  if (!settled.reconciles && settled === given) return settled;
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
  return { ...settled, total, tax: tax.cents, subtotal: settled.subtotal ?? settled.total, reconciles: true };
}

/** "Together 2,345.91" under lines that make it: a sum by another name. */
function withoutOwnSum(settled: Settled): Settled {
  let sum = 0;
  for (const [index, { line }] of settled.items.entries()) {
    const amount = line.totalPrice ?? 0;
    if (index > 1 && amount > 0 && amount === sum)
      return { ...settled, items: settled.items.slice(0, index), subtotal: sum, margin: 0.3 };
    sum += amount;
  }
  return settled;
}
