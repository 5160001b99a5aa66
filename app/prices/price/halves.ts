/** What the parts and what the labor of a work are asked for where a line names them alone: each is known by itself. */
import type { Car } from "#app/prices/car/car.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { ShopKind } from "#app/prices/labor/labor-rate.ts";
import { ALL_WORKS, endsOf, type Spreads } from "#app/prices/price/spread.ts";
import { disagreement, type Range, times, type Voice } from "#app/prices/witnesses/witness.ts";

export type Half = "parts" | "labor";
export type Halves = Record<Half, Range | null>;

export const NO_HALVES: Halves = { parts: null, labor: null };

/** The half of a job, by one name; of all jobs without one. */
export function halfName(half: Half, job = ALL_WORKS): string {
  return `${job} : ${half}`;
}

/**
 * So many errors from its middle a half's range ends: fair parts of hands that were left out seldom lie above even a narrow one, and of labor that
 * names its hours the rate says what is dear (`at-said-hours.ts`), so hours may differ further from engine to engine.
 */
const HALF_ENDS: Record<Half, { low: number; high: number }> = {
  parts: { low: 1.2, high: 1.2 },
  labor: { low: 1.46, high: 2.7 },
};

/** So many prices of a job's half count as much as what was measured of the halves of all jobs: where they lie, and how far apart. */
const OF_ALL = { off: 1.5, error: 8 };

/** Where fair prices of halves that were measured with a job lie above the published middle, as a logarithm. */
export function halfAbove(sum: number, lines: number, ofAll: number): number {
  return (sum + ofAll * OF_ALL.off) / (lines + OF_ALL.off);
}

type Known = { car: Car; place: { state: string | null; shop: ShopKind | null }; job: Job };

/**
 * Around a middle (cents) as far as fair prices of that half were from it, and no narrower than those who publish it are apart, or than the only
 * page where no price of it was measured. Null where nothing of halves was measured.
 */
export function halfOf(
  spreads: Spreads,
  half: Half,
  middle: number,
  { car, place, job, voices }: Known & { voices: Voice[] },
): Range | null {
  const [all, own] = [spreads.get(halfName(half)), spreads.get(halfName(half, job.job))];
  if (!all || middle <= 0) return null;
  const lines = own?.lines ?? 0;
  const measured = ((own?.error ?? 0) ** 2 * lines + all.error ** 2 * OF_ALL.error) / (lines + OF_ALL.error);
  const unknownCar = { vin: 0, model: 0, make: 0.12, nothing: 0.2 }[car.known];
  const unknownPlace = (place.state ? 0 : 0.05) + (place.shop ? 0 : 0.06);
  const error = Math.hypot(Math.sqrt(measured), unknownCar, unknownPlace);
  const center = middle * Math.exp(halfAbove((own?.off ?? 0) * lines, lines, all.off));
  const [alone] = voices;
  const page = alone && voices.length === 1 && lines < 1 ? times(alone, center / alone.middle) : null;
  const wide = (end: "low" | "high") => Math.max(HALF_ENDS[half][end] * error, disagreement(voices));
  return { low: endsOf(center, wide("low"), page).low, high: endsOf(center, wide("high"), page).high };
}
