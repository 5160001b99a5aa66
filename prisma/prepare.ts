import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { secureAddresses } from "#app/platform/database/database-address.ts";
import { requireAddresses, sentenceOfStart } from "#app/platform/database/start-fault.ts";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { applyMigrations } from "#prisma/migrate.ts";
import { migrateAsOwner } from "#prisma/roles.ts";

/**
 * Makes the database ready before anything else runs: opens the embedded one unless DATABASE_URL names a server,
 * applies migrations, and loads the demo world into an embedded database that is empty, unless DEMO_SHOP=false. Returns how to close it.
 * Errors: a sentence that says what to do.
 */
export async function prepareDatabase({ demo = true } = {}): Promise<() => Promise<void>> {
  try {
    return await openDatabase(demo);
  } catch (error) {
    throw new Error(sentenceOfStart(error, process.env), { cause: error });
  }
}

async function openDatabase(demo: boolean): Promise<() => Promise<void>> {
  requireAddresses(process.env);
  if (process.env.DATABASE_URL && process.env.EMBEDDED_DATABASE !== "true") {
    secureAddresses(process.env);
    const ownerUrl = process.env.DATABASE_OWNER_URL;
    // The process goes on as the lesser role: whoever takes it over finds no way to more.
    delete process.env.DATABASE_OWNER_URL;
    // A pooler in transaction mode never gives a session's lock back.
    const appUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
    if (ownerUrl) await migrateAsOwner(ownerUrl, appUrl);
    else await applyMigrations(appUrl);
    return async () => {};
  }
  const folder = resolve(process.env.DATA_DIR || ".data");
  mkdirSync(folder, { recursive: true });
  const database = await openEmbeddedDatabase({ folder });
  process.env.DATABASE_URL = database.url;
  process.env.EMBEDDED_DATABASE = "true";
  process.env.SESSION_SECRET ||= keepSecret(join(folder, "session-secret"));
  await applyMigrations(database.url);
  if (demo && process.env.DEMO_SHOP !== "false") {
    const { loadDemoWorld } = await import("#prisma/seed.ts");
    await loadDemoWorld({ onlyIfEmpty: true });
  }
  return database.close;
}

/**
 * As prepareDatabase, for a command beside the product: where a copy runs on the embedded database its socket is taken, and
 * nothing is migrated or loaded. Returns how to close it.
 */
export async function reachDatabase(): Promise<() => Promise<void>> {
  try {
    return await prepareDatabase({ demo: false });
  } catch (error) {
    const folder = resolve(process.env.DATA_DIR || ".data");
    if (process.env.DATABASE_URL || !existsSync(join(folder, ".s.PGSQL.5432"))) throw error;
    process.env.DATABASE_URL = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    process.env.EMBEDDED_DATABASE = "true";
    process.env.SESSION_SECRET ||= keepSecret(join(folder, "session-secret"));
    return async () => {};
  }
}

/** A secret that nobody set is made once and kept beside the data, so that sessions outlive a restart. */
function keepSecret(file: string) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
