import type { Range } from "#app/prices/witnesses/witness.ts";

/** What a fair price is known to: dollars, and from a hundred on five of them. */
export function stepOf(high: number): number {
  return high < 10_000 ? 100 : 500;
}

/** Ends of a range outwards to what a fair price is known to. */
export function rounded({ low, high }: Range, step = stepOf(high)): Range {
  return { low: Math.floor(low / step) * step || Math.floor(low), high: Math.ceil(high / step) * step };
}
