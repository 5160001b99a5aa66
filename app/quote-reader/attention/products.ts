import { agrees } from "#app/quote-reader/layout/numbers.ts";
import type { Entry } from "#app/quote-reader/learned/entries.ts";
import { ROLES } from "#app/quote-reader/learned/solve.ts";

/**
 * What a number and a price of one make in their own row is what is charged, in whatever order the columns stand: "2, $130.00, $65.00"
 * charges 130. Where the price looks more like it, the two change their odds, in `chances` itself.
 */
export function withProductsCharged(entries: Entry[], chances: Float32Array[]): void {
  const seen = entries.flatMap((entry, at) => (chances[at] ? [{ entry, at, odds: chances[at] }] : []));
  const line = (odds: Float32Array) => odds[ROLES.line] ?? 0;
  for (const row of Map.groupBy(seen, ({ entry }) => entry.row).values()) {
    for (const price of row) {
      const product = row.find(({ entry }) => isProduct(entry, price.entry));
      if (!product || line(price.odds) <= line(product.odds)) continue;
      [price.odds, product.odds] = [product.odds, price.odds];
      chances[price.at] = price.odds;
      chances[product.at] = product.odds;
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
