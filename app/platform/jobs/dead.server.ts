import { db } from "#app/platform/db.server.ts";
import { wakeWorkers } from "#app/platform/jobs/wake.ts";
import { notFound } from "#app/platform/refusal.ts";

export type DeadJob = {
  id: string;
  name: string;
  /** Why the last try failed. */
  reason: string;
  tries: number;
  createdAt: Date;
  failedAt: Date | null;
};

/** Jobs that used up their tries, newest first: they wait for a person. The caller has checked that the viewer is an admin. */
export async function listDeadJobs(): Promise<DeadJob[]> {
  const rows = await db.$queryRaw<(Omit<DeadJob, "reason"> & { reason: string | null })[]>`
    SELECT id::text AS id, name, output->>'message' AS reason, retry_count + 1 AS tries,
           created_on AS "createdAt", completed_on AS "failedAt"
    FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT 100`;
  return rows.map((row) => ({ ...row, reason: row.reason ?? "No reason was recorded." }));
}

/** How many jobs wait, are at work, and have failed for good, by name. */
export async function countJobs(): Promise<{ name: string; waiting: number; active: number; failed: number }[]> {
  return db.$queryRaw`
    SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
           count(*) FILTER (WHERE state = 'active')::int AS active,
           count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM pgboss.job WHERE name NOT LIKE '\\_\\_%' GROUP BY name ORDER BY name`;
}

/** Lets a dead job try again at once, one more time. Errors: 404 when it is not among the dead. */
export async function retryDeadJob(id: string): Promise<void> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_count + 1, completed_on = NULL, start_after = now()
    WHERE id = ${id}::uuid AND state = 'failed' RETURNING name`;
  const [job] = rows;
  if (!job) throw notFound("This job");
  wakeWorkers(job.name);
}

/** Lets every dead job try again. Returns how many. */
export async function retryAllDeadJobs(): Promise<number> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_count + 1, completed_on = NULL, start_after = now()
    WHERE state = 'failed' RETURNING name`;
  for (const name of new Set(rows.map((row) => row.name))) wakeWorkers(name);
  return rows.length;
}
