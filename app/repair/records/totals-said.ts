import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

/** What a line of an entry cost, and at first: "$1,180.00 (originally $1,240.00)". Both as the record keeps them, in dollars. */
export function priceSaid({ price, originalPrice }: { price: string; originalPrice: string }): string {
  const first = price === originalPrice ? "" : ` (originally ${formatMoney(toCents(originalPrice))})`;
  return formatMoney(toCents(price)) + first;
}

type Totals = {
  kind: string;
  totalBefore: number | null;
  totalAfter: number | null;
  lines?: readonly { from?: string; to?: string }[];
};

/** What an entry of the record did to the sums, in words; null where it did nothing to them. Cents. */
export function totalsSaid({ kind, totalBefore: before, totalAfter: after, lines = [] }: Totals): string | null {
  if (before === null || after === null) return null;
  // Entries of before count what was quoted; nobody had authorized it.
  if (kind === "item_edited" && lines.some(({ to }) => to === "quote_analyzed")) return null;
  if (kind === "payment") return `Due before ${formatMoney(before)}, after ${formatMoney(after)}`;
  if (kind === "invoice_changed") return `Invoice before ${formatMoney(before)}, after ${formatMoney(after)}`;
  if (kind === "invoice_created") return `Work ${formatMoney(before)}, with tax and fee ${formatMoney(after)}`;
  if (before !== after) return `Authorized before ${formatMoney(before)}, after ${formatMoney(after)}`;
  return kind === "repair_approved" ? `Authorized work ${formatMoney(after)}` : null;
}
