import pg from "pg";
import { PgBoss } from "pg-boss";
import { applyMigrations, withMigrationLock } from "#prisma/migrate.ts";

/**
 * Migrates as the owner of the tables and gives the app's own role what it needs and no more: rows of append-only tables are
 * added and read, nothing is truncated, no trigger is switched off. Where both addresses are of one role nothing is granted.
 * Returns the names of the migrations applied.
 */
export async function migrateAsOwner(ownerUrl: string, appUrl: string): Promise<string[]> {
  const applied = await applyMigrations(ownerUrl);
  const appRole = await roleOf(appUrl);
  if (appRole === (await roleOf(ownerUrl))) return applied;
  await withMigrationLock(ownerUrl, async (client) => {
    await migrateQueue(ownerUrl);
    await client.query("BEGIN");
    for (const statement of await grantsFor(client, appRole)) await client.query(statement);
    await client.query("COMMIT");
  });
  return applied;
}

async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ role: string }>("SELECT current_user AS role");
  await client.end();
  return rows[0]?.role ?? "";
}

/** A newer pg-boss brings its own schema up to date, which only the owner may. */
async function migrateQueue(ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Append-only is what has the trigger that refuses changes: a later migration needs no list here. */
async function grantsFor(client: pg.Client, appRole: string): Promise<string[]> {
  const role = pg.escapeIdentifier(appRole);
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT t.tgrelid::regclass::text AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.proname = 'refuse_change' AND NOT t.tgisinternal ORDER BY 1`,
  );
  const appendOnly = rows.map(({ name }) => name).join(", ");
  return [
    `GRANT USAGE ON SCHEMA public, pgboss TO ${role}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public, pgboss FROM ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role}`,
    `REVOKE UPDATE, DELETE ON ${appendOnly} FROM ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON "ChainHead", "_prisma_migrations" FROM ${role}`,
  ];
}
