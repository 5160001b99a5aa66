import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Price } from "#app/prices/price/price.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

const BY_THE_MILE = "Towing, per mile";
export const HOOK_UP = "Towing, hook-up (local)";
const MILES = /(?<![\d.])(\d{1,3})(?:\.\d)? ?(?:mi|miles)\b/i;

export function isByTheMile({ job }: Job): boolean {
  return job === BY_THE_MILE;
}

/**
 * What a tow by the mile comes to, in cents: its miles by their quantity, and with the hook-up where the line says how far the car was
 * towed. Null where nobody says how many miles.
 */
export function towRange(mile: Price, hook: Price | null, { description, quantity }: Line): Range | null {
  const times = (range: Range, count: number) => {
    return { low: Math.floor(range.low * count), high: Math.ceil(range.high * count) };
  };
  if ((quantity ?? 1) > 1) return times(mile, quantity ?? 1);
  const miles = Number(MILES.exec(description)?.[1] ?? 0);
  if (miles <= 0 || !hook) return null;
  const all = times(mile, miles);
  return { low: Math.floor(hook.low) + all.low, high: Math.ceil(hook.high) + all.high };
}
