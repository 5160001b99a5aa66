import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { diffMigrationsToSchema } from "#prisma/diff.ts";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { applyMigrations, listMigrations } from "#prisma/migrate.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { cloneDatabase } from "../support/database.ts";

test("schema and migrations say the same", async () => {
  expect(await diffMigrationsToSchema()).toBe("");
}, 60_000);

test("a migration that was edited after it was applied is refused by name", async () => {
  const database = await cloneDatabase();
  const [first] = listMigrations();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("UPDATE _prisma_migrations SET checksum = 'edited' WHERE migration_name = $1", [first?.name]);
  await client.end();
  await expect(applyMigrations(database.url)).rejects.toThrow(
    `The migration ${first?.name} was edited after it was applied to this database.`,
  );
  await database.close();
});

test("several processes may apply migrations at once; a second run applies nothing", async () => {
  const database = await cloneDatabase();
  const applied = await Promise.all([applyMigrations(database.url), applyMigrations(database.url)]);
  expect(applied).toEqual([[], []]);
  await database.close();
});

test("an upgrade from the first build to this one keeps the demo world whole", async () => {
  const old = listMigrations().slice(0, 2);
  const database = await openEmbeddedDatabase();
  try {
    expect(await applyMigrations(database.url, old)).toEqual(old.map(({ name }) => name));
    const before = process.env.DATABASE_URL;
    process.env.DATABASE_URL = database.url;
    await loadDemoWorld({ onlyIfEmpty: true });
    process.env.DATABASE_URL = before;
    const kept = await countRows(database.url);
    expect(kept.RepairRequest).toBeGreaterThan(10);
    expect(await applyMigrations(database.url)).toEqual(
      listMigrations()
        .slice(2)
        .map(({ name }) => name),
    );
    expect(await countRows(database.url)).toEqual(kept);
  } finally {
    await database.close();
  }
}, 60_000);

/** How many rows each table of the product has. */
async function countRows(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM "${name}"`);
    counts[name] = rows[0].count;
  }
  await client.end();
  return counts;
}

test("a second process on the same data folder is refused in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const database = await openEmbeddedDatabase({ folder });
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow("is in use by another running copy of the product");
  await database.close();
  const again = await openEmbeddedDatabase({ folder });
  await again.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test("a data folder of another PostgreSQL is refused in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "version-"));
  const { mkdirSync } = await import("node:fs");
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow(
    "was made by PostgreSQL 17 and this build brings PostgreSQL 18",
  );
  rmSync(folder, { recursive: true, force: true });
});
