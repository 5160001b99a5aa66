import { isQuantity } from "#app/quote-reader/lines/derive.ts";
import type { Settled } from "#app/quote-reader/lines/reconcile.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";

/** A photographed subtotal that fits neither the lines nor the total, although those fit each other, was misread. */
export function dropMisreadSubtotal(settled: Settled): void {
  if (!settled.reconciles || settled.subtotal === null || settled.total === null) return;
  const lines = settled.items.reduce((sum, { line }) => sum + (line.totalPrice ?? 0), 0);
  const off = settled.discounts.reduce((sum, amount) => sum + Math.abs(amount.cents), 0);
  const fees = settled.items.reduce((sum, { line }) => sum + (line.type === "Fee" ? (line.totalPrice ?? 0) : 0), 0);
  const fitting = [
    lines,
    lines - off,
    lines - fees,
    lines - fees - off,
    settled.total,
    settled.total - (settled.tax ?? 0),
  ];
  const subtotal = settled.subtotal;
  if (!fitting.some((sum) => Math.abs(sum - subtotal) <= 2)) settled.subtotal = null;
}

/** Where nothing proves a line's amount and its own figures contradict each other, the amount may be what was misread. */
export function withoutDoubt(item: ReadLine): ReadLine {
  const { unitPrice, totalPrice } = item;
  if (item.reconciles !== false || !unitPrice || totalPrice === null) return item;
  return isQuantity(totalPrice / unitPrice)
    ? { ...item, quantity: null, reconciles: null }
    : { ...item, unitPrice: null, totalPrice: null, reconciles: null };
}

/** On a photograph whose sum fits, a quantity or price that does not make its line's amount was misread: none is better. */
export function withoutMisread(item: ReadLine): ReadLine {
  const { quantity, unitPrice, totalPrice, reconciles } = item;
  if (unitPrice === null || totalPrice === null || unitPrice === 0) return item;
  if (quantity === null) return isQuantity(totalPrice / unitPrice) ? item : { ...item, unitPrice: null };
  if (reconciles !== false) return item;
  return isQuantity(totalPrice / unitPrice)
    ? { ...item, quantity: null, reconciles: null }
    : { ...item, unitPrice: null, reconciles: null };
}
