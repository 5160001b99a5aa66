import { formatMoney } from "#app/platform/format.ts";

type Totals = { kind: string; totalBefore: number | null; totalAfter: number | null };

/** What an entry of the record did to the sums, in words; null where it did nothing to them. Cents. */
export function totalsSaid({ kind, totalBefore: before, totalAfter: after }: Totals): string | null {
  if (before === null || after === null) return null;
  if (kind === "payment") return `Due before ${formatMoney(before)}, after ${formatMoney(after)}`;
  if (kind === "invoice_created") return `Work ${formatMoney(before)}, with tax and fee ${formatMoney(after)}`;
  if (before !== after) return `Authorized before ${formatMoney(before)}, after ${formatMoney(after)}`;
  return kind === "repair_approved" ? `Authorized work ${formatMoney(after)}` : null;
}
