import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CHAINS, checkChains, findBrokenLinks } from "#app/doctor/chains.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { cloneDatabase } from "../support/database.ts";

// A database of its own: the records in it are broken on purpose, as only its owner can.
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = database.url;
  await loadDemoWorld({ onlyIfEmpty: true });
  if (before) process.env.DATABASE_URL = before;
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (let index = 1; index <= 5; index++) {
    await client.query(
      `INSERT INTO "AuditEvent" ("id", "kind", "summary", "actorName", "knownBy", "channel", "data")
       VALUES (gen_random_uuid(), 'role_changed', $1, 'Ada "the admin" \\ Übel', 'session', 'web', '{"to": 1.50, "from": null}')`,
      [`Change ${index}`],
    );
  }
}, 60_000);

afterAll(async () => {
  await client.end();
  await database.close();
});

beforeEach(async () => {
  expect(await findBrokenLinks(client, CHAINS.HISTORY)).toEqual([]);
  expect(await findBrokenLinks(client, CHAINS.AUDIT)).toEqual([]);
});

/** What the doctor says after the owner has done this past the guards; then it is undone. */
async function afterwards(sql: string, most?: number) {
  await client.query("BEGIN");
  await client.query("SET LOCAL session_replication_role = replica");
  await client.query(sql);
  const said = await checkChains(client, most);
  await client.query("ROLLBACK");
  return said.map(({ state, says }) => [state, says.split(/[:.]/).slice(0, 2).join(":")]);
}

test("whole chains say how long they are", async () => {
  const [history, audit] = await checkChains(client);
  expect(history).toMatchObject({
    state: "ok",
    says: expect.stringMatching(/^\d+ entries of \d+ repair requests, every chain whole\.$/),
  });
  expect(audit).toMatchObject({
    state: "ok",
    says: expect.stringMatching(/^5 entries, the chain is whole; its last hash is [0-9a-f]{16}\.$/),
  });
});

test("of a long record a page reads the newest entries, and says so", async () => {
  const [history, audit] = await afterwards("SELECT 1", 2);
  expect(history?.[1]).toContain("The newest 2 entries stand as they were written");
  expect(audit?.[1]).toContain("The newest 2 entries stand as they were written");
  const of = async (sql: string) => (await afterwards(sql, 2))[1]?.[1];
  expect(await of(`UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 5`)).toContain(
    "entry 5 was changed",
  );
  expect(await of(`UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 4`)).toContain(
    "entry 4 was changed",
  );
  expect(await of(`DELETE FROM "AuditEvent" WHERE "position" = 3`)).toContain("entry 4 or one before it is gone");
  expect(await of(`DELETE FROM "AuditEvent" WHERE "position" = 5`)).toContain("entry 5 or one before it is gone");
  expect(await of(`UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 1`)).toContain(
    "The newest 2 entries",
  );
  const chain = `(SELECT "repairRequestId" FROM "HistoryEvent" ORDER BY "id" DESC LIMIT 1)`;
  const [changed] = await afterwards(
    `UPDATE "HistoryEvent" SET "summary" = 'Nothing' WHERE "position" = 1 AND "repairRequestId" = ${chain}`,
    2,
  );
  expect(changed?.[1]).toContain("entry 1 of repair request");
});

test.each([
  [
    "a sentence changed",
    `UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 2`,
    "entry 2 was changed after it was written",
  ],
  [
    "who did it changed",
    `UPDATE "AuditEvent" SET "actorName" = 'Somebody' WHERE "position" = 5`,
    "entry 5 was changed after it was written",
  ],
  [
    "when it was changed",
    `UPDATE "AuditEvent" SET "createdAt" = "createdAt" - interval '1 ms' WHERE "position" = 1`,
    "entry 1 was changed after it was written",
  ],
  [
    "what it held changed",
    `UPDATE "AuditEvent" SET "data" = '{"to": 1.51, "from": null}' WHERE "position" = 3`,
    "entry 3 was changed after it was written",
  ],
  ["one taken out", `DELETE FROM "AuditEvent" WHERE "position" = 3`, "entry 4 or one before it is gone"],
  ["the last taken away", `DELETE FROM "AuditEvent" WHERE "position" = 5`, "entry 5 or one before it is gone"],
  ["all taken away", `DELETE FROM "AuditEvent"`, "entry 1 or one before it is gone"],
  [
    "one rewritten with a hash that fits it",
    `UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 2;
     UPDATE "AuditEvent" e SET "hash" = audit_hash(e) WHERE "position" = 2`,
    "entry 3 does not follow the one before it",
  ],
  [
    "the last rewritten with a hash that fits it",
    `UPDATE "AuditEvent" SET "summary" = 'Nothing' WHERE "position" = 5;
     UPDATE "AuditEvent" e SET "hash" = audit_hash(e) WHERE "position" = 5`,
    "entry 5 was changed after it was written",
  ],
])("the audit record, %s: the place is named", async (_, sql, place) => {
  const [history, audit] = await afterwards(sql);
  expect(history?.[0]).toBe("ok");
  expect(audit?.[0]).toBe("wrong");
  expect(audit?.[1]).toContain(`The chain is broken: ${place}`);
});

test("the history of a repair request: the request is named, the others are whole", async () => {
  const { rows } = await client.query(
    'SELECT "repairRequestId" AS id FROM "HistoryEvent" GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 LIMIT 1',
  );
  const id = rows[0].id as string;
  const altered = await afterwards(
    `UPDATE "HistoryEvent" SET "totalAfter" = 1 WHERE "repairRequestId" = '${id}' AND "position" = 2`,
  );
  expect(altered[0]).toEqual([
    "wrong",
    `The chain is broken: entry 2 of repair request ${id} was changed after it was written`,
  ]);
  const taken = await afterwards(`DELETE FROM "HistoryEvent" WHERE "repairRequestId" = '${id}' AND "position" = 1`);
  expect(taken[0]).toEqual(["wrong", `The chain is broken: entry 2 of repair request ${id} or one before it is gone`]);
  expect(taken[1]?.[0]).toBe("ok");
});
