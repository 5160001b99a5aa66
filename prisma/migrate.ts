import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import pg from "pg";

/** The database role may not change the schema: a sentence for who runs the shop. */
export class RoleMayNot extends Error {}

const PRISMA_FOLDER = resolve(process.cwd(), "prisma");
/** Any number will do as long as every process of the product asks for the same one. */
const ADVISORY_LOCK = 7_402_611;
const LONGEST_LOCK_SECONDS = 30;
/** Milliseconds. */
const LOCK_AGAIN = 200;
const MADE_BESIDE_TRAFFIC = /\bINDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/gi;

export function readSchema() {
  return readFileSync(join(PRISMA_FOLDER, "schema.prisma"), "utf8");
}

export function listMigrations() {
  const folder = join(PRISMA_FOLDER, "migrations");
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** The migration list in the shape that Prisma's schema engine takes. */
export function migrationsForEngine(migrations = listMigrations()) {
  return {
    baseDir: join(PRISMA_FOLDER, "migrations"),
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}

/** Prisma's own schema engine in WebAssembly: what `prisma migrate deploy` runs, without its native download. */
export async function startSchemaEngine(factory: SqlMigrationAwareDriverAdapterFactory) {
  ofProcess.schemaEngine ??= loadEngine();
  const { SchemaEngine } = await ofProcess.schemaEngine;
  return SchemaEngine.new(
    { datamodels: [["schema.prisma", readSchema()]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

// The bindings hold one instance per process: a second one, as when this module is evaluated anew, waits for ever.
const ofProcess = globalThis as { schemaEngine?: ReturnType<typeof loadEngine> };

async function loadEngine() {
  const folder = resolve(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"), "..");
  const bindings = await import(/* @vite-ignore */ join(folder, "schema_engine_bg.js"));
  const wasm = new WebAssembly.Module(readFileSync(join(folder, "schema_engine_bg.wasm")));
  const instance = new WebAssembly.Instance(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/**
 * Applies the migrations of this build that the database has not seen; several processes may call it at once.
 * Errors: a migration that was
 * already applied has been edited since; the role may not change the schema. Returns the names applied by this call.
 */
export async function applyMigrations(databaseUrl: string, migrations = listMigrations()): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (client) => {
    const applied = await findApplied(client);
    refuseEdited(applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    if (pending.length === 0) return [];
    await refuseLesserRole(client, pending.length);
    await clearBrokenOff(client, pending);
    const opened: Opened = { adapters: [], fault: null };
    const engine = await startSchemaEngine(adapterWithWholeScripts(databaseUrl, client, opened));
    try {
      const result = await engine.applyMigrations({
        migrationsList: migrationsForEngine(migrations),
        filters: { externalTables: [], externalEnums: [] },
      });
      return result.appliedMigrationNames;
    } catch (error) {
      // The engine's own error is a trace without the database's words.
      throw opened.fault ?? error;
    } finally {
      await Promise.all(opened.adapters.map((adapter) => adapter.dispose()));
    }
  });
}

/** Several processes start at once: one works on the schema, the others wait. */
export async function withMigrationLock<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeMigrationLock(client);
    // A table that is in use is waited for a short while, not for ever: all that comes after would wait behind it.
    await client.query(`SET lock_timeout = '${LONGEST_LOCK_SECONDS}s'`);
    // A starter that is killed takes its statement with it, before the lock goes. Servers before 14 and the embedded one do not know this.
    await client.query("SET client_connection_check_interval = '1s'").catch(() => {});
    return await work(client);
  } catch (error) {
    if ((error as { code?: string }).code !== "55P03") throw error;
    throw new Error(
      `A migration waited ${LONGEST_LOCK_SECONDS} seconds for a table that is in use, and the migration was not applied: ${await whoHolds(client)} Try again when that has ended.`,
    );
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [ADVISORY_LOCK]).catch(() => {});
    await client.end();
  }
}

/** Another process works on the schema: it is waited for, and after a while said so. */
async function takeMigrationLock(client: pg.Client) {
  const waiting = globalThis.setTimeout(() => {
    console.log("Another process is applying migrations; this one waits until it has ended.");
  }, 3_000);
  try {
    // Asked again and again: who waits inside of a statement holds up the one who has the lock, where it makes an index beside the traffic.
    while (!(await tookLock(client))) await setTimeout(LOCK_AGAIN);
  } finally {
    clearTimeout(waiting);
  }
}

async function tookLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ took: boolean }>("SELECT pg_try_advisory_lock($1) AS took", [ADVISORY_LOCK]);
  return rows[0]?.took ?? false;
}

/**
 * A migration that broke off is tried again: each is one transaction, of which nothing stands, or one statement that may be said twice. Of an
 * index that one of `pending` makes beside the traffic (CONCURRENTLY) a half is left, which would be in the way. What an operator makes is theirs.
 */
async function clearBrokenOff(client: pg.Client, pending: { sql: string }[]) {
  if (!(await hasMigrationTable(client))) return;
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
  const named = pending.flatMap(({ sql }) => [...sql.matchAll(MADE_BESIDE_TRAFFIC)].map(([, name]) => name));
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE NOT indisvalid AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)
       AND NOT EXISTS (SELECT 1 FROM pg_stat_progress_create_index p WHERE p.index_relid = indexrelid)`,
    [named],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
}

/** What has run for long enough to be in the way, in a sentence. */
async function whoHolds(client: pg.Client): Promise<string> {
  const { rows } = await client
    .query<{ name: string; seconds: number }>(
      `SELECT coalesce(nullif(application_name, ''), 'a connection') AS name, extract(epoch FROM now() - xact_start)::int AS seconds
       FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now() - interval '2 seconds'
       ORDER BY xact_start LIMIT 1`,
    )
    .catch(() => ({ rows: [] }));
  const [first] = rows;
  return first
    ? `"${first.name}" has had a transaction open for ${first.seconds} seconds.`
    : "who holds it is not known.";
}

/** The app's role may not change the schema; said before the first statement fails. */
async function refuseLesserRole(client: pg.Client, count: number) {
  const { rows } = await client.query<{ role: string; may: boolean }>(
    "SELECT current_user AS role, has_schema_privilege('public', 'CREATE') AS may",
  );
  if (rows[0]?.may) return;
  throw new RoleMayNot(
    `${count === 1 ? "1 migration waits" : `${count} migrations wait`}, and the database role "${rows[0]?.role}" may not change the schema. Run \`npm run migrate\` with DATABASE_OWNER_URL, or start with it.`,
  );
}

type Opened = { adapters: { dispose: () => Promise<void> }[]; fault: unknown };

/** The pg adapter cuts a script at every semicolon, function bodies included, so a script goes to the server whole. */
function adapterWithWholeScripts(
  databaseUrl: string,
  client: pg.Client,
  opened: Opened,
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg({ connectionString: databaseUrl });
  const connect = factory.connect.bind(factory);
  return Object.assign(factory, {
    async connect() {
      const adapter = await connect();
      opened.adapters.push(adapter);
      return Object.assign(adapter, {
        async executeScript(script: string) {
          await client.query(script).catch((error: unknown) => {
            opened.fault = error;
            throw error;
          });
        },
      });
    },
  });
}

/** Names of the build's migrations that the database lacks. */
export async function findPendingMigrations(client: Pick<pg.Client, "query">) {
  const applied = await findApplied(client);
  return listMigrations().flatMap(({ name }) => (applied.has(name) ? [] : [name]));
}

async function findApplied(client: Pick<pg.Client, "query">) {
  if (!(await hasMigrationTable(client))) return new Map<string, string>();
  const { rows } = await client.query(
    "SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Map<string, string>(rows.map((row) => [row.migration_name, row.checksum]));
}

async function hasMigrationTable(client: Pick<pg.Client, "query">): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  return rows[0].name !== null;
}

function refuseEdited(applied: Map<string, string>) {
  const edited = listMigrations().find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (!edited) return;
  throw new Error(
    `The migration ${edited.name} was edited after it was applied to this database. Restore it and write a new migration instead.`,
  );
}
