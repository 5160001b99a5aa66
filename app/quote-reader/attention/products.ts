import { agrees } from "#app/quote-reader/layout/numbers.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";

/**
 * What a number and a price of one make in their own row is what is charged, in whatever order the columns stand: "2, $130.00, $65.00"
 * charges 130. Where the price looks more like it, the two change their odds, in `chances` itself.
 */
export function withProductsCharged(entries: Entry[], chances: Float32Array[]): void {
  const line = (at: number) => chances[at]?.[ROLES.line] ?? 0;
  for (const at of Map.groupBy(entries.keys(), (at) => entries[at]?.row).values()) {
    for (const price of at) {
      const product = at.find((other) => isProduct(entries[other] as Entry, entries[price] as Entry));
      if (product === undefined || line(price) <= line(product)) continue;
      const [own, others] = [chances[price] as Float32Array, chances[product] as Float32Array];
      [chances[price], chances[product]] = [others, own];
    }
  }
}

/** Whether another number of the row times the price makes it. */
function isProduct(product: Entry, { row, cell, cents }: Entry): boolean {
  if (product.cents <= cents || cents <= 0) return false;
  return row.cells.some((other) => {
    const printed = other.printed;
    if (other === cell || other === product.cell || printed?.kind !== "number" || printed.percent) return false;
    return printed.value > 1 && agrees(printed.value, cents, product.cents);
  });
}
