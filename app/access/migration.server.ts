import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log, logFailure } from "#app/platform/log.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { applyMigrations, RoleMayNot } from "#prisma/migrate.ts";

/**
 * Applies the migrations of this build that the database does not have yet.
 * Errors: 401, 403 for anyone but admins; 409 for a role that may not.
 */
export async function runMigrations(viewer: Viewer): Promise<{ applied: string[]; message: string }> {
  requireMay(viewer, "admin.api");
  // A pooler in transaction mode never gives a session's lock back.
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const applied = url ? await applyMigrations(url).catch(refuse) : [];
  log.info({ userId: viewer.user.id, applied }, "migrations run");
  if (applied.length === 0) return { applied, message: "The database is up to date: there was nothing to apply." };
  const message = `Applied ${applied.length === 1 ? "one migration" : `${applied.length} migrations`}.`;
  await recordAudit(db, viewer, {
    kind: "migrations_applied",
    subject: { type: "database", name: "Database" },
    summary: message,
    detail: { applied },
  });
  return { applied, message };
}

function refuse(error: unknown): never {
  logFailure(error, "migrations not run");
  throw error instanceof RoleMayNot ? new Refusal(409, error.message) : error;
}
