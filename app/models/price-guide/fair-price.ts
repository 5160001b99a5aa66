import type { Grade, PriceGuide, PriceRow, Range, Source, Tier } from "#app/models/price-guide/guide.ts";
import { jobNamed } from "#app/models/price-guide/jobs.ts";
import { type LaborRate, laborRate } from "#app/models/price-guide/labor-rates.ts";
import { tierFactor, tierOfMake } from "#app/models/price-guide/tiers.ts";

export type Confidence = "high" | "medium" | "low";

/** Money in cents, hours in hours, `laborRate` in cents per hour. Null means that no source says it. */
export type FairPrice = {
  job: string;
  low: number;
  high: number;
  partsLow: number | null;
  partsHigh: number | null;
  laborLow: number | null;
  laborHigh: number | null;
  hours: Range | null;
  laborRate: (Range & { scope: string }) | null;
  tier: Tier;
  confidence: Confidence;
  sources: Source[];
  note: string;
  /** The range comes from the shop's own completed invoices. */
  fromShop: boolean;
};

/** An admin's word on a job, newest wins; `tier` null is for all tiers. Cents and hours. */
export type Correction = {
  job: string;
  tier: string | null;
  low: number;
  high: number;
  hours: Range | null;
  note: string;
  at: string;
};

/** Totals in cents of a job on the shop's own completed invoices. */
export type ShopHistory = { job: string; tier: string | null; prices: number[] };

export type PriceQuestion = {
  job: string;
  quantity: number;
  vehicle: { make: string | null; model: string | null; year: number | null };
  state: string | null;
  corrections?: Correction[];
  shopHistory?: ShopHistory[];
};

const WEIGHT: Record<Grade, number> = { A: 4, B: 3, C: 2, D: 1 };
/** The published ranges are about ±40% wide; nothing narrower is claimed from them. */
const HALF_WIDTH = 0.4;
const SHOP_HALF_WIDTH = 0.2;
/** Own invoices count from this many on. */
export const ENOUGH_INVOICES = 5;
/** Without better knowledge half of a repair is labor (AAA and RepairPal splits lie between 40 and 60 percent). */
const USUAL_LABOR_SHARE = 0.5;

/** What a job should cost on this vehicle, in this state; null when there is not enough data to say. */
export function fairPrice(guide: PriceGuide, question: PriceQuestion): FairPrice | null {
  const job = jobNamed(question.job);
  const choice = tierOfMake(question.vehicle.make);
  if (!job || choice === "beyond") return null;
  if (job.engine && choice.tier === "ev") return null;
  const factor = tierFactor(guide, job.tier, choice.tier);
  if (!factor) return null;
  const rows = guide.prices.filter((row) => job.rows.includes(row.job));
  const times = job.per === "job" ? 1 : Math.min(8, Math.max(1, Math.round(question.quantity)));
  const rate = laborRate(guide, question.state);

  const corrected = correctionFor(question, choice.tier);
  const own = ownInvoices(question, choice.tier);
  const hours = corrected?.hours ?? weighed(rows, (row) => row.hours);
  const total = weighed(rows, (row) => row.total);
  const parts = weighed(rows, (row) => row.parts);
  const labor = hours ? { low: Math.round(hours.low * rate.low), high: Math.round(hours.high * rate.high) } : null;
  const whole =
    corrected ??
    own ??
    (total ? published(total, { factor, rate, national: laborRate(guide, null), parts, labor }) : null);
  if (!whole) return null;

  const partsRange = parts ? widened(scaled(parts, factor)) : null;
  const laborRange = labor ? widened(labor) : null;
  const all = (range: Range | null, end: "low" | "high") => (range ? plain(range[end] * times) : null);
  return {
    job: job.job,
    low: own || corrected ? Math.round(whole.low * times) : plain(whole.low * times),
    high: own || corrected ? Math.round(whole.high * times) : plain(whole.high * times),
    partsLow: all(partsRange, "low"),
    partsHigh: all(partsRange, "high"),
    laborLow: all(laborRange, "low"),
    laborHigh: all(laborRange, "high"),
    hours: hours ? { low: round(hours.low * times), high: round(hours.high * times) } : null,
    laborRate: hours ? { low: rate.low, high: rate.high, scope: rate.scope } : null,
    tier: choice.tier,
    confidence: own || corrected ? "high" : confidenceOf(rows, choice),
    sources: sourcesOf(rows, rate, choice.tier, guide),
    note: noteOf({ own, corrected, choice, per: job.per, times }),
    fromShop: own !== null && !corrected,
  };
}

function correctionFor(question: PriceQuestion, tier: Tier): (Range & { hours: Range | null; note: string }) | null {
  const fitting = (question.corrections ?? []).filter(
    (each) => each.job === question.job && (each.tier === null || each.tier === tier),
  );
  const exact = fitting.filter((each) => each.tier !== null);
  const newest = (exact.length > 0 ? exact : fitting).toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  return newest ?? null;
}

function ownInvoices(question: PriceQuestion, tier: Tier): (Range & { count: number }) | null {
  const prices = (question.shopHistory ?? [])
    .filter((each) => each.job === question.job && (each.tier === null || each.tier === tier))
    .flatMap((each) => each.prices)
    .filter((price) => price > 0);
  if (prices.length < ENOUGH_INVOICES) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return {
    low: Math.round(median * (1 - SHOP_HALF_WIDTH)),
    high: Math.round(median * (1 + SHOP_HALF_WIDTH)),
    count: prices.length,
  };
}

/** The middle of the published ends, better grades and newer figures counting for more. */
function weighed(rows: PriceRow[], pick: (row: PriceRow) => Range | null): Range | null {
  const known = rows.flatMap((row) => {
    const range = pick(row);
    return range ? [{ range, weight: WEIGHT[row.source.grade] * (row.old ? 0.25 : 1) }] : [];
  });
  if (known.length === 0) return null;
  return {
    low: weightedMedian(known.map(({ range, weight }) => ({ value: range.low, weight }))),
    high: weightedMedian(known.map(({ range, weight }) => ({ value: range.high, weight }))),
  };
}

function weightedMedian(values: { value: number; weight: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, each) => sum + each.weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

/** The published range for this tier and state, never narrower than published ranges are known to be. */
function published(
  total: Range,
  by: { factor: Range; rate: LaborRate; national: LaborRate; parts: Range | null; labor: Range | null },
): Range {
  const share = by.parts && by.labor ? middle(by.labor) / (middle(by.labor) + middle(by.parts)) : USUAL_LABOR_SHARE;
  const place = 1 + share * (middle(by.rate) / middle(by.national) - 1);
  return widened(scaled(scaled(total, by.factor), { low: place, high: place }));
}

function widened(range: Range): Range {
  const mid = middle(range);
  return { low: Math.min(range.low, mid * (1 - HALF_WIDTH)), high: Math.max(range.high, mid * (1 + HALF_WIDTH)) };
}

/** To five dollars, below a hundred to one: such ranges know no cents. */
function plain(cents: number): number {
  const step = cents < 10_000 ? 100 : 500;
  return Math.round(cents / step) * step;
}

function scaled(range: Range, factor: Range): Range {
  return { low: Math.round(range.low * factor.low), high: Math.round(range.high * factor.high) };
}

function middle(range: Range): number {
  return (range.low + range.high) / 2;
}

function round(hours: number): number {
  return Math.round(hours * 10) / 10;
}

/** Grade D alone is low; a tier other than mid leans on a grade D table, so it is never high. */
function confidenceOf(rows: PriceRow[], choice: { tier: Tier; near: boolean }): Confidence {
  const fresh = rows.filter((row) => row.total && !row.old);
  const count = (grades: string) => fresh.filter((row) => grades.includes(row.source.grade)).length;
  let level = 0;
  if (count("A") >= 1 && count("ABC") >= 3) level = 2;
  else if (count("AB") >= 1 || count("C") >= 2) level = 1;
  if (choice.tier !== "mid") level = Math.min(level, 1);
  if (choice.near) level -= 1;
  return level >= 2 ? "high" : level === 1 ? "medium" : "low";
}

function sourcesOf(rows: PriceRow[], rate: LaborRate, tier: Tier, guide: PriceGuide): Source[] {
  const order = "ABCD";
  const sources = rows.map((row) => row.source).toSorted((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
  if (rate.source) sources.push(rate.source);
  if (tier !== "mid" && guide.tiers.length > 0) {
    sources.push({
      name: "Compiled service-advisor price list, for the proportion between makes",
      url: null,
      grade: "D",
      date: "2025-26",
    });
  }
  return sources.filter(
    (source, index) => sources.findIndex((other) => other.name === source.name && other.url === source.url) === index,
  );
}

type NoteFacts = {
  own: { count: number } | null;
  corrected: { note: string } | null;
  choice: { tier: Tier; near: boolean };
  per: string;
  times: number;
};

function noteOf({ own, corrected, choice, per, times }: NoteFacts): string {
  const sentences: string[] = [];
  if (corrected) sentences.push(`Set by an administrator: ${corrected.note}`);
  else if (own) sentences.push(`Median of ${own.count} completed invoices of this shop, ±20%.`);
  else sentences.push("Published prices are about ±40% wide, and so is this range.");
  if (per === "axle") sentences.push(times > 1 ? `For ${times} axles.` : "For one axle.");
  if (per === "side") sentences.push(times > 1 ? `For ${times} sides.` : "For one side.");
  if (per === "each") sentences.push(times > 1 ? `For ${times} of them.` : "For one of them.");
  if (!own && !corrected && choice.tier !== "mid") sentences.push("Adjusted to the make by one source of grade D.");
  if (choice.near) sentences.push("The make's price level is an estimate.");
  return sentences.join(" ");
}

export type Placement = {
  where: "below" | "inside" | "above" /** Cents outside the range; 0 inside. */;
  by: number /** Of the nearer end. */;
  percent: number;
};

/** Where a quoted price lies in a range. `part` compares it with the parts or the labor alone; null when that is not known. */
export function placeInRange(
  quotedCents: number,
  price: FairPrice,
  part: "total" | "parts" | "labor" = "total",
): Placement | null {
  const low = part === "total" ? price.low : part === "parts" ? price.partsLow : price.laborLow;
  const high = part === "total" ? price.high : part === "parts" ? price.partsHigh : price.laborHigh;
  if (low === null || high === null) return null;
  if (quotedCents < low)
    return { where: "below", by: low - quotedCents, percent: Math.round(((low - quotedCents) / low) * 100) };
  if (quotedCents > high)
    return { where: "above", by: quotedCents - high, percent: Math.round(((quotedCents - high) / high) * 100) };
  return { where: "inside", by: 0, percent: 0 };
}
