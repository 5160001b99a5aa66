import { z } from "zod";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import type { Job } from "#app/prices/jobs/job.ts";
import { MOST_JOBS, OwnJobRow, toOwnJob } from "#app/prices/own/own-job.server.ts";
import type { Correction, ShopHistory } from "#app/prices/own/own-word.ts";

/** The rows as the database writes them into one JSON. */
const Rows = z.object({
  corrections: z.array(
    z.object({
      job: z.string(),
      tier: z.string().nullable(),
      region: z.string().nullable(),
      lowPrice: z.number(),
      highPrice: z.number(),
      hoursLow: z.number().nullable(),
      hoursHigh: z.number().nullable(),
      note: z.string(),
      createdAt: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
  jobs: z.array(OwnJobRow),
  charged: z.array(
    z.object({ job: z.string(), tier: z.string(), prices: z.array(z.number()), since: z.array(z.string()).nullable() }),
  ),
});

/** The shop's own word on prices: one object for as long as nothing in it changes, and never written to. */
export type OwnFigures = { corrections: Correction[]; shopHistory: ShopHistory[]; own: Job[] };

let known: { text: string; figures: OwnFigures } | undefined;

/**
 * In one statement: its corrections, those that were taken back among them, and the jobs it added, oldest first, and what its paid
 * invoices charged. What is worked out from them is kept by this object.
 */
export async function findOwnFigures(): Promise<OwnFigures> {
  const [row] = await db.$queryRaw<{ text: string }[]>`
    SELECT json_build_object(
      'corrections', COALESCE((SELECT json_agg(c ORDER BY c."createdAt") FROM "PriceGuideCorrection" AS c), '[]'::json),
      'jobs', COALESCE((SELECT json_agg(j ORDER BY j."createdAt") FROM (
        SELECT * FROM "PriceGuideJob" WHERE "withdrawnAt" IS NULL ORDER BY "createdAt" LIMIT ${MOST_JOBS}
      ) AS j), '[]'::json),
      'charged', COALESCE((SELECT json_agg(p ORDER BY p."job", p."tier") FROM "ChargedPrice" AS p), '[]'::json)
    )::text AS "text"`;
  if (!row) throw new Error("The shop's own figures came without a row.");
  if (known?.text !== row.text) known = { text: row.text, figures: toFigures(Rows.parse(JSON.parse(row.text))) };
  return known.figures;
}

function toFigures({ corrections, jobs, charged }: z.output<typeof Rows>): OwnFigures {
  return { corrections: corrections.map(toCorrection), shopHistory: charged, own: jobs.map(toOwnJob) };
}

function toCorrection({
  job,
  tier,
  region,
  lowPrice,
  highPrice,
  hoursLow,
  hoursHigh,
  note,
  createdAt,
  withdrawnAt,
}: z.output<typeof Rows>["corrections"][number]): Correction {
  return {
    job,
    tier,
    region,
    low: toCents(lowPrice),
    high: toCents(highPrice),
    hours: hoursLow && hoursHigh ? { low: hoursLow, high: hoursHigh } : null,
    note,
    at: new Date(createdAt).toISOString(),
    until: withdrawnAt && new Date(withdrawnAt).toISOString(),
  };
}

/** When the shop last said something of prices that it had not said before; "" where it never did. */
export function lastSaid({ corrections, shopHistory }: OwnFigures): string {
  const moments = [
    ...corrections.flatMap(({ at, until }) => [at, until ?? ""]),
    ...shopHistory.flatMap(({ since }) => since ?? []),
  ];
  return moments.reduce((last, each) => (each > last ? each : last), "");
}
