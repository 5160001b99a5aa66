import type { Car, Level } from "#app/prices/car/car.ts";
import { type Job, parseTable } from "#app/prices/jobs/job.ts";
import type { ShopKind } from "#app/prices/labor/labor-rate.ts";
import { disagreement, type Range, type Voice, type Witness } from "#app/prices/witnesses/witness.ts";

/**
 * How far the published middle was from fair prices of a job that hands had named, in logarithms: on how many lines, the error, and by how
 * much fair prices lay above the middle (`off`).
 */
export type Spreads = Map<string, { lines: number; error: number; off: number }>;

/** Reads the table of errors, which `npm run prices:spread` writes. */
export function parseSpreads(table: string): Spreads {
  return new Map(
    parseTable(table, ["job", "lines", "error", "off"]).map((row) => [
      row.job ?? "",
      { lines: Number(row.lines), error: Number(row.error), off: Number(row.off) },
    ]),
  );
}

/** Fewer witnesses than this say little together. */
export const FEW = 3;
/**
 * The ends of a range lie this many errors from its middle: of 900 lines of five hands that nobody has looked at, 4.8 percent of fair prices lie
 * above the upper one, and 75.4 of those raised by 40 percent do; `npm run prices:spread` prints others.
 */
const ENDS = 1.44;
/** The error of a job whose prices were never checked: that of most that were; it weighs like so many lines. */
const UNCHECKED = { error: 0.12, lines: 8 };
/** European and sports cars differ more among themselves than their class says. */
const DEAR = 0.07;

/**
 * So many fair prices count as much as that nothing was measured: of a job, of cars of a class at a kind of shop, and of the job at such
 * a shop. Measured on hands that were left out (tests/bench/prices.ts).
 */
const UNMEASURED = { job: 6, cars: 20, atShop: 10 };

/** A job, or cars of a class, at a kind of shop: by one name. */
export function shopName(name: string, shop: ShopKind): string {
  return `${name} @ ${shop}`;
}

/** What is asked for works of which nothing was measured, by one name. */
export const ALL_WORKS = "all works";

/** By how much fair prices of a job lie above the published middle (a logarithm): as those of all works, but for what was measured of it. */
export function aboveOf(spreads: Spreads, job: string): number {
  return drawn(spreads, job, UNMEASURED.job, ALL_WORKS);
}

/** And beyond what was measured of the job, those of such cars at such a shop. */
export function carsAboveOf(spreads: Spreads, level: Level, shop: ShopKind | null): number {
  return shop ? drawn(spreads, shopName(level, shop), UNMEASURED.cars) : 0;
}

/** What was measured of a name, drawn by so many lines to what was measured of all of its kind, or to nothing. */
function drawn(spreads: Spreads, name: string, against: number, ofAll?: string): number {
  const [all, own] = [ofAll === undefined ? undefined : spreads.get(ofAll), spreads.get(name)];
  const lines = own?.lines ?? 0;
  return ((own?.off ?? 0) * lines + (all?.off ?? 0) * against) / (lines + against);
}

/** How many times the published middle is asked today for this job on this car, at this kind of shop. */
export function askedToday(spreads: Spreads, { job, car, place }: Known): number {
  const atShop = place.shop ? drawn(spreads, shopName(job.job, place.shop), UNMEASURED.atShop) : 0;
  return Math.exp(aboveOf(spreads, job.job) + carsAboveOf(spreads, car.level, place.shop) + atShop);
}

/** What several works cost more or less than their sum where nothing was measured of just these. */
export const TOGETHER = "several works";
/** So many fair prices of just these works count as much as what was measured of all. */
const OF_ALL = 8;

/** Works that one price is asked for, by one name. */
export function togetherName(jobs: Job[]): string {
  return jobs
    .map(({ job }) => job)
    .toSorted((a, b) => a.localeCompare(b, "en"))
    .join(" + ");
}

/** How many times the sum of their prices is asked for works that are done in one go: a radiator's price holds its coolant. */
export function askedTogether(spreads: Spreads, jobs: Job[]): number {
  return Math.exp(drawn(spreads, togetherName(jobs), OF_ALL, TOGETHER));
}

type Known = { car: Car; place: { state: string | null; shop: ShopKind | null }; job: Job };

/**
 * Half the width of a range in logarithms: nine of ten fair prices lie within. What is not known about the car and the place, the
 * error that was measured for the job, how few speak of it, and never less than the witnesses are apart.
 */
export function spreadOf(spreads: Spreads, voices: Voice[], { car, place, job }: Known): number {
  const apart = disagreement(voices);
  const regulated = job.kind === "fee" || job.system === "Inspection";
  const unknownCar = regulated ? 0 : { vin: 0, model: 0.02, make: 0.12, nothing: 0.2 }[car.known];
  const unknownPlace = (place.state ? 0 : 0.05) + (place.shop ? 0 : 0.06);
  const dear = !regulated && /^(?:european luxury|sports)$/.test(car.level) ? DEAR : 0;
  const base = Math.hypot(errorOf(spreads, voices, job, apart), unknownCar, unknownPlace, dear);
  return Math.min(0.75, Math.max(ENDS * base, apart));
}

/** What was measured, drawn towards what is expected of such a job the more the fewer lines were measured. */
function errorOf(spreads: Spreads, voices: Voice[], job: Job, apart: number): number {
  const said = spreads.get(job.job);
  const alone = voices.length === 1 ? Math.log((voices[0]?.high ?? 1) / (voices[0]?.low || 1)) / 4 : 0;
  const few = voices.length < 2 ? 0.08 : voices.length < FEW ? 0.05 : 0;
  const expected = Math.hypot(UNCHECKED.error, apart * 0.3, Math.min(0.2, alone * 0.6), few);
  const lines = said?.lines ?? 0;
  return Math.sqrt((lines * (said?.error ?? 0) ** 2 + UNCHECKED.lines * expected ** 2) / (lines + UNCHECKED.lines));
}

/**
 * What all who speak call usual, of one car: of a figure for all cars the low end is that of the smallest and the high end that of
 * the dearest, `apart` times the midsize one. Null where no two authors speak, or nothing is left in common.
 */
export function agreedBy(
  witnesses: Witness[],
  pick: (witness: Witness) => Range | null,
  apart: { small: number; large: number },
): Range | null {
  const said = witnesses.flatMap((witness) => {
    const range = witness.old ? null : pick(witness);
    return range ? [{ author: witness.author, range }] : [];
  });
  if (new Set(said.map(({ author }) => author)).size < 2) return null;
  const low = Math.max(...said.map(({ range }) => range.low)) / apart.small;
  const high = Math.min(...said.map(({ range }) => range.high)) / apart.large;
  return low < high ? { low, high } : null;
}

/** A range ends `spread` (a logarithm) from its middle, and never inside what all agree on; all three of one place and car. */
export function endsOf(middle: number, spread: number, agreed: Range | null): Range {
  const [low, high] = [middle / Math.exp(spread), middle * Math.exp(spread)];
  return { low: Math.min(low, agreed?.low ?? low), high: Math.max(high, agreed?.high ?? high) };
}
