import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { bringTogether } from "#app/access/bring-together.server.ts";
import { customerScope, invoiceScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { handOver } from "#app/repair/assign/hand-over.server.ts";
import { cloneDatabase } from "../support/database.ts";
import { makeAccount, makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** What the scope alone shows of cars, invoices and customers, and what it shows beside the rows that narrow it. */
async function seen(viewer: Viewer) {
  const reach = searchedInReach(viewer, null);
  const ids = { orderBy: { id: "asc" }, select: { id: true } } as const;
  const [cars, invoices, people, carsInReach, invoicesInReach, peopleInReach] = await Promise.all([
    db.vehicle.findMany({ where: vehicleScope(viewer), ...ids }),
    db.invoice.findMany({ where: invoiceScope(viewer), ...ids }),
    db.user.findMany({ where: customerScope(viewer), ...ids }),
    db.vehicle.findMany({ where: { AND: [vehicleScope(viewer), reach] }, ...ids }),
    db.invoice.findMany({ where: { AND: [invoiceScope(viewer), reach] }, ...ids }),
    db.user.findMany({ where: { AND: [customerScope(viewer), reach] }, ...ids }),
  ]);
  return { scope: [cars, invoices, people], inReach: [carsInReach, invoicesInReach, peopleInReach] };
}

const drawn = <Thing>(things: Thing[]) => things[randomInt(things.length)] as Thing;
const perhaps = <Thing>(thing: Thing) => (randomInt(4) > 0 ? thing : null);

async function giveInvoice(requestId: string) {
  const { accountId } = await db.repairRequest.findUniqueOrThrow({ where: { id: requestId } });
  const sums = { originalTotalPrice: 1, subtotal: 1, serviceFee: 0, totalAmount: 1, outstandingBalance: 1 };
  const number = `S-${randomUUID()}`;
  return db.invoice.create({ data: { number, repairRequestId: requestId, accountId, ...sums } });
}

async function makeShop() {
  const admin = await makeUser("admin");
  const staff = [await makeUser("advisor"), await makeUser("advisor"), await makeUser("technician")];
  const drivers = [await makeUser("driver"), await makeUser("driver"), await makeUser("driver")];
  const accounts = [...drivers, ...staff].map(({ accountId }) => accountId);
  const requests: string[] = [];
  const cars: string[] = [];
  // Staff have cars of their own too.
  for (const person of [...drivers, ...drivers, ...staff]) {
    const { id, vehicleId } = await makeRequest(person);
    requests.push(id);
    cars.push(vehicleId);
    if (randomInt(2)) await giveInvoice(id);
  }
  return { admin, staff, drivers, accounts, requests, cars };
}

type Shop = Awaited<ReturnType<typeof makeShop>>;

const personOf = async (id: string) => db.user.findUniqueOrThrow({ where: { id }, include: { technician: true } });
const advisorsOf = async ({ staff }: Shop) =>
  (await Promise.all(staff.map(({ id }) => personOf(id)))).filter(({ role }) => role === "advisor");

/** All that changes who may see what. */
const CHANGES: Record<string, (shop: Shop) => Promise<unknown>> = {
  async assigned(shop) {
    const technician = await db.technician.findFirst({ where: { userId: { in: shop.staff.map(({ id }) => id) } } });
    const data = { advisorId: perhaps(drawn(shop.staff).id), technicianId: perhaps(technician?.id ?? null) };
    return db.repairRequest.update({ where: { id: drawn(shop.requests) }, data });
  },
  async "handed over"(shop) {
    const [from, to] = await advisorsOf(shop);
    return from && to ? handOver(viewerOf(shop.admin as never), from.id, to.id) : null;
  },
  "account looked after": (shop) =>
    db.accountAdvisor.createMany({
      data: [{ accountId: drawn(shop.accounts), advisorId: drawn(shop.staff).id }],
      skipDuplicates: true,
    }),
  "account looked after no more": (shop) =>
    db.accountAdvisor.deleteMany({ where: { accountId: drawn(shop.accounts), advisorId: drawn(shop.staff).id } }),
  "another role": (shop) =>
    db.user.update({
      where: { id: drawn(shop.staff).id },
      data: { role: drawn(["advisor", "technician", "driver", "admin"]) },
    }),
  async "becomes a technician"(shop) {
    const { id } = drawn(shop.staff);
    const known = await db.technician.count({ where: { userId: id } });
    return known ? null : db.technician.create({ data: { userId: id, hourlyRate: "90.00", certifications: [] } });
  },
  "a person moved to another account": (shop) =>
    db.user.update({
      where: { id: drawn([...shop.drivers, ...shop.staff]).id },
      data: { accountId: drawn(shop.accounts) },
    }),
  "a car moved to another account": (shop) =>
    db.vehicle.update({ where: { id: drawn(shop.cars) }, data: { accountId: drawn(shop.accounts) } }),
  async "accounts merged"(shop) {
    const [from, to] = [drawn(shop.accounts), drawn(shop.accounts)];
    const moved = { where: { accountId: from }, data: { accountId: to } };
    await db.$transaction([
      db.user.updateMany(moved),
      db.vehicle.updateMany(moved),
      db.repairRequest.updateMany(moved),
      db.invoice.updateMany(moved),
    ]);
  },
  "a request on another car": (shop) =>
    db.repairRequest.update({ where: { id: drawn(shop.requests) }, data: { vehicleId: drawn(shop.cars) } }),
  "another requester": (shop) =>
    db.repairRequest.update({
      where: { id: drawn(shop.requests) },
      data: { requesterId: perhaps(drawn(shop.drivers).id) },
    }),
  async "a new request"(shop) {
    const advisor = await personOf(drawn(shop.staff).id);
    const { id, vehicleId } = await makeRequest(await personOf(drawn(shop.drivers).id), { advisor });
    shop.requests.push(id);
    shop.cars.push(vehicleId);
    await giveInvoice(id);
  },
  async "a new account with a customer"(shop) {
    const { id } = await makeAccount();
    shop.accounts.push(id);
    shop.drivers.push(await makeUser("driver", { accountId: id }));
  },
  "a new customer in an account": async (shop) =>
    shop.drivers.push(await makeUser("driver", { accountId: drawn(shop.accounts) })),
  "a customer removed, or back": (shop) =>
    db.user.update({ where: { id: drawn(shop.drivers).id }, data: { deletedAt: perhaps(new Date()) } }),
  "another date": async (shop) => {
    const at = new Date(Date.now() - randomInt(1e9));
    await db.vehicle.update({ where: { id: drawn(shop.cars) }, data: { createdAt: at } });
    await db.user.update({ where: { id: drawn(shop.drivers).id }, data: { createdAt: at } });
    await db.invoice.updateMany({ where: { repairRequestId: drawn(shop.requests) }, data: { issuedAt: at } });
  },
  "a word of a car": (shop) =>
    db.vehicle.update({ where: { id: drawn(shop.cars) }, data: { plate: randomUUID().slice(0, 7) } }),
  async "a car without requests is gone"(shop) {
    const { id } = await db.vehicle.create({
      data: { accountId: drawn(shop.accounts), make: "Saab", model: "900", year: 1990 },
    });
    await db.vehicle.delete({ where: { id } });
    expect(await db.vehicleSeer.count({ where: { vehicleId: id } })).toBe(0);
  },
};

test("whoever it is and whatever was changed: the rows that narrow a list hide nothing of what the scope shows", async () => {
  const shop = await makeShop();
  let lines = 0;
  const changes = [...Object.keys(CHANGES), ...Array.from({ length: 20 }, () => drawn(Object.keys(CHANGES)))];
  for (const change of changes) {
    await CHANGES[change]?.(shop);
    for (const { id } of [...shop.staff, ...shop.drivers]) {
      const one = await personOf(id);
      const { scope, inReach } = await seen(viewerOf(one));
      expect(inReach, `${one.role} after: ${change}`).toEqual(scope);
      lines += scope.flat().length;
    }
  }
  expect(lines).toBeGreaterThan(500);
}, 120_000);

test("a row of somebody who may not see it opens nothing", async () => {
  const advisor = await makeUser("advisor");
  const { id, vehicleId } = await makeRequest(await makeUser("driver"));
  const { issuedAt, id: invoiceId } = await giveInvoice(id);
  const { createdAt } = await db.vehicle.findUniqueOrThrow({ where: { id: vehicleId } });
  await db.vehicleSeer.create({ data: { seer: advisor.id, createdAt, vehicleId } });
  await db.invoiceSeer.create({ data: { seer: advisor.id, issuedAt, invoiceId } });
  expect((await seen(viewerOf(advisor))).inReach).toEqual([[], [], []]);
});

test("who waits for another's change of the seers does not put those of before over it", async () => {
  const database = await cloneDatabase();
  const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: database.url }));
  if (!one || !other) throw new Error("Two connections.");
  await Promise.all([one.connect(), other.connect()]);
  try {
    const [own, account, advisor, car, request] = [0, 1, 2, 3, 4].map(() => randomUUID());
    await one.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now()), ($2, now())`, [own, account]);
    await one.query(
      `INSERT INTO "User"("id", "accountId", "firstName", "lastName", "role", "updatedAt") VALUES ($1, $2, 'A', 'B', 'advisor', now())`,
      [advisor, own],
    );
    await one.query(
      `INSERT INTO "Vehicle"("id", "accountId", "make", "model", "year", "updatedAt") VALUES ($1, $2, 'Saab', '900', 1990, now())`,
      [car, account],
    );
    await one.query("BEGIN");
    await one.query(
      `INSERT INTO "RepairRequest"("id", "accountId", "vehicleId", "advisorId", "updatedAt") VALUES ($1, $2, $3, $4, now())`,
      [request, account, car, advisor],
    );
    const waits = other.query(`UPDATE "Vehicle" SET "plate" = 'LATE' WHERE "id" = $1`, [car]);
    await new Promise((done) => setTimeout(done, 300));
    await one.query("COMMIT");
    await waits;
    const { rows } = await one.query(`SELECT 1 FROM "VehicleSeer" WHERE "seer" = $1 AND "vehicleId" = $2`, [
      advisor,
      car,
    ]);
    expect(rows).toHaveLength(1);
  } finally {
    await Promise.all([one.end(), other.end()]);
    await database.close();
  }
});

type Coming = (client: pg.Client, account: string, id: string) => Promise<unknown>;

const person =
  (role: string): Coming =>
  (client, account, id) =>
    client.query(
      `INSERT INTO "User"("id", "accountId", "firstName", "lastName", "role", "updatedAt") VALUES ($1, $2, 'A', 'B', $3, now())`,
      [id, account, role],
    );

/** Things that come to an account, by the table that says who sees them. */
const THINGS: [seers: string, Coming][] = [
  ["User", person("driver")],
  [
    "Vehicle",
    (client, account, id) =>
      client.query(
        `INSERT INTO "Vehicle"("id", "accountId", "make", "model", "year", "updatedAt") VALUES ($1, $2, 'Saab', '900', 1990, now())`,
        [id, account],
      ),
  ],
];

/** Those who come to see them. */
const SEERS: [how: string, before: Coming | null, Coming][] = [
  ["hired into it", null, person("advisor")],
  [
    "looks after it",
    async (client, _account, id) => {
      const own = randomUUID();
      await client.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now())`, [own]);
      return person("advisor")(client, own, id);
    },
    (client, account, id) =>
      client.query(`INSERT INTO "AccountAdvisor"("accountId", "advisorId") VALUES ($1, $2)`, [account, id]),
  ],
  [
    "becomes an advisor",
    person("driver"),
    (client, _, id) => client.query(`UPDATE "User" SET "role" = 'advisor' WHERE "id" = $1`, [id]),
  ],
];

test("who comes to an account and what comes to it at the same instant miss each other until they are brought together", async () => {
  const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: process.env.DATABASE_URL }));
  if (!one || !other) throw new Error("Two connections.");
  await Promise.all([one.connect(), other.connect()]);
  try {
    const pairs: { table: string; seer: string; thing: string; schedule: string }[] = [];
    for (const [table, comes] of THINGS)
      for (const [how, before, begins] of SEERS)
        for (const thingFirst of [true, false]) {
          const [account, seer, thing] = [randomUUID(), randomUUID(), randomUUID()];
          await one.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now())`, [account]);
          await before?.(one, account, seer);
          await one.query("BEGIN");
          await (thingFirst ? comes(one, account, thing) : begins(one, account, seer));
          const second = thingFirst ? begins(other, account, seer) : comes(other, account, thing);
          await Promise.race([second, new Promise((done) => setTimeout(done, 200))]);
          await one.query("COMMIT");
          await second;
          pairs.push({
            table,
            seer,
            thing,
            schedule: `${table}, ${how}, ${thingFirst ? "the thing" : "who sees"} first`,
          });
        }
    await bringTogether();
    for (const { table, seer, thing, schedule } of pairs) {
      const { rows } = await one.query(
        `SELECT 1 FROM "${table}Seer" WHERE "seer" = $1 AND "${table.toLowerCase()}Id" = $2`,
        [seer, thing],
      );
      expect(rows, schedule).toHaveLength(1);
    }
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}, 60_000);

test("an invoice that missed its account's advisor is found again, and what came long ago is not looked at", async () => {
  const [customer, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { accountId } = customer;
  const { id } = await makeRequest(customer);
  const { id: invoiceId } = await giveInvoice(id);
  await db.accountAdvisor.create({ data: { accountId, advisorId: advisor.id } });
  const hired = await makeUser("technician");
  await db.user.update({ where: { id: hired.id }, data: { accountId } });
  const seen = async () => (await db.invoiceSeer.findMany({ where: { invoiceId } })).map(({ seer }) => seer).sort();
  const all = await seen();
  expect(all.length).toBeGreaterThan(3);
  const hole = async () => {
    await db.$executeRaw`UPDATE "InvoiceSearch" SET "seers" = array_remove("seers", ${advisor.id}::uuid) WHERE "invoiceId" = ${invoiceId}::uuid`;
    await db.invoiceSeer.deleteMany({ where: { invoiceId, seer: { not: accountId } } });
  };
  await hole();
  await bringTogether();
  expect(await seen()).toEqual(all);
  await hole();
  const before = new Date(Date.now() - 86_400_000);
  await db.accountAdvisor.updateMany({ where: { accountId }, data: { createdAt: before } });
  await db.user.updateMany({ where: { accountId }, data: { updatedAt: before } });
  await db.technician.updateMany({ where: { userId: hired.id }, data: { updatedAt: before } });
  await bringTogether();
  expect(await seen()).toEqual([accountId]);
});

test("who changed a car and then brings a repair does not wait for an advisor who waits for them", async () => {
  const [one, other] = [0, 1].map(() => new pg.Client({ connectionString: process.env.DATABASE_URL }));
  if (!one || !other) throw new Error("Two connections.");
  await Promise.all([one.connect(), other.connect()]);
  try {
    const [account, customer, car, advisor] = Array.from({ length: 4 }, () => randomUUID());
    if (!account || !customer || !car || !advisor) throw new Error("Four.");
    await one.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now())`, [account]);
    await person("driver")(one, account, customer);
    await THINGS[1]?.[1](one, account, car);
    await SEERS[1]?.[1]?.(one, account, advisor);
    const bring = (client: pg.Client) =>
      client.query(
        `INSERT INTO "RepairRequest"("id", "accountId", "vehicleId", "updatedAt") VALUES (gen_random_uuid(), $1, $2, now())`,
        [account, car],
      );
    const changes = [
      (client: pg.Client) => client.query(`UPDATE "Vehicle" SET "plate" = $2 WHERE "id" = $1`, [car, randomUUID()]),
      (client: pg.Client) =>
        client.query(`UPDATE "RepairRequest" SET "advisorId" = $2 WHERE "accountId" = $1`, [account, customer]),
    ];
    await bring(one);
    for (const change of changes) {
      await one.query("BEGIN");
      await change(one);
      const comes = SEERS[1]?.[2](other, account, advisor);
      await Promise.race([comes, new Promise((done) => setTimeout(done, 300))]);
      await bring(one);
      await one.query("COMMIT");
      await comes;
      await one.query(`DELETE FROM "AccountAdvisor" WHERE "accountId" = $1`, [account]);
      await one.query(`UPDATE "VehicleSearch" SET "seers" = array_remove("seers", $1) WHERE "vehicleId" = $2`, [
        advisor,
        car,
      ]);
    }
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
});

test("a customer, their car and their repair are changed at once, and nobody waits for ever", async () => {
  const database = await cloneDatabase();
  const clients = Array.from({ length: 6 }, () => new pg.Client({ connectionString: database.url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const [account, customer, car, request, ...advisors] = Array.from({ length: 24 }, () => randomUUID());
    const [main] = clients;
    if (!main || !account || !customer || !car || !request) throw new Error("A connection, and whom it is about.");
    await main.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now())`, [account]);
    await person("driver")(main, account, customer);
    await THINGS[1]?.[1](main, account, car);
    for (const id of advisors) await person("admin")(main, account, id);
    await main.query(
      `INSERT INTO "RepairRequest"("id", "accountId", "vehicleId", "requesterId", "updatedAt") VALUES ($1, $2, $3, $4, now())`,
      [request, account, car, customer],
    );
    const changes = [
      (client: pg.Client) =>
        client.query(`UPDATE "User" SET "lastName" = $2 WHERE "id" = $1`, [customer, randomUUID()]),
      (client: pg.Client) => client.query(`UPDATE "Vehicle" SET "plate" = $2 WHERE "id" = $1`, [car, randomUUID()]),
      (client: pg.Client, round: number) =>
        client.query(`UPDATE "RepairRequest" SET "advisorId" = $2 WHERE "id" = $1`, [request, advisors[round]]),
    ];
    await Promise.all(
      clients.map(async (client, at) => {
        for (let round = 0; round < advisors.length; round++) await changes[at % 3]?.(client, round);
      }),
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await database.close();
  }
}, 120_000);
