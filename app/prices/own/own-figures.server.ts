import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import type { Line } from "#app/prices/jobs/group.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { MOST_JOBS, type OwnJobRow, toOwnJob } from "#app/prices/own/own-job.server.ts";
import { type Correction, type ShopHistory, tierOf } from "#app/prices/own/own-word.ts";

type CorrectionRow = {
  job: string;
  tier: string | null;
  lowPrice: number;
  highPrice: number;
  hoursLow: number | null;
  hoursHigh: number | null;
  note: string;
  createdAt: string;
};

/**
 * The shop's own word on prices: the corrections that count and the jobs it added, oldest first, in one statement; and what its paid
 * invoices charged.
 */
export async function findOwnFigures(): Promise<{ corrections: Correction[]; shopHistory: ShopHistory[]; own: Job[] }> {
  const [rows, shopHistory] = await Promise.all([
    db.$queryRaw<{ corrections: CorrectionRow[]; jobs: OwnJobRow[] }[]>`
      SELECT
        COALESCE((SELECT json_agg(c ORDER BY c."createdAt") FROM "PriceGuideCorrection" AS c
          WHERE c."withdrawnAt" IS NULL), '[]'::json) AS "corrections",
        COALESCE((SELECT json_agg(j ORDER BY j."createdAt") FROM (
          SELECT * FROM "PriceGuideJob" WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" LIMIT ${MOST_JOBS}
        ) AS j), '[]'::json) AS "jobs"`,
    findShopHistory(),
  ]);
  const { corrections = [], jobs = [] } = rows[0] ?? {};
  return { corrections: corrections.map(toCorrection), shopHistory, own: jobs.map(toOwnJob) };
}

function toCorrection({
  job,
  tier,
  lowPrice,
  highPrice,
  hoursLow,
  hoursHigh,
  note,
  createdAt,
}: CorrectionRow): Correction {
  return {
    job,
    tier,
    low: toCents(lowPrice),
    high: toCents(highPrice),
    hours: hoursLow && hoursHigh ? { low: hoursLow, high: hoursHigh } : null,
    note,
    at: new Date(createdAt).toISOString(),
  };
}

const KEEP_FOR = 10 * 60_000;
const NEWEST_INVOICES = 500;
let kept: { at: number; history: ShopHistory[] } | null = null;

/** What the shop's paid invoices charged for each job, looked up again after ten minutes. */
async function findShopHistory(): Promise<ShopHistory[]> {
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
            // What we only asked for is no evidence, whatever was paid beside it.
            where: { group: "approved", priceBasis: { not: "target" } },
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
