import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { MOST_JOBS, type OwnJobRow, toOwnJob } from "#app/prices/own/own-job.server.ts";
import type { Correction, ShopHistory } from "#app/prices/own/own-word.ts";

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

type Row = { corrections: CorrectionRow[]; jobs: OwnJobRow[]; charged: ShopHistory[] };

/**
 * The shop's own word on prices, in one statement: the corrections that count and the jobs it added, oldest first, and what its paid
 * invoices charged.
 */
export async function findOwnFigures(): Promise<{ corrections: Correction[]; shopHistory: ShopHistory[]; own: Job[] }> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      COALESCE((SELECT json_agg(c ORDER BY c."createdAt") FROM "PriceGuideCorrection" AS c
        WHERE c."withdrawnAt" IS NULL), '[]'::json) AS "corrections",
      COALESCE((SELECT json_agg(j ORDER BY j."createdAt") FROM (
        SELECT * FROM "PriceGuideJob" WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" LIMIT ${MOST_JOBS}
      ) AS j), '[]'::json) AS "jobs",
      COALESCE((SELECT json_agg(p) FROM "ChargedPrice" AS p), '[]'::json) AS "charged"`;
  const { corrections = [], jobs = [], charged = [] } = row ?? {};
  return { corrections: corrections.map(toCorrection), shopHistory: charged, own: jobs.map(toOwnJob) };
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
