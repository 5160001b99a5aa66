import { namesOf } from "#app/platform/known.ts";
import type { Range, Source } from "#app/prices/witnesses/witness.ts";

export type Verdict = "low" | "usual" | "high" | "very_high";

/** A price is said to be low further out than high: leaving something out is rarer than asking too much. */
const LOW_FROM = 0.86;
const VERY_HIGH_FROM = 1.4;

/** What a price is beside its range. */
export function verdictOf(quoted: number, { low, high }: Range): Verdict {
  if (quoted > high * VERY_HIGH_FROM) return "very_high";
  if (quoted > high) return "high";
  return quoted < low * LOW_FROM ? "low" : "usual";
}

/**
 * Where fair prices lie beside their range, as logarithms: 0 is its low end, 1 its high end. How many of 3,845 prices that hands called fair, each
 * left out of what was measured, lay at or above it.
 */
const AT_LEAST: [place: number, share: number][] = [
  [-1, 0.997],
  [-0.5, 0.99],
  [-0.25, 0.98],
  [0, 0.95],
  [0.1, 0.919],
  [0.2, 0.874],
  [0.3, 0.801],
  [0.4, 0.696],
  [0.5, 0.575],
  [0.6, 0.428],
  [0.7, 0.28],
  [0.8, 0.178],
  [0.9, 0.105],
  [1, 0.066],
  [1.1, 0.039],
  [1.25, 0.018],
  [1.5, 0.009],
  [2, 0.002],
  [3, 0],
];

/** How often a fair price is at least this high: 0 to 1, between what was measured. */
export function oddsOf(quoted: number, { low, high }: Range): number {
  if (high <= low) return quoted > high ? 0 : quoted < low ? 1 : 0.5;
  const place = Math.log(quoted / low) / Math.log(high / low);
  const next = AT_LEAST.findIndex(([at]) => at >= place);
  const [after, before] = [AT_LEAST[next], AT_LEAST[next - 1]];
  if (!after) return 0;
  if (!before) return 1;
  const share = before[1] + ((after[1] - before[1]) * (place - before[0])) / (after[0] - before[0]);
  return Math.round(share * 1000) / 1000;
}

const GRADE_WORDS = {
  A: ["survey or large collection of bills", "surveys or large collections of bills"],
  B: ["known price guide or shop's list", "known price guides or shops' lists"],
  C: ["trade article", "trade articles"],
  D: ["compiled list", "compiled lists"],
} as const;

/** Who says so, in words a person knows: "one survey and three trade articles, 2024 to 2026". */
export function whoSays(sources: Source[]): string {
  const counts = namesOf(GRADE_WORDS).flatMap((grade) => {
    const count = sources.filter((source) => source.grade === grade).length;
    const [one, many] = GRADE_WORDS[grade];
    return count === 0 ? [] : [count === 1 ? `one ${one}` : `${inWords(count)} ${many}`];
  });
  const years = sources.flatMap(({ date }) => /\d{4}/.exec(date ?? "")?.[0] ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  const when = !first ? "" : first === last ? `, ${first}` : `, ${first} to ${last}`;
  return counts.length > 1
    ? `${counts.slice(0, -1).join(", ")} and ${counts.at(-1)}${when}`
    : `${counts[0] ?? ""}${when}`;
}

/** Up to ten in letters. */
export function inWords(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][count] ?? String(count);
}

/** Dollars as a person says them: no cents above ten dollars. */
export function dollars(cents: number): string {
  const exact = cents < 1_000 && cents % 100 !== 0;
  return `$${(cents / 100).toFixed(exact ? 2 : 0).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}

export type Placement = {
  where: "below" | "inside" | "above" /** Cents outside the range; 0 inside. */;
  by: number;
  percent: number;
};

/** Where a price lies beside a range, and by how much of the nearer end it misses it. */
export function placeInRange(cents: number, { low, high }: Range): Placement {
  if (cents < low) return { where: "below", by: low - cents, percent: Math.round(((low - cents) / low) * 100) };
  if (cents > high) return { where: "above", by: cents - high, percent: Math.round(((cents - high) / high) * 100) };
  return { where: "inside", by: 0, percent: 0 };
}
