import { expect, test } from "vitest";
import { queueRecordCopy, queueStatusUpdate } from "#app/messages/customers/tell.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { TakePayment } from "#app/payments/ledger.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

const LINES = [{ unitPrice: 20_000, group: "approved" as const }];

async function repaired(status: "In Progress" | "Pending_Repair") {
  const [driver, admin] = [await makeUser("driver"), viewerOf(await makeUser("admin"))];
  const { id } = await makeRequest(driver, { status, lines: LINES });
  const bill = async () => (await createInvoice(admin, id)).id;
  const pay = (invoiceId: string, amount: number) =>
    takePayment(admin, invoiceId, TakePayment.parse({ amount, method: "cash", key: crypto.randomUUID() }));
  const told = async () => {
    const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
    return texts.map(({ body }) => /now complete|ready to be paid|being worked on|we received/.exec(body)?.[0]);
  };
  return { id, admin, bill, pay, told };
}

test("a repair that was said to be complete is not said so again once it is paid: the receipt goes alone", async () => {
  const { id, admin, bill, pay, told } = await repaired("In Progress");
  await updateStatus(admin, id, "Completed", { unbilled: true });
  const invoice = await bill();
  await pay(invoice, 200);
  expect(await told()).toEqual(["now complete", "ready to be paid", "we received"]);
  expect(await db.repairRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "Completed" });
});

test("a repair that is complete only when it is paid is said so once, in the receipt itself", async () => {
  const { id, bill, pay, told } = await repaired("Pending_Repair");
  const invoice = await bill();
  await pay(invoice, 50);
  await pay(invoice, 150);
  expect(await told()).toEqual(["ready to be paid", "we received", "we received"]);
  const [last] = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "desc" } });
  expect(last?.body).toMatch(
    /we received \$150\.00 .*\. Your repair is now complete\. Receipt: \S+ Reply STOP to opt out\.$/,
  );
});

test("work that was taken up again is said to be complete again", async () => {
  const { id, admin, told } = await repaired("In Progress");
  for (const status of ["Completed", "In Progress", "Completed"] as const) {
    await updateStatus(admin, id, status, { unbilled: true });
  }
  expect(await told()).toEqual(["now complete", "being worked on", "now complete"]);
});

test("a paper does not go into a state that was no message of its own: it is told by itself", async () => {
  const driver = await makeUser("driver");
  const { id } = await makeRequest(driver, { lines: [{ unitPrice: 10_000, group: "approved" }] });
  const change = { repairRequestId: id, accountId: driver.accountId, vehicle: "2019 Honda Civic" };
  await db.$transaction(async (tx) => {
    for (const status of ["Scheduled", "In Progress"] as const) await queueStatusUpdate(tx, { ...change, status });
    await queueRecordCopy(tx, { ...change, revision: 1, sum: 10_000 });
  });
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
  expect(texts.map(({ body }) => /scheduled|You authorized \$100\.00/.exec(body)?.[0]).toSorted()).toEqual([
    "You authorized $100.00",
    "scheduled",
  ]);
});
