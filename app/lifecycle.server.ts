import { db, disconnect } from "#app/db.server.ts";
import { env } from "#app/env.server.ts";
import { startJobs, stopJobs } from "#app/jobs/workers.server.ts";
import { log } from "#app/log.server.ts";
import { workers } from "#app/models/workers.server.ts";
import { listMigrations } from "#prisma/migrate.ts";

/** What the process that serves the bundle may ask of it: see server.ts. */
export const lifecycle = {
  log,
  async start() {
    await db.$queryRaw`SELECT 1`;
    if (env.RUN_JOBS) await startJobs(workers);
  },
  async stop() {
    await stopJobs();
    await disconnect();
  },
  async health() {
    try {
      const rows = await db.$queryRaw<{ name: string }[]>`
        SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
      const applied = new Set(rows.map(({ name }) => name));
      const pending = listMigrations().filter(({ name }) => !applied.has(name)).length;
      return {
        ok: pending === 0,
        checks: { database: "reachable", migrations: pending ? `${pending} pending` : "applied" },
      };
    } catch {
      return { ok: false, checks: { database: "unreachable", migrations: "unknown" } };
    }
  },
};
