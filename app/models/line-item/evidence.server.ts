import { db } from "#app/db.server.ts";
import type { LineItem } from "#app/models/line-item.ts";
import { toCents } from "#app/models/money.ts";
import { assessLines, type PricedLine } from "#app/models/price-guide/assess-lines.ts";
import type { Confidence, Correction, FairPrice, Placement, ShopHistory } from "#app/models/price-guide/fair-price.ts";
import { priceGuide } from "#app/models/price-guide/guide.server.ts";
import { type Question, questionsFor } from "#app/models/quote-reading/questions.ts";
import type { RepairRequestView } from "#app/models/repair-request/find.server.ts";

/** What stands beside a line: money in cents. `low` and `high` are of the whole job, or of its parts or labor alone. */
export type Evidence = {
  job: string;
  position: string | null;
  compare: "total" | "parts" | "labor";
  /** What the lines of this job come to together, as quoted and now. */
  quoted: number | null;
  current: number | null;
  lines: number;
  low: number | null;
  high: number | null;
  placement: Placement | null;
  price: Pick<
    FairPrice,
    "partsLow" | "partsHigh" | "laborLow" | "laborHigh" | "hours" | "laborRate" | "confidence" | "sources" | "note"
  > | null;
};
export type { Confidence };

export type RequestEvidence = { byItem: Record<string, Evidence>; questions: Question[] };

type Evidenced = Pick<RepairRequestView, "lineItems" | "repairProvider"> & {
  vehicle: { make: string; model: string; year: number; mileage: number | null };
};

/** The evidence for every line whose job is recognised, and what to ask the shop. Lines without it have no entry. */
export async function findEvidence(request: Evidenced): Promise<RequestEvidence> {
  if (request.lineItems.length === 0) return { byItem: {}, questions: [] };
  const [corrections, shopHistory] = await Promise.all([listCorrections(), findShopHistory()]);
  return evidenceOf(request, corrections, shopHistory);
}

/** The same without the shop's own figures: for the sample, which touches no database. */
export function evidenceOf(
  { lineItems, vehicle, repairProvider }: Evidenced,
  corrections: Correction[] = [],
  shopHistory: ShopHistory[] = [],
): RequestEvidence {
  const lines = lineItems.map(quotedLine);
  const assessments = assessLines(priceGuide(), lines, {
    vehicle,
    state: repairProvider?.state ?? null,
    corrections,
    shopHistory,
  });
  const byItem: Record<string, Evidence> = {};
  for (const [index, assessment] of assessments.entries()) {
    const item = lineItems[index];
    if (!assessment || !item) continue;
    const { price, compare } = assessment;
    const [low, high] = rangeOf(price, compare);
    byItem[item.id] = {
      job: assessment.job,
      position: assessment.position,
      compare,
      quoted: assessment.quoted,
      current: assessment.lines.reduce((total, at) => total + (lineItems[at]?.totalPrice ?? 0), 0),
      lines: assessment.lines.length,
      low,
      high,
      placement: assessment.placement,
      price: price && low !== null && high !== null ? pick(price) : null,
    };
  }
  const asked = lineItems.map((item, index) => ({
    ...quotedLine(item),
    unitPrice: item.originalUnitPrice,
    position: null,
    reconciles: item.reconciles,
    included: lines[index]?.totalPrice === 0,
  }));
  const prices = assessments.map((assessment) => assessment?.price ?? null);
  return { byItem, questions: questionsFor(asked, prices, { mileage: vehicle.mileage }) };
}

function quotedLine(item: LineItem): PricedLine {
  return {
    description: item.description,
    type: item.type,
    quantity: item.originalQuantity,
    totalPrice: item.originalPrice,
  };
}

function rangeOf(price: FairPrice | null, compare: Evidence["compare"]): [number | null, number | null] {
  if (!price) return [null, null];
  if (compare === "parts") return [price.partsLow, price.partsHigh];
  if (compare === "labor") return [price.laborLow, price.laborHigh];
  return [price.low, price.high];
}

function pick(price: FairPrice): Evidence["price"] {
  const { partsLow, partsHigh, laborLow, laborHigh, hours, laborRate, confidence, sources, note } = price;
  return { partsLow, partsHigh, laborLow, laborHigh, hours, laborRate, confidence, sources: sources.slice(0, 8), note };
}

/** The corrections that count, oldest first. */
export async function listCorrections(): Promise<Correction[]> {
  const rows = await db.priceGuideCorrection.findMany({ where: { withdrawnAt: null }, orderBy: { createdAt: "asc" } });
  return rows.map((row) => ({
    job: row.job,
    tier: row.tier,
    low: toCents(row.lowPrice),
    high: toCents(row.highPrice),
    hours: row.hoursLow && row.hoursHigh ? { low: row.hoursLow.toNumber(), high: row.hoursHigh.toNumber() } : null,
    note: row.note,
    at: row.createdAt.toISOString(),
  }));
}

const KEEP_FOR = 10 * 60_000;
const NEWEST_INVOICES = 500;
let kept: { at: number; history: ShopHistory[] } | null = null;

/** What the shop's paid invoices charged for each job, looked up again after ten minutes. */
export async function findShopHistory(): Promise<ShopHistory[]> {
  if (kept && Date.now() - kept.at < KEEP_FOR) return kept.history;
  const invoices = await db.invoice.findMany({
    where: { status: "Paid" },
    orderBy: { createdAt: "desc" },
    take: NEWEST_INVOICES,
    relationLoadStrategy: "join",
    select: {
      repairRequest: {
        select: {
          vehicle: { select: { make: true, model: true, year: true } },
          lineItems: {
            where: { group: "approved" },
            select: { description: true, type: true, quantity: true, totalPrice: true },
          },
        },
      },
    },
  });
  const prices = new Map<string, ShopHistory & { tier: string }>();
  for (const { repairRequest } of invoices) {
    const lines = repairRequest.lineItems.map((line) => ({
      description: line.description,
      type: line.type as PricedLine["type"],
      quantity: line.quantity.toNumber(),
      totalPrice: toCents(line.totalPrice),
    }));
    const done = new Set<string>();
    for (const assessment of assessLines(priceGuide(), lines, { vehicle: repairRequest.vehicle, state: null })) {
      // Parts or labor alone say nothing about the price of the whole job.
      if (!assessment?.price || assessment.compare !== "total" || !assessment.quoted) continue;
      const job = `${assessment.job}\n${assessment.price.tier}`;
      const place = `${job}\n${assessment.position}`;
      if (done.has(place)) continue;
      done.add(place);
      const entry = prices.get(job) ?? { job: assessment.job, tier: assessment.price.tier, prices: [] };
      entry.prices.push(assessment.quoted);
      prices.set(job, entry);
    }
  }
  kept = { at: Date.now(), history: [...prices.values()] };
  return kept.history;
}
