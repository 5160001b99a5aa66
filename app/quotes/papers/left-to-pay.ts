import { formatMoney } from "#app/platform/format.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";

type Paper = Partial<Pick<QuoteReading, "kind" | "deductible" | "sums">>;

/** What a paper says of its total that is not left to pay: a share of one's own, by an insurer's estimate, or what was paid; empty where it says nothing. Cents. */
export function leftSaid(total: number | null, paper: Paper | undefined): string {
  if (!total || !paper) return "";
  const { kind, deductible } = paper;
  if (kind === "insurance" && deductible && deductible < total)
    return `It prints a deductible of ${formatMoney(deductible)}, your own share; net of it ${formatMoney(total - deductible)} is left.`;
  const paid = paidOf(total, paper.sums ?? []);
  return paid
    ? `It says that ${formatMoney(paid)} of it was paid; ${formatMoney(total - paid)} is left to pay the shop.`
    : "";
}

/** What was paid of a total, where the paper also prints what is left: a way to pay and what a month costs are printed as well. */
function paidOf(total: number, sums: NonNullable<QuoteReading["sums"]>): number | null {
  const due = sums.filter(({ kind }) => kind === "due").map(({ amount }) => Math.abs(amount));
  const paid = sums.filter(({ kind }) => kind === "payment").map(({ amount }) => Math.abs(amount));
  const all = paid.reduce((sum, amount) => sum + amount, 0);
  return [...paid, all].find((amount) => amount > 0 && amount < total && due.includes(total - amount)) ?? null;
}
