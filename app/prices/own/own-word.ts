import type { Car } from "#app/prices/car/car.ts";
import type { Guide } from "#app/prices/guide.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { laborRate } from "#app/prices/labor/labor-rate.ts";
import { stateCode } from "#app/prices/place/states.ts";
import { NO_HALVES } from "#app/prices/price/halves.ts";
import { type Place, type Price, priceOf } from "#app/prices/price/price.ts";
import type { Range } from "#app/prices/witnesses/witness.ts";

/** The tiers for which an administrator may correct a price. */
export type Tier = "economy" | "mid" | "german_lux" | "japanese_lux" | "ev";

/** An admin's word on a job, newest wins; `tier` null is for all cars, `region` null for every state. Cents and hours. */
export type Correction = {
  job: string;
  tier: string | null;
  region?: string | null;
  low: number;
  high: number;
  hours: Range | null;
  note: string;
  at: string;
  /** When it was taken back; null while it stands. */
  until?: string | null;
};
/** Totals in cents of a job on the shop's own completed invoices, and when each was billed where that is known. */
export type ShopHistory = { job: string; tier: string | null; prices: number[]; since?: string[] | null };

/** Whether it stood at a moment, or stands now. Moments as `toISOString` writes them. */
export function stood({ at, until }: Pick<Correction, "at" | "until">, moment: string | null): boolean {
  return moment === null ? !until : at <= moment && (!until || until > moment);
}

export type MarkedPrice = Price & { fromShop?: boolean; corrected?: boolean; note?: string };

/** Own invoices count from this many on. */
export const ENOUGH_INVOICES = 5;
const SHOP_HALF_WIDTH = 0.2;

/** The tier of a car, in the words of corrections. */
export function tierOf({ level, fuel }: Car): Tier {
  if (level === "electric" || fuel === "electric") return "ev";
  if (level === "economy") return "economy";
  if (level === "european" || level === "european luxury" || level === "sports") return "german_lux";
  return level === "mainstream" || level === "domestic" ? "mid" : "japanese_lux";
}

type Asked = {
  car: Car;
  place: Place;
  text?: string;
  corrections?: Correction[];
  shopHistory?: ShopHistory[];
  /** By what the shop had said until then; null and nothing is now. */
  moment?: string | null;
};

/** The price of a job that stands: the shop's own word where there is one, else what the witnesses say. */
export function standingPrice(
  guide: Guide,
  job: Job,
  { car, place, text = "", corrections = [], shopHistory = [], moment = null }: Asked,
): MarkedPrice | null {
  if (car.notCar) return null;
  const published = priceOf(guide, job, car, place, text);
  const word = ownWord(job, car, { corrections, shopHistory, moment, state: stateCode(place.state) });
  return word ? word.apply(published, place, guide) : published;
}

/** What this shop itself knows about a job: an administrator's correction before its own paid invoices. */
function ownWord(
  job: Job,
  car: Car,
  asked: { corrections: Correction[]; shopHistory: ShopHistory[]; moment: string | null; state: string | null },
) {
  const { corrections, shopHistory, moment, state } = asked;
  const tier = tierOf(car);
  const fitting = corrections.filter(
    (each) =>
      each.job === job.job &&
      (each.tier === null || each.tier === tier) &&
      (!each.region || each.region === state) &&
      stood(each, moment),
  );
  // The word for this state and this class of car before that for the state, for the class, and for all.
  const nearness = (each: Correction) => (each.region ? 2 : 0) + (each.tier === null ? 0 : 1);
  const nearest = Math.max(...fitting.map(nearness));
  const newest = fitting
    .filter((each) => nearness(each) === nearest)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .at(-1);
  if (newest)
    return { apply: put(newest, newest.hours, { corrected: true, note: `Set by an administrator: ${newest.note}` }) };
  const prices = shopHistory
    .filter((each) => each.job === job.job && (each.tier === null || each.tier === tier))
    .flatMap(({ prices, since }) => prices.filter((_, at) => moment === null || (since?.[at] ?? "") <= moment))
    .filter((price) => price > 0)
    .toSorted((a, b) => a - b);
  if (prices.length < ENOUGH_INVOICES) return null;
  const half = Math.floor(prices.length / 2);
  const median = prices.length % 2 === 1 ? (prices[half] ?? 0) : ((prices[half - 1] ?? 0) + (prices[half] ?? 0)) / 2;
  const range = { low: Math.round(median * (1 - SHOP_HALF_WIDTH)), high: Math.round(median * (1 + SHOP_HALF_WIDTH)) };
  return {
    apply: put(range, null, {
      fromShop: true,
      note: `Median of ${prices.length} completed invoices of this shop, ±20%.`,
    }),
  };
}

/** The published price moved onto the shop's own figure, its parts and labor in proportion. */
function put({ low, high }: Range, hours: Range | null, mark: Partial<MarkedPrice>) {
  return (price: Price | null, place: Place, guide: Guide): MarkedPrice => {
    const rate = price?.rate ?? laborRate(guide.rates, { ...place, luxury: false });
    const share = price?.labor && price.high > 0 ? price.labor.high / price.high : 0;
    const parts = price && share < 1 ? { low: low * (1 - share), high: high * (1 - share) } : null;
    const middle = (low + high) / 2;
    const none = {
      witnesses: 1,
      grades: "A",
      sources: [],
      contradicts: [],
      spread: Math.log(high / Math.max(1, low)) / 2,
    };
    return {
      ...none,
      ...price,
      low,
      high,
      middle,
      alone: NO_HALVES,
      parts: parts ?? { low, high },
      labor: share > 0 ? { low: low * share, high: high * share } : null,
      hours: hours ?? price?.hours ?? null,
      rate,
      contradicts: [],
      ...mark,
    };
  };
}
