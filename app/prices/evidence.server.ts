import { db } from "#app/db.server.ts";
import type { LineItem } from "#app/models/line-item.ts";
import { toCents } from "#app/models/money.ts";
import type { RepairRequestView } from "#app/models/repair-request/find.server.ts";
import { shopKindOf } from "#app/prices/car/shop-kind.ts";
import type { Line } from "#app/prices/jobs/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import type { Confidence, Judgement } from "#app/prices/judge.ts";
import { listOwnJobs } from "#app/prices/own-job.server.ts";
import { type Correction, type ShopHistory, tierOf } from "#app/prices/own-word.ts";
import { type Question, questionsFor } from "#app/prices/questions.ts";
import { type Placement, placeInRange, type Verdict } from "#app/prices/verdict.ts";
import type { Range, Source } from "#app/prices/witness.ts";

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
  verdict: Verdict | null;
  placement: Placement | null;
  reason: string;
  notes: string[];
  price: {
    parts: Range | null;
    labor: Range | null;
    hours: Range | null;
    confidence: Confidence;
    sources: Source[];
  } | null;
};

export type RequestEvidence = {
  byItem: Record<string, Evidence>;
  questions: Question[];
  summary: string | null;
  notes: string[];
};

type Evidenced = Pick<RepairRequestView, "lineItems" | "repairProvider"> & {
  vehicle: { make: string; model: string; year: number; mileage: number | null; vin?: string | null };
};

type OwnFigures = { corrections?: Correction[]; shopHistory?: ShopHistory[]; own?: Job[] };

/** The evidence for every line whose job is recognised, and what to ask the shop. Lines without it have no entry. */
export async function findEvidence(request: Evidenced): Promise<RequestEvidence> {
  if (request.lineItems.length === 0) return { byItem: {}, questions: [], summary: null, notes: [] };
  const [corrections, shopHistory, own] = await Promise.all([listCorrections(), findShopHistory(), listOwnJobs()]);
  return evidenceOf(request, { corrections, shopHistory, own });
}

/** The same without the shop's own figures: for the sample, which touches no database. */
export function evidenceOf(
  { lineItems, vehicle, repairProvider }: Evidenced,
  { corrections = [], shopHistory = [], own = [] }: OwnFigures = {},
): RequestEvidence {
  const lines = lineItems.map(quotedLine);
  const shop = shopKindOf(repairProvider?.name);
  const judged = judgeQuote({
    vehicle,
    lines,
    shop,
    state: repairProvider?.state ?? null,
    corrections,
    shopHistory,
    own,
  });
  const byItem: Record<string, Evidence> = {};
  for (const [index, judgement] of judged.lines.entries()) {
    const item = lineItems[index];
    if (item && judgement.jobs.length > 0) byItem[item.id] = shownAs(judgement, lineItems);
  }
  const asked = lineItems.map((item, index) => ({
    ...{ description: item.description, type: item.type, quantity: item.originalQuantity, position: null },
    ...{ totalPrice: item.originalPrice, unitPrice: item.originalUnitPrice, reconciles: item.reconciles },
    included: lines[index]?.total === 0,
  }));
  const questions = questionsFor(asked, judged.lines, { mileage: vehicle.mileage });
  return { byItem, questions, summary: judged.summary, notes: judged.notes };
}

function quotedLine(item: LineItem): Line {
  return {
    ...{ description: item.description, type: item.type, quantity: item.originalQuantity, total: item.originalPrice },
    hours: item.type === "Labor" ? item.originalQuantity : null,
    place: null,
  };
}

function shownAs(judgement: Judgement, items: LineItem[]): Evidence {
  const { compare, quoted, parts, labor, hours, confidence } = judgement;
  const range = compare === "parts" ? parts : compare === "labor" ? labor : judgement.range;
  return {
    job: judgement.jobs.map(({ job }) => job.job).join(" and "),
    position: judgement.jobs[0]?.position ?? null,
    ...{ compare, quoted, verdict: judgement.verdict, reason: judgement.reason, notes: judgement.notes },
    current: judgement.lines.reduce((total, at) => total + (items[at]?.totalPrice ?? 0), 0),
    lines: judgement.lines.length,
    low: range?.low ?? null,
    high: range?.high ?? null,
    placement: range && quoted !== null && quoted > 0 ? placeInRange(quoted, range) : null,
    price: range && confidence ? { parts, labor, hours, confidence, sources: judgement.sources.slice(0, 8) } : null,
  };
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
  const prices = new Map<string, ShopHistory>();
  for (const { repairRequest } of invoices) {
    const lines = repairRequest.lineItems.map((line) => ({
      ...{ description: line.description, type: line.type as Line["type"], hours: null, place: null },
      quantity: line.quantity.toNumber(),
      total: toCents(line.totalPrice),
    }));
    const judged = judgeQuote({ vehicle: repairRequest.vehicle, state: null, shop: null, lines });
    const tier = tierOf(judged.car);
    for (const [at, judgement] of judged.lines.entries()) {
      const [only, ...more] = judgement.jobs;
      // Parts or labor alone say nothing about the price of the whole job; several jobs nothing about each.
      if (!only || more.length > 0 || judgement.lines[0] !== at || judgement.compare !== "total" || !judgement.quoted)
        continue;
      const key = `${only.job.job}\n${tier}`;
      const entry = prices.get(key) ?? { job: only.job.job, tier, prices: [] };
      entry.prices.push(judgement.quoted);
      prices.set(key, entry);
    }
  }
  kept = { at: Date.now(), history: [...prices.values()] };
  return kept.history;
}
