import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import type { Line } from "#app/prices/jobs/group.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { type Correction, type ShopHistory, tierOf } from "#app/prices/own/own-word.ts";

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
