import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { checkBackup } from "#app/doctor/backup.ts";
import { applyMigrations } from "#prisma/migrate.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { cloneDatabase } from "../support/database.ts";
import { databaseOf, newDatabase, onServer } from "../support/global-setup.ts";

const server = process.env.TEST_DATABASE_URL;
const tool = (name: string) => globSync(`/usr/lib/postgresql/*/bin/${name}`).at(-1) ?? name;

/** The rows of every table, each table as one hash. */
async function contents(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss') ORDER BY 1, 2`,
  );
  const found: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const { rows } = await client.query(`SELECT t::text AS row FROM "${schema}"."${name}" t ORDER BY 1`);
    const text = rows.map(({ row }) => row).join("\n");
    found[`${schema}.${name}`] = `${rows.length} ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
  }
  await client.end();
  return found;
}

/** What the database says to somebody who rewrites the record. */
async function forgeHistory(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await client.query('UPDATE "HistoryEvent" SET "kind" = \'forged\'').then(
    () => "allowed",
    (error: Error) => error.message,
  );
  await client.end();
  return answer;
}

describe.skipIf(!server)("backup", () => {
  test("npm run backup takes database and documents, restores them where it may, and Connections knows of it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "backup-"));
    mkdirSync(join(folder, "data", "documents"), { recursive: true });
    writeFileSync(join(folder, "data", "documents", "a.pdf"), "a document");
    const database = await cloneDatabase();
    const name = `restored_${randomUUID().replaceAll("-", "")}`;
    await onServer(server ?? "", ...newDatabase(name));
    const scratch = databaseOf(server ?? "", name);
    const backup = () =>
      spawnSync(
        process.execPath,
        ["--disable-warning=ExperimentalWarning", "backup.ts", join(folder, "out"), scratch],
        {
          encoding: "utf8",
          env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: join(folder, "data") },
        },
      );
    try {
      const { status, stdout, stderr } = backup();
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(/Restored\. History: .*every chain whole/);
      expect(globSync(join(folder, "out", "amped-*", "{amped.dump,documents/a.pdf}"))).toHaveLength(2);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      expect(await checkBackup(client, false)).toMatchObject({
        state: "ok",
        says: "The last one was made within a day.",
      });
      await client.end();
      // A database that is not empty keeps what it has.
      expect(backup()).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("is not empty: nothing was written"),
      });
    } finally {
      await onServer(server ?? "", `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("pg_dump and pg_restore bring back every row, the guards, and a database that takes up its migrations", async () => {
    const folder = mkdtempSync(join(tmpdir(), "backup-"));
    const database = await cloneDatabase();
    const before = process.env.DATABASE_URL;
    process.env.DATABASE_URL = database.url;
    const loaded = await loadDemoWorld({ onlyIfEmpty: true });
    if (before) process.env.DATABASE_URL = before;
    expect(loaded).toBe(true);
    const file = join(folder, "amped.dump");
    execFileSync(tool("pg_dump"), ["--format=custom", "--no-owner", `--file=${file}`, database.url]);
    const name = `restored_${randomUUID().replaceAll("-", "")}`;
    await onServer(server ?? "", ...newDatabase(name));
    const restored = databaseOf(server ?? "", name);
    try {
      execFileSync(tool("pg_restore"), ["--no-owner", "--exit-on-error", `--dbname=${restored}`, file]);
      const all = await contents(database.url);
      expect(Object.keys(all).length).toBeGreaterThan(20);
      expect(await contents(restored)).toEqual(all);
      expect(await applyMigrations(restored)).toEqual([]);
      expect(await forgeHistory(restored)).toMatch(/append|history/i);
    } finally {
      await onServer(server ?? "", `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
