import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PriceBasis, priceWord } from "#app/repair/line-item.ts";
import { diffMigrationsToSchema } from "#prisma/diff.ts";
import { openEmbeddedDatabase } from "#prisma/embedded.ts";
import { applyMigrations, listMigrations, withMigrationLock } from "#prisma/migrate.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { cloneDatabase } from "../support/database.ts";

// These ask the embedded database whichever server there is: once in a run, with the rest of its lane.
const embedded = test.skipIf(process.env.TEST_DATABASE_URL);

embedded(
  "schema and migrations say the same",
  async () => {
    expect(await diffMigrationsToSchema()).toBe("");
  },
  60_000,
);

/** One copy for what migrates it again and again; the last test leaves it refused. */
describe("a database that is migrated", () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await cloneDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });

  afterAll(async () => {
    await client.end();
    await database.close();
  });

  test("several processes may apply migrations at once; a second run applies nothing", async () => {
    const applied = await Promise.all([applyMigrations(database.url), applyMigrations(database.url)]);
    expect(applied).toEqual([[], []]);
  });

  test("a migration that broke off is said in the database's words and tried again, also where half an index was left", async () => {
    await client.query(
      `INSERT INTO "Account" ("id", "name", "updatedAt") VALUES (gen_random_uuid(), 'Same', now()), (gen_random_uuid(), 'Same', now())`,
    );
    const sql = 'CREATE UNIQUE INDEX CONCURRENTLY "Account_name_key" ON "Account" ("name")';
    const migrations = [...listMigrations(), { name: "29990101000000_late", sql, checksum: "" }];
    await expect(applyMigrations(database.url, migrations)).rejects.toThrow(
      'could not create unique index "Account_name_key"',
    );
    await client.query(`UPDATE "Account" SET "name" = "id"::text`);
    expect(await applyMigrations(database.url, migrations)).toEqual(["29990101000000_late"]);
    const { rows } = await client.query(
      `SELECT indisvalid AS whole FROM pg_index WHERE indexrelid = '"Account_name_key"'::regclass`,
    );
    expect(rows).toEqual([{ whole: true }]);
    await client.query(
      "DROP INDEX \"Account_name_key\"; DELETE FROM _prisma_migrations WHERE migration_name LIKE '2999%'",
    );
  });

  test("an index that was finished after its starter was killed is in nobody's way; an operator's own half index stays", async () => {
    await client.query(
      `INSERT INTO "Account" ("id", "name", "updatedAt") VALUES (gen_random_uuid(), 'Same', now()), (gen_random_uuid(), 'Same', now())`,
    );
    const half = client.query('CREATE UNIQUE INDEX CONCURRENTLY "operators_own" ON "Account" ("name")');
    await expect(half).rejects.toThrow("could not create unique index");
    const places = listMigrations().filter(({ sql }) => sql.includes("CONCURRENTLY"));
    expect(places).toHaveLength(4);
    const names = places.map(({ name }) => name);
    await client.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ANY ($1)", [names]);
    expect(await applyMigrations(database.url)).toEqual(names);
    expect(await applyMigrations(database.url)).toEqual([]);
    const { rows } = await client.query(
      `SELECT indisvalid AS whole FROM pg_index WHERE indexrelid = to_regclass('operators_own')`,
    );
    expect(rows).toEqual([{ whole: false }]);
  });

  test("the first words of lines from before their column come from the record, and are then kept from being written over", async () => {
    const [account, user, vehicle, request, line] = Array.from({ length: 5 }, () => randomUUID());
    await client.query(`INSERT INTO "Account" ("id", "name", "updatedAt") VALUES ($1, 'Park', now())`, [account]);
    await client.query(
      `INSERT INTO "User" ("id", "accountId", "firstName", "lastName", "role", "updatedAt") VALUES ($1, $2, 'Dana', 'Park', 'driver', now())`,
      [user, account],
    );
    await client.query(
      `INSERT INTO "Vehicle" ("id", "accountId", "make", "model", "year", "updatedAt") VALUES ($1, $2, 'Honda', 'Civic', 2019, now())`,
      [vehicle, account],
    );
    await client.query(
      `INSERT INTO "RepairRequest" ("id", "accountId", "vehicleId", "requesterId", "updatedAt") VALUES ($1, $2, $3, $4, now())`,
      [request, account, vehicle, user],
    );
    await client.query(
      `INSERT INTO "RepairLineItem" ("id", "repairRequestId", "name", "description", "quantity", "unitPrice", "totalPrice", "version", "updatedAt")
     VALUES ($1, $2, 'Front pads', 'Front pads', 1, 10, 10, 2, now())`,
      [line, request],
    );
    await client.query(
      `INSERT INTO "HistoryEvent" ("repairRequestId", "kind", "summary", "actorName", "knownBy", "channel", "data")
     VALUES ($1, 'quote_added', 'Added', 'Ada', 'session', 'web', $2)`,
      [request, JSON.stringify({ lines: [{ id: line, description: "Pads, front" }] })],
    );
    const script = listMigrations().find(({ name }) => name.endsWith("_first_words_of_before"));
    await client.query(script?.sql ?? "");
    await client.query(`UPDATE "RepairLineItem" SET "originalDescription" = 'written over'`);
    const { rows } = await client.query(
      `SELECT i."originalDescription" AS words, r."made" FROM "RepairLineItem" i JOIN "RepairRequest" r ON r."id" = i."repairRequestId"`,
    );
    expect(rows).toEqual([{ words: "Pads, front", made: ["customer"] }]);
  });

  test("a migration that was edited after it was applied is refused by name", async () => {
    const [first] = listMigrations();
    await client.query("UPDATE _prisma_migrations SET checksum = 'edited' WHERE migration_name = $1", [first?.name]);
    await expect(applyMigrations(database.url)).rejects.toThrow(
      `The migration ${first?.name} was edited after it was applied to this database.`,
    );
  });
});

test.skipIf(!process.env.TEST_DATABASE_URL)("what a killed starter had begun ends with it", async () => {
  const database = await cloneDatabase();
  const killed = withMigrationLock(database.url, async (client) => {
    client.on("error", () => {});
    const begun = client.query("SELECT pg_sleep(600)");
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    await begun;
  });
  await expect(killed).rejects.toThrow();
  expect(await withMigrationLock(database.url, async () => "the lock is free")).toBe("the lock is free");
  await database.close();
});

embedded(
  "an upgrade from the first build to this one keeps the demo world whole",
  async () => {
    const old = listMigrations().slice(0, 2);
    const database = await openEmbeddedDatabase();
    try {
      expect(await applyMigrations(database.url, old)).toEqual(old.map(({ name }) => name));
      await fillWithDemoWorld(database.url);
      const kept = await countRows(database.url);
      expect(kept.RepairRequest).toBeGreaterThan(10);
      expect(await applyMigrations(database.url)).toEqual(
        listMigrations()
          .slice(2)
          .map(({ name }) => name),
      );
      expect(await countRows(database.url)).toMatchObject({ ...kept, AuditEvent: 0 });
      expect(await wordsOnPrices(database.url)).toEqual([
        "not paid, as quoted: quoted",
        "not paid, lowered: target",
        "paid: Paid at this price (attested)",
      ]);
      expect(await findUnchained(database.url)).toEqual([]);
    } finally {
      await database.close();
    }
  },
  60_000,
);

/** Brings the demo world into a database of an older build: this build writes it elsewhere, and what the old one knows is copied. */
async function fillWithDemoWorld(url: string) {
  const before = process.env.DATABASE_URL;
  const whole = await cloneDatabase();
  process.env.DATABASE_URL = whole.url;
  await loadDemoWorld({ onlyIfEmpty: true });
  process.env.DATABASE_URL = before;
  const [from, to] = [new pg.Client({ connectionString: whole.url }), new pg.Client({ connectionString: url })];
  await Promise.all([from.connect(), to.connect()]);
  const { rows: tables } = await to.query<{ name: string; columns: string }>(
    `SELECT table_name AS name, string_agg(format('%I', column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' GROUP BY table_name`,
  );
  await to.query("SET session_replication_role = replica");
  for (const { name, columns } of tables) {
    const kept = name === "Invoice" ? `${columns}, "tax"` : columns;
    const { rows } = await from.query(`SELECT json_agg(t) AS all FROM (SELECT ${kept} FROM "${name}") t`);
    if (!rows[0].all) continue;
    const text = JSON.stringify(name === "Invoice" ? untaxed(rows[0].all) : rows[0].all);
    await to.query(
      `INSERT INTO "${name}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1)`,
      [text],
    );
  }
  await Promise.all([from.end(), to.end()]);
  await whole.close();
}

type InvoiceRow = { tax: number; totalAmount: number; outstandingBalance: number };

/** The first build knew no tax: its invoices were subtotal and fee. All that is due here is due as a whole. */
function untaxed(rows: InvoiceRow[]) {
  return rows.map(({ tax, ...row }) => ({
    ...row,
    totalAmount: Math.round((row.totalAmount - tax) * 100) / 100,
    outstandingBalance: Math.round(Math.max(0, row.outstandingBalance - tax) * 100) / 100,
  }));
}

/** Whose word the prices of an older build are by now. */
async function wordsOnPrices(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ basis: PriceBasis; what: string }>(
    `SELECT DISTINCT l."priceBasis" AS basis, CASE
       WHEN l."group" = 'approved' AND i."amountPaid" > 0 THEN 'paid'
       WHEN l."totalPrice" < l."originalPrice" THEN 'not paid, lowered' ELSE 'not paid, as quoted' END AS what
     FROM "RepairLineItem" l LEFT JOIN "Invoice" i ON i."repairRequestId" = l."repairRequestId"`,
  );
  await client.end();
  const word = (basis: PriceBasis) =>
    basis === "paid" ? priceWord({ priceBasis: basis, shopWord: null, byHand: null, totalPrice: 0 }) : basis;
  return rows.map(({ basis, what }) => `${what}: ${word(basis)}`).toSorted();
}

/** Rows of the record that do not follow the row before them. */
async function findUnchained(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT e.id FROM "HistoryEvent" e LEFT JOIN "HistoryEvent" p
       ON p."repairRequestId" = e."repairRequestId" AND p."position" = e."position" - 1
     WHERE e."previousHash" <> coalesce(p."hash", '') OR e."hash" <> history_hash(e) OR (p."id" IS NULL AND e."position" <> 1)`,
  );
  await client.end();
  return rows;
}

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

embedded(
  "a second process on the same data folder is refused in a sentence",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "lock-"));
    const database = await openEmbeddedDatabase({ folder });
    await expect(openEmbeddedDatabase({ folder })).rejects.toThrow("is in use by another running copy of the product");
    await database.close();
    const again = await openEmbeddedDatabase({ folder });
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  },
  60_000,
);

embedded("a data folder of another PostgreSQL is refused in a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "version-"));
  const { mkdirSync } = await import("node:fs");
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
  await expect(openEmbeddedDatabase({ folder })).rejects.toThrow(
    "was made by PostgreSQL 17 and this build brings PostgreSQL 18",
  );
  rmSync(folder, { recursive: true, force: true });
});
