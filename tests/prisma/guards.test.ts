import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeAccount, makeRequest, makeUser } from "../support/world.ts";

/** The database's own guards: they hold whoever writes. */

test("closed lists are closed", async () => {
  const account = await makeAccount();
  await expect(
    db.account.update({ where: { id: account.id }, data: { subscriptionTier: "Gold" as "Free" } }),
  ).rejects.toThrow(/subscriptionTier_check/);
  const driver = await makeUser("driver");
  await expect(db.user.update({ where: { id: driver.id }, data: { role: "owner" as "admin" } })).rejects.toThrow(
    /role_check/,
  );
  const request = await makeRequest(driver, { lines: [{}] });
  await expect(
    db.repairRequest.update({ where: { id: request.id }, data: { status: "Done" as "Completed" } }),
  ).rejects.toThrow(/status_check/);
  await expect(
    db.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { group: "maybe" as "pending" } }),
  ).rejects.toThrow(/group_check/);
});

test("money is never negative and an invoice adds up", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  await expect(
    db.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { unitPrice: "-1.00" } }),
  ).rejects.toThrow(/money_check/);
  const invoice = {
    number: randomUUID(),
    repairRequestId: request.id,
    accountId: driver.accountId,
    originalTotalPrice: "100.00",
    subtotal: "78.00",
    serviceFee: "5.50",
    outstandingBalance: "83.50",
  };
  await expect(db.invoice.create({ data: { ...invoice, totalAmount: "90.00" } })).rejects.toThrow(/money_check/);
  await db.invoice.create({ data: { ...invoice, totalAmount: "83.50" } });
  await expect(db.invoice.create({ data: { ...invoice, totalAmount: "83.50" } })).rejects.toThrow(/Unique constraint/);
});

test("one live payment for an invoice", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  const { id: invoiceId } = await db.invoice.create({
    data: {
      number: randomUUID(),
      repairRequestId: request.id,
      accountId: driver.accountId,
      originalTotalPrice: "10.00",
      subtotal: "10.00",
      serviceFee: "0.00",
      totalAmount: "10.00",
      outstandingBalance: "10.00",
    },
  });
  const payment = { invoiceId, amount: "10.00", provider: "simulated" } as const;
  await db.payment.create({ data: { ...payment, idempotencyKey: `${invoiceId}-1`, status: "failed" } });
  await db.payment.create({ data: { ...payment, idempotencyKey: `${invoiceId}-2` } });
  await expect(db.payment.create({ data: { ...payment, idempotencyKey: `${invoiceId}-3` } })).rejects.toThrow(
    /Unique constraint/,
  );
});

test("history is append-only and what the shop quoted stays", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  await db.historyEvent.create({
    data: {
      repairRequestId: request.id,
      kind: "created",
      summary: "Created",
      actorName: "Dana",
      knownBy: "session",
      channel: "web",
    },
  });
  await expect(
    db.historyEvent.updateMany({ where: { repairRequestId: request.id }, data: { summary: "Changed" } }),
  ).rejects.toThrow();
  await expect(db.historyEvent.deleteMany({ where: { repairRequestId: request.id } })).rejects.toThrow();
  await expect(
    db.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { originalUnitPrice: "1.00" } }),
  ).rejects.toThrow();
  const event = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: request.id } });
  const item = await db.repairLineItem.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect([event.summary, item.originalUnitPrice.toString()]).toEqual(["Created", "100"]);
});

test("a phone signs in one driver, and staff may share one", async () => {
  const driver = await makeUser("driver");
  await expect(makeUser("driver", { phone: driver.phone })).rejects.toThrow(/duplicate key|Unique constraint/);
  const advisor = await makeUser("advisor", { phone: driver.phone });
  await expect(makeUser("advisor", { phone: advisor.phone })).resolves.toBeTruthy();
});
