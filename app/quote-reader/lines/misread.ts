import { isQuantity } from "#app/quote-reader/lines/derive.ts";
import type { ReadLine } from "#app/quote-reader/reading.ts";

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
