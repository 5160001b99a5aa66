import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { applyMigrations, listMigrations } from "#prisma/migrate.ts";

const CACHE = "node_modules/.cache/test-database";

/**
 * Migrates one database, once, for every worker to clone: a dump of the embedded one, or with TEST_DATABASE_URL a
 * template database on that server.
 */
export default async function setup() {
  const scratch = mkdtempSync(join(tmpdir(), "tests-"));
  process.env.TEST_SCRATCH = scratch;
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    process.env.TEST_TEMPLATE_FILE = await dumpMigrated();
    return () => rmSync(scratch, { recursive: true, force: true });
  }
  const template = `template_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, ...newDatabase(template));
  await applyMigrations(databaseOf(server, template));
  process.env.TEST_TEMPLATE_DATABASE = template;
  return async () => {
    await dropAll(server, template);
    rmSync(scratch, { recursive: true, force: true });
  };
}

/** A migrated embedded database as a file, made once for each set of migrations. */
export async function dumpMigrated() {
  const version = createHash("sha256").update(JSON.stringify(listMigrations())).digest("hex").slice(0, 16);
  const file = join(CACHE, `${version}.tar`);
  if (existsSync(file)) return file;
  const database = await openEmbeddedDatabase();
  await applyMigrations(database.url);
  mkdirSync(CACHE, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, await database.dump());
  await database.close();
  const { renameSync } = await import("node:fs");
  renameSync(part, file);
  return file;
}

/** What makes a database for a run. What is written there may be lost when the machine goes down: no commit waits for the disk. Statements are planned as for the product. */
export function newDatabase(name: string, how = ""): string[] {
  return [
    `CREATE DATABASE ${name} ${how}`,
    `ALTER DATABASE ${name} SET synchronous_commit TO off`,
    `ALTER DATABASE ${name} SET jit TO off`,
    `ALTER DATABASE ${name} SET max_parallel_workers_per_gather TO 0`,
  ];
}

/** The template of a run with all its copies, at the end and at once: each drop waits until the server has written what it holds. */
async function dropAll(server: string, template: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [template]);
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  await client.end();
}

export function databaseOf(server: string, name: string) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(server: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

export function readTemplate(file: string) {
  return new Uint8Array(readFileSync(file));
}
