import type { ReadLine } from "#app/quote-reader/reading.ts";

/** Fills in quantities and unit prices that are not printed but follow to the cent from the other and the total, and marks them. */
export function withDerived(items: ReadLine[]): ReadLine[] {
  const shares = items.flatMap((item) => (isBeside(item) ? [(item.totalPrice ?? 0) / (item.unitPrice ?? 1)] : []));
  // "Dealer price 100.00, your price 80.00", line after line: another price, and no eight tenths of a piece.
  const isShare = (times: number) =>
    shares.length > 1 && shares.every((share) => Math.abs(share - times) < 0.002) && !Number.isInteger(times);
  return items.map((item) => (isBeside(item) ? withQuantity(item, isShare) : withUnitPrice(item)));
}

/** A price stands beside the amount, and no quantity. */
function isBeside({ quantity, unitPrice, totalPrice }: ReadLine): boolean {
  return quantity === null && unitPrice !== null && unitPrice > 0 && totalPrice !== null && totalPrice > 0;
}

function withQuantity(item: ReadLine, isShare: (times: number) => boolean): ReadLine {
  const times = (item.totalPrice ?? 0) / (item.unitPrice ?? 1);
  const quantity = Math.round(times * 20) / 20;
  // "0.9 h, 129.95, parts 58.49": what makes the total by nearly a quantity is the rate of something else.
  const follows = Math.round(quantity * (item.unitPrice ?? 0)) === item.totalPrice;
  if (!isQuantity(times) || !follows || isShare(times)) return { ...item, unitPrice: null };
  return { ...item, quantity, derived: ["quantity"] };
}

function withUnitPrice(item: ReadLine): ReadLine {
  const { quantity, unitPrice, totalPrice } = item;
  if (!quantity || quantity < 0 || unitPrice !== null || !totalPrice) return item;
  const unit = Math.round(totalPrice / quantity);
  return Math.round(unit * quantity) === totalPrice ? { ...item, unitPrice: unit, derived: ["unitPrice"] } : item;
}

/** Pieces, or hours in twentieths. */
export function isQuantity(times: number): boolean {
  return times > 0 && times <= 60 && Math.abs(times * 20 - Math.round(times * 20)) < 0.02;
}
