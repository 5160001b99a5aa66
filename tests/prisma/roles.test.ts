import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations, listMigrations } from "#prisma/migrate.ts";
import { migrateAsOwner } from "#prisma/roles.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { databaseOf, newDatabase, onServer } from "../support/global-setup.ts";

const server = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(!server)("two roles on one database", () => {
  const suffix = randomUUID().replaceAll("-", "").slice(0, 12);
  const [owner, app, name] = [`owner_${suffix}`, `app_${suffix}`, `roles_${suffix}`];
  const as = (role: string) => {
    const url = new URL(databaseOf(server, name));
    Object.assign(url, { username: role, password: "of-this-test" });
    return url.href;
  };
  let client: pg.Client;

  beforeAll(async () => {
    await onServer(
      server,
      `CREATE ROLE ${owner} LOGIN PASSWORD 'of-this-test'`,
      `CREATE ROLE ${app} LOGIN PASSWORD 'of-this-test'`,
      ...newDatabase(name, `OWNER ${owner}`),
    );
    const both = await Promise.allSettled([1, 2].map(() => migrateAsOwner(as(owner), as(app))));
    expect(both.map((result) => (result.status === "rejected" ? String(result.reason) : "migrated"))).toEqual([
      "migrated",
      "migrated",
    ]);
    const before = process.env.DATABASE_URL;
    process.env.DATABASE_URL = as(app);
    await loadDemoWorld({ onlyIfEmpty: true });
    if (before) process.env.DATABASE_URL = before;
    client = new pg.Client({ connectionString: as(app) });
    await client.connect();
  });

  afterAll(async () => {
    await client?.end();
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `DROP ROLE ${app}`, `DROP ROLE ${owner}`);
  });

  const answerTo = (sql: string) =>
    client.query(sql).then(
      ({ rowCount }) => `allowed (${rowCount})`,
      (error: Error) => error.message,
    );

  test.each([
    ['TRUNCATE "HistoryEvent"', "permission denied for table HistoryEvent"],
    ['TRUNCATE "AuditEvent"', "permission denied for table AuditEvent"],
    ['TRUNCATE "RepairRequest" CASCADE', "permission denied for table RepairRequest"],
    ['ALTER TABLE "HistoryEvent" DISABLE TRIGGER ALL', "must be owner of table HistoryEvent"],
    ['ALTER TABLE "AuditEvent" DISABLE TRIGGER "AuditEvent_append_only"', "must be owner of table AuditEvent"],
    ["SET session_replication_role = replica", 'permission denied to set parameter "session_replication_role"'],
    ['DELETE FROM "HistoryEvent"', "permission denied for table HistoryEvent"],
    ['UPDATE "HistoryEvent" SET "summary" = \'forged\'', "permission denied for table HistoryEvent"],
    ['DELETE FROM "AuditEvent"', "permission denied for table AuditEvent"],
    ['DELETE FROM "SmsConsent"', "permission denied for table SmsConsent"],
    ['UPDATE "ChainHead" SET "hash" = \'forged\'', "permission denied for table ChainHead"],
    ['DELETE FROM "ChainHead"', "permission denied for table ChainHead"],
    ["DELETE FROM _prisma_migrations", "permission denied for table _prisma_migrations"],
    ["CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS ''", "permission denied for schema public"],
    ['DROP TABLE "HistoryEvent"', "must be owner of table HistoryEvent"],
  ])("the app's role asks: %s", async (sql, refusal) => {
    expect(await answerTo(sql)).toBe(refusal);
  });

  test("rows of the record are added and linked all the same, also past a table of one's own by the same name", async () => {
    await client.query('CREATE TEMP TABLE "ChainHead" (LIKE public."ChainHead")');
    const { rows } = await client.query(
      `INSERT INTO "HistoryEvent" ("repairRequestId", "kind", "summary", "actorName", "knownBy", "channel")
       SELECT "repairRequestId", 'details_changed', 'Noted', 'Ada', 'session', 'web' FROM "HistoryEvent" LIMIT 1
       RETURNING "position"::int AS position, length("hash") AS length`,
    );
    expect(rows).toEqual([{ position: expect.any(Number), length: 64 }]);
    expect(rows[0].position).toBeGreaterThan(1);
  });

  test("with nothing to apply the lesser role starts by itself; with a migration to come it says who may", async () => {
    expect(await applyMigrations(as(app))).toEqual([]);
    const next = { name: "99991231000000_next", sql: "SELECT 1", checksum: "none" };
    await expect(applyMigrations(as(app), [...listMigrations(), next])).rejects.toThrow(
      `1 migration waits, and the database role "${app}" may not change the schema. Run \`npm run migrate\` with DATABASE_OWNER_URL, or start with it.`,
    );
  });
});
