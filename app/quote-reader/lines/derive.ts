import type { ReadLine } from "#app/quote-reader/reading.ts";

/** Fills in the quantity or unit price that is not printed but follows to the cent from the other and the total, and marks it. */
export function withDerived(item: ReadLine): ReadLine {
  const { quantity, unitPrice, totalPrice } = item;
  if (totalPrice === null || totalPrice <= 0) return item;
  if (quantity !== null && quantity > 0 && unitPrice === null) {
    const unit = Math.round(totalPrice / quantity);
    return Math.round(unit * quantity) === totalPrice ? { ...item, unitPrice: unit, derived: ["unitPrice"] } : item;
  }
  if (quantity === null && unitPrice !== null && unitPrice > 0) {
    const times = totalPrice / unitPrice;
    return isQuantity(times) ? { ...item, quantity: Math.round(times * 20) / 20, derived: ["quantity"] } : item;
  }
  return item;
}

/** Pieces, or hours in twentieths. */
export function isQuantity(times: number): boolean {
  return times > 0 && times <= 60 && Math.abs(times * 20 - Math.round(times * 20)) < 0.02;
}
