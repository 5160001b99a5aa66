import { setImmediate as others } from "node:timers/promises";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { kindIn } from "#app/prices/jobs/job-index.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import type { Judgement } from "#app/prices/judgement.ts";
import { findOwnFigures, type OwnFigures } from "#app/prices/own/own-figures.server.ts";

/** How many of the newest quoted lines got a verdict, and on whose word; fees are left out. */
export type Coverage = Record<
  "lines" | "published" | "ownInvoices" | "corrected" | "noFigures" | "notOnCar" | "noJob",
  number
>;

const NEWEST_REQUESTS = 60;
const KEPT_MILLISECONDS = 600_000;

let known: { figures: OwnFigures; at: number; coverage: Coverage } | undefined;

/**
 * What the guide can and cannot say about the lines of the newest requests, at most ten minutes old unless the shop's own figures
 * changed. Judging them takes up to half a second: others go between. Errors: 401, 403 for anyone but admins.
 */
export async function findCoverage(viewer: Viewer): Promise<Coverage> {
  requireMay(viewer, "guide.manage");
  const figures = await findOwnFigures();
  if (known?.figures === figures && Date.now() - known.at < KEPT_MILLISECONDS) return known.coverage;
  const coverage = { lines: 0, published: 0, ownInvoices: 0, corrected: 0, noFigures: 0, notOnCar: 0, noJob: 0 };
  for (const { vehicle, lineItems } of await newestRequests()) {
    const lines = lineItems.map((line) => ({
      description: line.description,
      type: kindIn(line.type),
      hours: null,
      place: null,
      quantity: line.originalQuantity.toNumber(),
      total: toCents(line.originalPrice),
    }));
    const { corrections, shopHistory, own } = figures;
    const judged = judgeQuote({ vehicle, state: null, shop: null, lines, corrections, shopHistory, own });
    for (const [at, line] of judged.lines.entries()) {
      if (lines[at]?.type === "Fee" || (lines[at]?.total ?? 0) <= 0) continue;
      coverage.lines += 1;
      coverage[groundOf(line)] += 1;
    }
    await others();
  }
  known = { figures, at: Date.now(), coverage };
  return coverage;
}

function groundOf({ verdict, corrected, fromShop, jobs, notOnCar }: Judgement): Exclude<keyof Coverage, "lines"> {
  if (verdict) return corrected ? "corrected" : fromShop ? "ownInvoices" : "published";
  if (notOnCar) return "notOnCar";
  return jobs.length > 0 ? "noFigures" : "noJob";
}

function newestRequests() {
  return db.repairRequest.findMany({
    orderBy: { createdAt: "desc" },
    take: NEWEST_REQUESTS,
    select: {
      vehicle: { select: { make: true, model: true, year: true } },
      lineItems: { select: { description: true, type: true, originalQuantity: true, originalPrice: true }, take: 100 },
    },
  });
}
