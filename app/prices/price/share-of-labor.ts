import type { Job } from "#app/prices/jobs/job.ts";
import { NATIONAL_RATE } from "#app/prices/labor/labor-rate.ts";
import { USUAL_SHARE } from "#app/prices/price/scale.ts";
import { quantile, type Voice } from "#app/prices/witnesses/witness.ts";

/** What is looked at, measured or taught needs no goods. */
const WITHOUT_GOODS = /^(?:inspect|program|calibrate)$/;

type Shares = { book: { hours: number; parts: number } | undefined; hours: Voice[]; parts: Voice[] };

/** How much of a price (cents) is labor: 0 to 1. */
export function shareOfLabor({ action }: Job, { book, hours, parts }: Shares, typical: number): number {
  if (book) return (book.hours * NATIONAL_RATE) / Math.max(1, book.hours * NATIONAL_RATE + book.parts);
  if (hours.length > 0) return Math.min(0.95, Math.max(0.1, (quantile(hours, 0.5) * NATIONAL_RATE) / typical));
  if (parts.length > 0) return Math.min(0.9, Math.max(0.05, 1 - quantile(parts, 0.5) / typical));
  return WITHOUT_GOODS.test(action) ? 1 : USUAL_SHARE;
}
