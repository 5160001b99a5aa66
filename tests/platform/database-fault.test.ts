import { createServer } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { describe, expect, test } from "vitest";
import { PrismaClient } from "#app/generated/prisma/client.ts";
import {
  isDatabaseAway,
  isDiskFull,
  isLocked,
  isTooSlow,
  refusalOfDatabase,
} from "#app/platform/database/database-fault.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error("It should have failed.");
    },
    (error: unknown) => error,
  );
}

/** What the database says when it raises this code, through Prisma. */
const raised = (code: string) =>
  errorOf(db.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'said by the test' USING ERRCODE = '${code}'; END $$`));

async function askedOf(url: string) {
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, connectionTimeoutMillis: 500 }) });
  try {
    return [
      await errorOf(client.account.findFirst()),
      await errorOf(client.$queryRaw`SELECT 1`),
      await errorOf(client.$transaction(async (tx) => tx.account.findFirst())),
    ];
  } finally {
    await client.$disconnect();
  }
}

/** A server that does this to whoever connects. */
async function listening(work: (socket: import("node:net").Socket) => void) {
  const server = createServer(work);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `postgresql://a:b@127.0.0.1:${port}/c`, close: () => server.close() };
}

describe("a database that is away is known as that", () => {
  test("nobody listens, at a port or at a socket", async () => {
    const closed = await listening(() => {});
    closed.close();
    for (const url of [closed.url, "postgresql://a@localhost/c?host=%2Ftmp%2Fno-such-folder"]) {
      for (const error of await askedOf(url)) expect(isDatabaseAway(error), String(error)).toBe(true);
    }
  });

  test("a server that hangs up, and one that never answers", async () => {
    const rude = await listening((socket) => socket.on("data", () => socket.destroy()));
    const silent = await listening(() => {});
    for (const { url, close } of [rude, silent]) {
      for (const error of await askedOf(url)) expect(isDatabaseAway(error), String(error)).toBe(true);
      close();
    }
  });

  test("a server that is shut down, starts, or takes no more connections", async () => {
    for (const code of ["57P01", "57P03", "53300", "08006"])
      expect(isDatabaseAway(await raised(code)), code).toBe(true);
    expect(refusalOfDatabase(await raised("57P01"))).toMatchObject({
      status: 503,
      message: "Our records cannot be reached right now. Please try again in a moment.",
      retryAfter: 10,
    });
  });

  test("another company's server that is away is not the database", async () => {
    const closed = await listening(() => {});
    closed.close();
    const error = await errorOf(fetch(closed.url.replace(/^.*@/, "http://")));
    expect(isDatabaseAway(error)).toBe(false);
    expect(refusalOfDatabase(error)).toBeNull();
  });
});

test("a full disk is known as that, the database's and our own", async () => {
  expect(isDiskFull(await raised("53100"))).toBe(true);
  expect(isDiskFull(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }))).toBe(true);
  expect(refusalOfDatabase(await raised("53100"))).toMatchObject({ status: 503, retryAfter: 60 });
});

test("a row that is taken is 409, a statement that was cancelled 503", async () => {
  for (const code of ["55P03", "40P01", "40001"]) {
    const error = await raised(code);
    expect(isLocked(error), code).toBe(true);
    expect(refusalOfDatabase(error)).toMatchObject({
      status: 409,
      message: "Someone is changing this right now. Please try again in a moment.",
    });
  }
  expect(isTooSlow(await raised("57014"))).toBe(true);
  expect(refusalOfDatabase(await raised("57014"))).toMatchObject({ status: 503 });
});

test("what is wrong with a statement, a row or the code is no fault of the database", async () => {
  const faults = [
    await raised("23514"),
    await errorOf(db.$queryRaw`SELECT nothing`),
    await errorOf(db.account.findUniqueOrThrow({ where: { id: "11111111-1111-4111-8111-111111111111" } })),
    new TypeError("undefined is not a function"),
    new Refusal(404, "This was not found."),
    "a word",
    null,
  ];
  for (const error of faults) {
    expect(refusalOfDatabase(error)).toBeNull();
    expect(isDatabaseAway(error) || isDiskFull(error)).toBe(false);
  }
});
