import { subscribe, unsubscribe } from "node:diagnostics_channel";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  accountScope,
  communicationScope,
  customerScope,
  invoiceScope,
  requestScope,
  requestScopeSql,
  userScope,
  vehicleScope,
  vehicleScopeSql,
} from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { connectPools } from "#app/platform/database/database-pools.server.ts";
import { listSql, whereSql } from "#app/platform/database/reads/reads.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { recordFields, statusViewFields } from "#app/repair/requests/find.server.ts";
import { anonymous, makeRequest, makeUser, viewerOf } from "../support/world.ts";

// Outside of a transaction a read is one statement that is written out from the client's own arguments; in a transaction the client answers.

async function sameBothWays<Found>(ask: (by: Transaction) => Promise<Found>): Promise<Found> {
  const direct = await ask(db);
  expect(direct).toStrictEqual(await db.$transaction(ask));
  return direct;
}

async function statementsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const hear = (text: unknown) => heard.push(String(text));
  subscribe("amped.statement", hear);
  await ask();
  unsubscribe("amped.statement", hear);
  return heard;
}

async function makeShop() {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const own = await makeRequest(driver, { advisor, technician });
  const foreign = await makeRequest(await makeUser("driver"));
  const { vehicleId, accountId } = await db.repairRequest.findUniqueOrThrow({ where: { id: own.id } });
  await db.accountAdvisor.create({ data: { accountId, advisorId: advisor.id } });
  await db.repairRequest.update({
    where: { id: own.id },
    data: {
      notToExceed: "1234.50",
      scheduledServiceDate: new Date("2026-03-08T10:30:00.123Z"),
      requestedServiceDate: new Date("2026-03-09"),
      scheduledMinutes: 2,
    },
  });
  await db.historyEvent.create({
    data: {
      repairRequestId: own.id,
      kind: "request_created",
      summary: "Made.",
      actorUserId: advisor.id,
      actorName: "Dana",
      knownBy: "session",
      channel: "web",
      data: { at: [1] },
    },
  });
  const codeUser = { ...anonymous, codeUser: { code: "of-this-test", userId: driver.id, name: "Dana", accountId } };
  const viewers: Record<string, Viewer> = {
    nobody: anonymous,
    driver: viewerOf(driver),
    advisor: viewerOf(advisor),
    technician: viewerOf(technician),
    admin: viewerOf(await makeUser("admin")),
    stranger: viewerOf(await makeUser("driver")),
    "who has a code": { ...anonymous, repairCode: { code: "of-this-test", repairRequestId: foreign.id } },
    "who proved a phone": codeUser,
    "a driver with another's code": {
      ...viewerOf(driver),
      repairCode: { code: "of-this-test", repairRequestId: foreign.id },
    },
  };
  return { ids: [own.id, foreign.id], own: own.id, vehicleId, accountId, viewers };
}

const BY_ID = { orderBy: { id: "asc" }, select: { id: true } } as const;

test("every scope opens the same rows, asked by the client, as one statement, and as a condition in SQL: for every role", async () => {
  const { viewers, ids } = await makeShop();
  const open: Record<string, number> = {};
  for (const [who, viewer] of Object.entries(viewers)) {
    const requests = await sameBothWays((by) => by.repairRequest.findMany({ where: requestScope(viewer), ...BY_ID }));
    const inSql = await db.$queryRaw`SELECT "id" FROM "RepairRequest" WHERE ${requestScopeSql(viewer)} ORDER BY "id"`;
    expect([who, inSql]).toEqual([who, requests]);
    const users = await sameBothWays((by) => by.user.findMany({ where: userScope(viewer), ...BY_ID }));
    const listed = listSql("User", { where: userScope(viewer), ...BY_ID });
    expect(await db.$queryRaw`SELECT * FROM (${listed}) AS listed`).toEqual(users);
    await sameBothWays((by) => by.account.findMany({ where: accountScope(viewer), ...BY_ID }));
    const cars = await sameBothWays((by) => by.vehicle.findMany({ where: vehicleScope(viewer), ...BY_ID }));
    expect(await db.$queryRaw`SELECT "id" FROM "Vehicle" WHERE ${vehicleScopeSql(viewer)} ORDER BY "id"`).toEqual(cars);
    await sameBothWays((by) => by.invoice.findMany({ where: invoiceScope(viewer), ...BY_ID }));
    await sameBothWays((by) => by.user.findMany({ where: customerScope(viewer), ...BY_ID }));
    await sameBothWays((by) => by.communication.findMany({ where: communicationScope(viewer), ...BY_ID }));
    open[who] = requests.filter(({ id }) => ids.includes(id)).length;
  }
  expect(open).toEqual({
    nobody: 0,
    driver: 1,
    advisor: 1,
    technician: 1,
    admin: 2,
    stranger: 0,
    "who has a code": 1,
    "who proved a phone": 1,
    "a driver with another's code": 2,
  });
});

test("a request with all that hangs on it is one statement, past the client, with its dates, sums and big integers", async () => {
  const { own, viewers } = await makeShop();
  const select = { ...statusViewFields, history: recordFields, _count: { select: { lineItems: true } } };
  for (const viewer of Object.values(viewers)) {
    await sameBothWays((by) =>
      by.repairRequest.findFirst({ where: { AND: [{ id: own }, requestScope(viewer)] }, select }),
    );
  }
  const found = await db.repairRequest.findUniqueOrThrow({ where: { id: own }, select });
  expect(found.notToExceed).toBeInstanceOf(Prisma.Decimal);
  expect(found.scheduledServiceDate).toEqual(new Date("2026-03-08T10:30:00.123Z"));
  expect(found.requestedServiceDate).toEqual(new Date("2026-03-09"));
  expect(typeof found.history[0]?.id).toBe("bigint");
  const statements = await statementsOf(() => db.repairRequest.findFirst({ where: { id: own }, select }));
  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(/^SELECT row_to_json/);
});

test("what is not written out is asked of the client, with the same answer", async () => {
  const { own, accountId, vehicleId } = await makeShop();
  const others: ((by: Transaction) => Promise<unknown>)[] = [
    (by) => by.repairRequest.findMany({ cursor: { id: own }, take: 2, ...BY_ID }),
    (by) => by.vehicle.findMany({ where: { id: vehicleId, make: { contains: "o" } } }),
    (by) => by.repairRequest.findMany({ where: { id: own, OR: [{}, { scheduledMinutes: 9 }] }, ...BY_ID }),
    (by) => by.repairRequest.findMany({ where: { id: own, NOT: { vehicle: { accountId } } }, ...BY_ID }),
    (by) => by.user.findMany({ where: { accountId }, omit: { passwordHash: true } }),
    (by) => by.user.count({ where: { accountId }, select: { _all: true } }),
  ];
  for (const ask of others) await sameBothWays(ask);
  await expect(db.user.findUniqueOrThrow({ where: { id: own } })).rejects.toMatchObject({ code: "P2025" });
});

test("a part of an OR that holds for everything opens what it opens through the client, and is no condition in SQL", async () => {
  const { own } = await makeShop();
  const none = { id: { in: [] } };
  const parts: Record<string, Prisma.RepairRequestWhereInput[]> = {
    "a list of none": [{ AND: [] }, none],
    "a list of an empty part": [{ AND: [{}] }],
    "a list of what is undefined": [{ AND: [{ initiatedBy: undefined }] }, none],
    "a relation that every row has": [{ account: {} }, none],
  };
  for (const [what, OR] of Object.entries(parts)) {
    const found = await sameBothWays((by) => by.repairRequest.findMany({ where: { id: own, OR }, ...BY_ID }));
    expect([what, found]).toEqual([what, []]);
    expect(() => whereSql("RepairRequest", { OR })).toThrow("This read is the client's.");
  }
});

test("within an OR what is of a kind is asked row by row, what is somebody's as the database likes; both find the client's rows", async () => {
  const { own } = await makeShop();
  await db.repairLineItem.create({ data: { repairRequestId: own, name: "Brake pads", description: "Front axle" } });
  const pending = { lineItems: { some: { group: "pending" } } };
  const [asked, by] = [" OFFSET 0", { status: "Scheduled" }];
  expect(whereSql("RepairRequest", { OR: [by, { status: "Delayed", ...pending }] }).sql).toContain(asked);
  expect(whereSql("RepairRequest", pending).sql).not.toContain(asked);
  expect(whereSql("RepairRequest", { OR: [by, { lineItems: { some: { id: own } } }] }).sql).not.toContain(asked);
  const found = await sameBothWays((read) =>
    read.repairRequest.findMany({ where: { id: own, OR: [{ id: { in: [] } }, pending] }, ...BY_ID }),
  );
  expect(found).toEqual([{ id: own }]);
});

test("one object names what is included of one read and what is selected of another", async () => {
  const { accountId } = await makeShop();
  const account = { account: true } as const;
  for (const _ of [1, 2]) {
    await sameBothWays((by) => by.user.findFirst({ where: { accountId }, include: account }));
    const found = await sameBothWays((by) => by.user.findFirst({ where: { accountId }, select: account }));
    expect(Object.keys(found ?? {})).toEqual(["account"]);
  }
});

test("a constant part is found at another place in a statement, behind more values and as another relation", async () => {
  const { accountId } = await makeShop();
  const name = { select: { firstName: true, createdAt: true } } as const;
  const green = { where: { rating: { not: "green" } }, select: { id: true } } as const;
  const read = (by: Transaction, before: object) =>
    by.repairRequest.findMany({
      where: { accountId },
      select: {
        id: true,
        ...before,
        requester: name,
        advisor: name,
        inspection: green,
        vehicle: { select: { vin: true } },
      },
    });
  const more = { history: { where: { kind: "line", summary: { not: "x" } }, select: { summary: true } } };
  for (const before of [{}, more, { advisor: name, ...more }, {}, { createdAt: true, ...more }]) {
    const rows = await sameBothWays((by) => read(by, before));
    expect(rows[0]?.requester?.createdAt).toBeInstanceOf(Date);
  }
});

test("a value of another type than its column's is refused as the client refuses it", async () => {
  const { own } = await makeShop();
  const refused: Record<string, unknown>[] = [
    { initiatedBy: 5 },
    { initiatedBy: { in: ["a", 5] } },
    { scheduledMinutes: "2" },
    { needsAdvisor: "true" },
    { needsAdvisor: { gt: false } },
    { notToExceed: "ten" },
    { notToExceed: true },
    { scheduledServiceDate: "tomorrow" },
    { scheduledServiceDate: 5 },
  ];
  const others = [
    { scheduledMinutes: { gt: 1.5 } },
    { scheduledMinutes: 3_000_000_000 },
    { initiatedBy: new Date(0) },
    { scheduledServiceDate: new Date(Number.NaN) },
    { scheduledServiceDate: "2026-03-08T10:30:00.123Z" },
  ];
  const answer = (by: Transaction, part: object) =>
    by.repairRequest.count({ where: { id: own, ...part } }).catch(({ name }) => name);
  for (const part of refused) expect([part, await answer(db, part)]).toEqual([part, "PrismaClientValidationError"]);
  for (const part of others) await sameBothWays(async (by) => [part, await answer(by, part)]);
});

const date = fc.constantFrom(new Date("2026-03-08T10:30:00.123Z"), new Date(0), new Date("2100-01-01"));
const compared = <Value>(value: fc.Arbitrary<Value>, nullable: boolean): fc.Arbitrary<object | Value | null> =>
  fc.oneof(
    value,
    ...(nullable ? [fc.constant(null), fc.constant({ not: null })] : []),
    fc.record({ in: fc.array(value, { maxLength: 3 }) }),
    fc.record({ notIn: fc.array(value, { maxLength: 3 }) }),
    fc.record({ not: value }),
    fc.record({ gte: value, lt: value }, { requiredKeys: [] }).filter((one) => Object.keys(one).length > 0),
  );

test("conditions, orders and parts of every kind find the same rows", async () => {
  const { ids, vehicleId, accountId } = await makeShop();
  const id = fc.constantFrom(...ids, vehicleId, accountId);
  const column = fc.oneof(
    fc.record({ id: compared(id, false) }),
    fc.record({ advisorId: compared(id, true) }),
    fc.record({ scheduledMinutes: compared(fc.integer({ min: 0, max: 3 }), true) }),
    fc.record({ notToExceed: compared(fc.constantFrom("1234.5", 10), true) }),
    fc.record({ scheduledServiceDate: compared(date, true) }),
    fc.record({ needsAdvisor: fc.boolean() }),
    fc.record({
      status: fc.constantFrom("Created", "Completed"),
      scheduledMinutes: fc.constantFrom(undefined, 2, null),
    }),
  );
  const hanging = fc.oneof(
    fc.record({ vehicle: fc.record({ id: compared(id, false) }) }),
    fc.record({ account: fc.record({ advisors: fc.constant({ some: {} }) }) }),
    fc.record({ advisor: fc.constantFrom({ is: { role: "advisor" } }, { role: "driver" }) }),
    fc.record({ lineItems: fc.constant({ some: { position: { gte: 0 } } }) }),
  );
  const { where } = fc.letrec<{ where: Prisma.RepairRequestWhereInput }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 3 },
      column,
      hanging,
      fc.record({ NOT: column }),
      fc.record({ AND: fc.array(tie("where"), { maxLength: 3 }) }),
      fc.record({ OR: fc.array(tie("where"), { maxLength: 3 }) }),
    ) as fc.Arbitrary<Prisma.RepairRequestWhereInput>,
  }));
  const select = fc.constantFrom<Prisma.RepairRequestSelect>(
    { id: true },
    {
      id: true,
      notToExceed: true,
      vehicle: { select: { make: true, account: true } },
      advisor: { include: { account: true } },
    },
    { id: true, lineItems: { where: { position: { lt: 2 } }, orderBy: { id: "desc" }, take: 1, skip: 1 } },
    { id: true, account: { select: { users: BY_ID, _count: { select: { vehicles: { where: { make: "none" } } } } } } },
  );
  const order = fc.constantFrom<Prisma.RepairRequestOrderByWithRelationInput[]>(
    [{ id: "asc" }],
    [{ scheduledMinutes: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    [{ requestedServiceDate: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  );
  await fc.assert(
    fc.asyncProperty(where, select, order, fc.integer({ min: 0, max: 2 }), async (what, columns, orderBy, skip) => {
      const within = { AND: [{ id: { in: ids } }, what] };
      await sameBothWays((by) => by.repairRequest.findMany({ where: within, select: columns, orderBy, take: 3, skip }));
      await sameBothWays((by) => by.repairRequest.count({ where: within, take: 2 }));
    }),
    { numRuns: 40 },
  );
}, 30_000);

test("pools that reads alone have opened are closed, and open again for who asks after that", async () => {
  const pools = connectPools(process.env.DATABASE_URL ?? "", process.env.EMBEDDED_DATABASE === "true");
  const one = { sql: "SELECT 1 AS one", args: [], argTypes: [] };
  const first = await pools.connect();
  await first.queryRaw(one);
  await pools.close();
  await pools.close();
  await expect(first.queryRaw(one)).rejects.toThrow();
  expect((await (await pools.connect()).queryRaw(one)).rows).toEqual([[1]]);
  await pools.close();
});
