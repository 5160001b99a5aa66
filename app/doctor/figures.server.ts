import { db } from "#app/platform/db.server.ts";
import { lostLines } from "#app/platform/log.server.ts";
import type { Family } from "#app/platform/metrics/openmetrics.ts";

type Counted = { name: string; state: string; count: number; age: number | null };
type Row = { label: string; count: number };

/** What the database says of the shop for /metrics: queue, readings, refusals of today, money; and the log. A handful of counts. */
export async function shopFigures(): Promise<Family[]> {
  const [jobs, readings, refusals, money, requests] = await Promise.all([
    db.$queryRaw<Counted[]>`
      SELECT name, CASE WHEN state::text IN ('created', 'retry') THEN 'waiting' ELSE state::text END AS state, count(*)::int AS count,
        max(extract(epoch FROM now() - start_after)) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())::float8 AS age
      FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' AND state IN ('created', 'retry', 'active', 'failed') GROUP BY 1, 2 ORDER BY 1, 2`,
    db.$queryRaw<
      Row[]
    >`SELECT "readStatus" AS label, count(*)::int AS count FROM "QuoteDocument" GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<Row[]>`
      SELECT "key" AS label, "count" FROM "DayCount" WHERE "key" LIKE 'refused:%' AND "day" >= current_date - 1 ORDER BY "day", 1`,
    db.$queryRaw<Row[]>`
      SELECT "kind" || ' ' || "method" AS label, (sum("amount") * 100)::float8 AS count FROM "LedgerEntry" GROUP BY 1 ORDER BY 1`,
    db.$queryRaw<Row[]>`SELECT "status" AS label, count(*)::int AS count FROM "RepairRequest" GROUP BY 1 ORDER BY 1`,
  ]);
  const gauge = (name: string, help: string, samples: Family["samples"]): Family => ({
    name,
    help,
    type: "gauge",
    samples,
  });
  const by = (label: string, rows: Row[]) => rows.map((row) => ({ labels: { [label]: row.label }, value: row.count }));
  return [
    gauge(
      "amped_jobs",
      "Jobs by name: waiting, active, failed for good.",
      jobs.map(({ name, state, count }) => ({ labels: { name, state }, value: count })),
    ),
    gauge(
      "amped_jobs_oldest_seconds",
      "How long the oldest job that is due has waited.",
      jobs.flatMap(({ name, age }) => (age === null ? [] : [{ labels: { name }, value: Math.round(age) }])),
    ),
    gauge("amped_readings", "Documents by how far they were read.", by("state", readings)),
    gauge("amped_provider_refusals", "What providers refused today, by their own code.", refusalsOf(refusals)),
    gauge(
      "amped_money_cents",
      "The ledger: what came in and went back, by kind and way.",
      money.map(({ label, count }) => {
        const [kind = "", method = ""] = label.split(" ");
        return { labels: { kind, method }, value: count };
      }),
    ),
    gauge("amped_repair_requests", "Repair requests by status.", by("status", requests)),
    lostLines.family(),
  ];
}

/** The newest day of each. */
function refusalsOf(rows: Row[]): Family["samples"] {
  return [...new Map(rows.map((row) => [row.label, row.count]))].map(([key, value]) => {
    const [, provider = "", ...code] = key.split(":");
    return { labels: { provider, code: code.join(":") }, value };
  });
}
