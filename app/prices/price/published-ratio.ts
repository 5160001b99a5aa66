import type { Car } from "#app/prices/car/car.ts";
import type { TierRatios } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/jobs/job.ts";

/** The one table that compares makes moves what the scale says most of the way to itself. */
export function publishedRatio(tiers: Map<string, TierRatios>, { job }: Job, car: Car, own: number): number {
  const row = tiers.get(TIER_ROWS[job] ?? job);
  const said = car.level === "european luxury" ? row?.european : car.level === "japanese luxury" ? row?.japanese : null;
  return said ? Math.min(1.35, Math.max(0.85, (said / own) ** 0.7)) : 1;
}

const TIER_ROWS: Record<string, string> = {
  "Timing belt": "Timing belt, 4-cylinder",
  "Timing chain": "Timing chain repair",
  "Struts (pair)": "Struts/shocks (per axle)",
  "Shock absorbers (pair)": "Struts/shocks (per axle)",
  "Oil change": "Oil change, full synthetic",
};
