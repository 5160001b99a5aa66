import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { customerScope, invoiceScope, requestScope, userScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { connectPools } from "#app/platform/database/database-pools.server.ts";
import { listOf } from "#app/platform/database/reads/columns.ts";
import { Statement, tableCalled } from "#app/platform/database/reads/statement.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const desc = "desc" as const;
const PAGE = { orderBy: [{ createdAt: desc }, { id: desc }], take: 3, select: { id: true } };

async function bill({ id: repairRequestId }: { id: string }) {
  const { accountId } = await db.repairRequest.findUniqueOrThrow({ where: { id: repairRequestId } });
  const sums = { originalTotalPrice: 1, subtotal: 1, serviceFee: 0, totalAmount: 1, outstandingBalance: 1 };
  await db.invoice.create({ data: { number: `INV-${randomUUID()}`, repairRequestId, accountId, ...sums } });
}

/** A family of one name with four repairs, one of them by another advisor, and somebody else's. */
async function makeShop() {
  const name = `Q${randomUUID().slice(0, 8)}x`;
  const [driver, advisor, technician] = [
    await makeUser("driver", { firstName: name }),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const relative = await makeUser("driver", { firstName: name, accountId: driver.accountId });
  for (const _each of [1, 2, 3]) await makeRequest(driver, { advisor, technician });
  const other = await makeRequest(relative, { advisor: await makeUser("advisor") });
  await bill(other);
  const stranger = await makeUser("driver", { firstName: `${name}y` });
  await bill(await makeRequest(stranger));
  const people = { driver, advisor, technician, stranger, admin: await makeUser("admin") };
  return { name, viewers: Object.values(people).map((user) => viewerOf(user)) };
}

/** The lists of the shop, searched. */
function lists(viewer: Viewer, q: string) {
  const words = searched(viewer, q);
  return {
    RepairRequest: { AND: [requestScope(viewer), words, { closedAt: null }] },
    Vehicle: { AND: [vehicleScope(viewer), words] },
    Invoice: { AND: [invoiceScope(viewer), words] },
    User: { AND: [userScope(viewer), searched(viewer, q, { own: true })] },
    Customer: { AND: [customerScope(viewer), words] },
  };
}

function byTheProduct(by: Transaction, viewer: Viewer, q: string) {
  const where = lists(viewer, q);
  return Promise.all([
    by.repairRequest.findMany({ where: where.RepairRequest, ...PAGE }),
    by.vehicle.findMany({ where: where.Vehicle, ...PAGE }),
    by.invoice.findMany({ where: where.Invoice, ...PAGE }),
    by.user.findMany({ where: where.User, ...PAGE }),
    by.user.findMany({ where: where.Customer, ...PAGE }),
  ]);
}

test("few hits and many, each half finds what the client finds: every list, every role, a hit, a part, nothing, signs of LIKE", async () => {
  const { name, viewers } = await makeShop();
  const pools = connectPools(process.env.DATABASE_URL ?? "", process.env.EMBEDDED_DATABASE === "true");
  const driver = await pools.connect();
  let found = 0;
  for (const viewer of viewers) {
    for (const q of [name, name.slice(0, 5), `${name} toyota`, `${randomUUID()}`, "100%", "_"]) {
      const byClient = await db.$transaction((tx) => byTheProduct(tx, viewer, q));
      expect(await byTheProduct(db, viewer, q)).toEqual(byClient);
      for (const [at, [list, where]] of Object.entries(lists(viewer, q)).entries()) {
        const table = tableCalled(list === "Customer" ? "User" : list);
        for (const few of [0, 1, 5_000]) {
          const statement = new Statement();
          const sql = `SELECT t0."id"::text${listOf(table, "t0", { ...PAGE, where }, statement, few)}`;
          expect(sql).toContain("UNION ALL");
          const argTypes = statement.values.map((value) => ({
            scalarType: "unknown" as const,
            arity: Array.isArray(value) ? ("list" as const) : ("scalar" as const),
          }));
          const { rows } = await driver.queryRaw({ sql, args: statement.values, argTypes });
          expect([list, few, rows.flat()]).toEqual([list, few, byClient[at]?.map(({ id }) => id)]);
          found += rows.length;
        }
      }
    }
  }
  await pools.close();
  expect(found).toBeGreaterThan(100);
}, 60_000);

test("the next page, and a count up to a number, are the client's too", async () => {
  const { name, viewers } = await makeShop();
  for (const viewer of viewers) {
    const where = { AND: [requestScope(viewer), searched(viewer, name)] };
    const [first] = await db.repairRequest.findMany({ where, ...PAGE, select: { id: true, createdAt: true } });
    if (!first) continue;
    const after = {
      OR: [{ createdAt: { lt: first.createdAt } }, { createdAt: first.createdAt, id: { lt: first.id } }],
    };
    const ask = (by: Transaction) =>
      Promise.all([
        by.repairRequest.findMany({ where: { AND: [where, after] }, ...PAGE }),
        by.repairRequest.count({ where, take: 3 }),
      ]);
    expect(await ask(db)).toEqual(await db.$transaction(ask));
  }
});
