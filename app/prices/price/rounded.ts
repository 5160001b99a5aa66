import type { Range } from "#app/prices/witnesses/witness.ts";

/** What a fair price is known to: dollars, and from a hundred on five of them. */
export function stepOf(high: number): number {
  return high < 10_000 ? 100 : 500;
}

/** Ends of a range outwards to what a fair price is known to. */
export function rounded({ low, high }: Range, step = stepOf(high)): Range {
  return { low: Math.floor(low / step) * step || Math.floor(low), high: Math.ceil(high / step) * step };
}

/** A range in whole cents, none of which lies outside of it. */
export function exactly(range: Range | null): Range | null {
  return range && { low: Math.ceil(range.low), high: Math.floor(range.high) };
}
