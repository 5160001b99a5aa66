import { parseTable } from "#app/prices/jobs/job.ts";

/** What car repair costs by year, as an index without a unit: `prisma/price-guide/price-index.tsv`, oldest first. */
export type PriceIndex = { year: number; index: number }[];

/** Reads the table of the index. Throws when a column is missing. */
export function parsePriceIndex(table: string): PriceIndex {
  return parseTable(table, ["year", "index", "url"])
    .map((row) => ({ year: Number(row.year), index: Number(row.index) }))
    .toSorted((a, b) => a.year - b.year);
}

/** How many times as dear as in that year car repair is in the last year of the index; between two years that it names, in even steps. */
export function dearerSince(prices: PriceIndex, year: number): number {
  const last = prices.at(-1);
  const before = prices.findLast((each) => each.year <= year);
  const after = prices.find((each) => each.year >= year);
  if (!last || !before || !after) return 1;
  const part = after.year > before.year ? (year - before.year) / (after.year - before.year) : 0;
  return last.index / (before.index * (after.index / before.index) ** part);
}
