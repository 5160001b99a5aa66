import type { Job } from "#app/prices/jobs/job.ts";
import type { Price } from "#app/prices/price.ts";
import type { Range } from "#app/prices/witness.ts";

/** Shop supplies are charged as a share of the work: seven percent and more draws complaints, so the range ends there. */
const SUPPLIES_SHARE = 0.07;

export function isSupplies(job: Job): boolean {
  return /^(?:Shop supplies|Shop fee|Consumables|Environmental|Hazardous|Disposal)/.test(job.job);
}

/** What a fee usually comes to, in cents; null where no published figure speaks of it. `rest` is the work it is charged on. */
export function feeRange(job: Job, price: Price | null, times: number, rest: number): Range | null {
  if (!price) return null;
  const each = {
    low: price.low * (job.unit === "each" ? times : 1),
    high: price.high * (job.unit === "each" ? times : 1),
  };
  if (!isSupplies(job)) return { low: Math.floor(each.low), high: Math.ceil(each.high) };
  return { low: Math.min(100, Math.floor(each.low)), high: Math.ceil(Math.max(each.high, rest * SUPPLIES_SHARE)) };
}
