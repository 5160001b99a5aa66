import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { customerScope, invoiceScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { handOver } from "#app/repair/hand-over.server.ts";
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

const person = async (id: string) => db.user.findUniqueOrThrow({ where: { id }, include: { technician: true } });
const advisorsOf = async ({ staff }: Shop) =>
  (await Promise.all(staff.map(({ id }) => person(id)))).filter(({ role }) => role === "advisor");

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
    const advisor = await person(drawn(shop.staff).id);
    const { id, vehicleId } = await makeRequest(await person(drawn(shop.drivers).id), { advisor });
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
      const one = await person(id);
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
    const [account, advisor, car, request] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await one.query(`INSERT INTO "Account"("id", "updatedAt") VALUES ($1, now())`, [account]);
    await one.query(
      `INSERT INTO "User"("id", "accountId", "firstName", "lastName", "role", "updatedAt") VALUES ($1, $2, 'A', 'B', 'advisor', now())`,
      [advisor, account],
    );
    await one.query(`INSERT INTO "Account"("id", "updatedAt") SELECT md5($1::text)::uuid, now()`, [account]);
    await one.query(
      `INSERT INTO "Vehicle"("id", "accountId", "make", "model", "year", "updatedAt") VALUES ($1, md5($2::text)::uuid, 'Saab', '900', 1990, now())`,
      [car, account],
    );
    await one.query("BEGIN");
    await one.query(
      `INSERT INTO "RepairRequest"("id", "accountId", "vehicleId", "advisorId", "updatedAt") VALUES ($1, md5($2::text)::uuid, $3, $4, now())`,
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
