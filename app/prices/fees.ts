import type { Car } from "#app/prices/car/car.ts";
import { isCoreDeposit } from "#app/prices/core-deposit.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Line } from "#app/prices/jobs/groups/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import type { Judgement, Question } from "#app/prices/judgement.ts";
import { type Price, priceOf } from "#app/prices/price/price.ts";
import { HOOK_UP, isByTheMile, towRange } from "#app/prices/tow.ts";
import { dollars, oddsOf, verdictOf, whoSays } from "#app/prices/verdict.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/**
 * Shop supplies are charged as a share of the work, up to a most: seven percent and more draws complaints, and the dearest invoice
 * that is published asked $67. What is disposed of grows little with the bill: figures of $3 to $7 an order are published, old ones too.
 */
const SHARES = { supplies: { share: 0.07, most: 7_500 }, disposal: { share: 0.02, most: 2_000 } };

function shareOf({ job }: Job) {
  if (/^(?:Shop supplies|Shop fee|Consumables)/.test(job)) return SHARES.supplies;
  return /^(?:Environmental|Hazardous|Disposal)/.test(job) ? SHARES.disposal : null;
}

const BY_THE_DAY = /per day/;

/** What a fee usually comes to, in cents; null where no published figure speaks of it. `rest` is the work it is charged on. */
function feeRange(job: Job, price: Price | null, times: number, rest: number): Range | null {
  if (!price) return null;
  const many = job.unit === "each" || BY_THE_DAY.test(job.job) ? times : 1;
  const each = { low: price.low * many, high: price.high * many };
  const charged = shareOf(job);
  if (!charged) return { low: Math.floor(each.low), high: Math.ceil(each.high) };
  // A share of work that is not on the paper is no share of anything.
  if (rest <= 0) return null;
  const usual = Math.min(rest * charged.share, charged.most);
  return {
    low: Math.min(100, Math.floor(each.low)),
    high: Math.ceil(Math.max(Math.min(each.high, charged.most), usual)),
  };
}

function hookOf(guide: Guide, car: Car, place: Pick<Question, "state" | "shop">): Price | null {
  const hook = guide.byName.get(HOOK_UP);
  return hook ? priceOf(guide, hook, car, place) : null;
}

/** A fee beside what is usual for it; nothing where no published figure speaks of it. */
export function judgeFee(
  guide: Guide,
  job: Job,
  { car, question, line, rest }: { car: Car; question: Question; line: Line; rest: number },
): Partial<Judgement> {
  if (isCoreDeposit(line)) return {};
  const place = { state: question.state, shop: question.shop };
  const price = priceOf(guide, job, car, place);
  const times = Math.max(1, Math.round(line.quantity ?? 1));
  const range = isByTheMile(job)
    ? price && towRange(price, hookOf(guide, car, place), line)
    : feeRange(job, price, times, rest);
  if (!range) return {};
  const sources = price?.sources ?? [];
  const ranged = { range, sources, confidence: "low" as const };
  if (line.total === null || line.total <= 0) return { ...ranged, reason: "There is no price on this line to judge." };
  const verdict = verdictOf(line.total, range);
  const share = shareOf(job) && rest > 0 ? ` It is ${Math.round((line.total / rest) * 100)}% of the work.` : "";
  const word = {
    usual: "A usual fee",
    low: "Below what is usual",
    high: "Above what is usual",
    very_high: "Far above what is usual",
  }[verdict];
  return {
    ...ranged,
    verdict,
    odds: oddsOf(line.total, range),
    reason: `${word}: ${dollars(range.low)} to ${dollars(range.high)} (${whoSays(sources)}).${share}`,
  };
}
