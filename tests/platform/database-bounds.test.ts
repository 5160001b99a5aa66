import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { takeTurns } from "#app/http/security.server.ts";
import { isRead } from "#app/platform/database/database-pools.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { action as lineItem } from "#app/routes/api/public.ts";
import { loader as vehicles } from "#app/routes/api/vehicles.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

/** Holds the row of a request from a connection of its own until `release`. */
async function holding(requestId: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = () => {};
  const took = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const done = db.$transaction(async (tx: Transaction) => {
    await tx.$queryRaw`SELECT 1 FROM "RepairRequest" WHERE "id" = ${requestId}::uuid FOR UPDATE`;
    taken();
    await released;
  });
  await took;
  return async () => {
    release();
    await done;
  };
}

/** Through the middleware of the root, as a request comes. */
async function decide(cookie: string, id: string, group: string): Promise<Response> {
  const sent = args(`/api/public/repair-line-items/${id}`, { method: "PUT", cookie, params: { id }, json: { group } });
  return (await takeTurns(sent, () => lineItem(sent))) as Response;
}

test("what writes or locks is told from a read, whatever its columns are called", () => {
  for (const read of [`SELECT "updatedAt", "deletedAt" FROM "Vehicle"`, `WITH x AS (SELECT 1) SELECT * FROM x`])
    expect(isRead(read)).toBe(true);
  for (const write of [
    `SELECT 1 FROM "Vehicle" FOR UPDATE`,
    `SELECT 1 FROM "Vehicle" FOR NO KEY UPDATE`,
    `SELECT 1 FROM "Vehicle" FOR KEY SHARE`,
    `WITH x AS (UPDATE "Vehicle" SET "make" = 'x' RETURNING 1) SELECT * FROM x`,
    `UPDATE "Vehicle" SET "make" = 'x'`,
    `SELECT pgboss.fetch()`,
  ])
    expect(isRead(write)).toBe(false);
});

test("400 decisions at once on one line: another person's read answers at once, and every decision gets an answer", async () => {
  const [driver, other] = [await makeUser("driver"), await makeUser("driver")];
  const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
  const [cookie, reader] = [await signIn(driver), await signIn(other)];
  const line = request.itemIds[0] ?? "";
  await vehicles(args("/api/vehicles", { cookie: reader }));
  const decisions = Array.from({ length: 400 }, (_, index) =>
    decide(cookie, line, index % 2 ? "approved" : "deferred").then(({ status }) => status),
  );
  const slowest: number[] = [];
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    expect((await vehicles(args("/api/vehicles", { cookie: reader }))).status).toBe(200);
    slowest.push(performance.now() - began);
  }
  const answers = await Promise.all(decisions);
  expect(new Set(answers)).toEqual(new Set([200, 429]));
  expect(Math.max(...slowest)).toBeLessThan(2_000);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("on a server, where several transactions are open at once", () => {
  /** Asked before all of these: its ten seconds pass beside them. */
  let long: Promise<{ milliseconds: number; error: unknown }>;
  beforeAll(() => {
    const began = performance.now();
    long = db.$queryRaw`SELECT pg_sleep(20)::text`.then(
      () => ({ milliseconds: performance.now() - began, error: null }),
      (error: unknown) => ({ milliseconds: performance.now() - began, error }),
    );
  });

  test("a change that waits for a row is refused after two seconds, and reads go on meanwhile", async () => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
    const cookie = await signIn(driver);
    const release = await holding(request.id);
    const began = performance.now();
    const decided = decide(cookie, request.itemIds[0] ?? "", "approved");
    await sleep(100);
    const read = performance.now();
    expect((await vehicles(args("/api/vehicles", { cookie }))).status).toBe(200);
    expect(performance.now() - read).toBeLessThan(500);
    const answer = await decided;
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(answer.status).toBe(409);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await answer.json()).toMatchObject({
      message: "Someone is changing this right now. Please try again in a moment.",
    });
    await release();
    expect((await decide(cookie, request.itemIds[0] ?? "", "approved")).status).toBe(200);
  });

  test("a stranger's id takes no lock, nor waits for one", async () => {
    const [driver, stranger] = [await makeUser("driver"), await makeUser("driver")];
    const request = await makeRequest(driver, { lines: [{}] });
    const release = await holding(request.id);
    const began = performance.now();
    await expect(changeRequest(viewerOf(stranger), request.id, async () => null)).rejects.toMatchObject({
      status: 404,
    });
    expect(performance.now() - began).toBeLessThan(1_000);
    await release();
  });

  test("a query that runs longer than ten seconds is cancelled", async () => {
    const { milliseconds, error } = await long;
    expect(String(error)).toContain("57014");
    expect(milliseconds).toBeLessThan(12_000);
  });
});
