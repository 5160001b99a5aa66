import { afterEach, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { approveRepair, moveLineItem, updateStatus, withdrawApproval } from "#app/repair/verbs.server.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { listMigrations } from "#prisma/migrate.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

async function setTax(percent: string) {
  const key = "money.tax_part";
  await db.appSetting.upsert({ where: { key }, create: { key, value: percent }, update: { value: percent } });
  forgetSettings();
}

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: "money.tax_part" } });
  forgetSettings();
});

async function toApprove() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const lines = [{ description: "Pads", type: "Part" as const, group: "approved" as const }];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines });
  const [asDriver, asAdvisor] = [viewerOf(driver), viewerOf(advisor)];
  const totalOf = async () => (await findRepairRequest(asDriver, id)).summary.finalTotal;
  return { id, pads: itemIds[0] ?? "", asDriver, asAdvisor, totalOf };
}

test("a change of the sales tax reaches into no work that is authorized: its page and its invoice stay at what was agreed", async () => {
  await setTax("10");
  const { id, asDriver, asAdvisor, totalOf } = await toApprove();
  await approveRepair(asDriver, id);
  expect(await totalOf()).toBe(11_000);
  await setTax("12");
  expect(await totalOf()).toBe(11_000);
  await updateStatus(asAdvisor, id, "In Progress");
  const { tax, totalAmount } = await createInvoice(asAdvisor, id);
  expect({ tax, totalAmount }).toEqual({ tax: 1_000, totalAmount: 11_000 });
});

test("before the go-ahead today's rates go, and a go-ahead that was withdrawn takes them again at the next one", async () => {
  await setTax("10");
  const { id, pads, asDriver, totalOf } = await toApprove();
  await setTax("11");
  expect(await totalOf()).toBe(11_100);
  await approveRepair(asDriver, id);
  await setTax("12");
  expect(await totalOf()).toBe(11_100);
  await withdrawApproval(asDriver, id);
  expect(await totalOf()).toBe(11_200);
  await moveLineItem(asDriver, pads, "approved");
  await approveRepair(asDriver, id);
  await setTax("13");
  expect(await totalOf()).toBe(11_200);
});

test("what was authorized before rates were kept keeps those of the day of the migration", async () => {
  await setTax("9.125");
  const [given, open] = [await toApprove(), await toApprove()];
  await approveRepair(given.asDriver, given.id);
  await db.repairRequest.update({ where: { id: given.id }, data: { taxRates: Prisma.DbNull } });
  const sql = listMigrations().find(({ name }) => name.endsWith("_rates_of_the_go_ahead"))?.sql ?? "";
  await db.$executeRawUnsafe(sql.slice(sql.indexOf("WITH today")));
  const ratesOf = async (id: string) => (await db.repairRequest.findUniqueOrThrow({ where: { id } })).taxRates;
  expect(await ratesOf(given.id)).toEqual({ Part: 9.125, Labor: 0, Service: 0, Fee: 0 });
  expect(await ratesOf(open.id)).toBeNull();
});
