import { expect, test } from "vitest";
import { saidOf } from "#app/messages/customers/status-text.ts";
import { queueStatusUpdate } from "#app/messages/customers/tell.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

async function textOf(status: string, lines: object[] = [{ group: "pending" }]) {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines });
  const change = { repairRequestId: request.id, accountId: driver.accountId, status, vehicle: "2019 BMW 330i" };
  await db.$transaction((tx) => queueStatusUpdate(tx, change));
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  const { lineItems } = await db.repairRequest.findUniqueOrThrow({
    where: { id: request.id },
    select: { lineItems: { select: { totalPrice: true } } },
  });
  const sum = lineItems.reduce((total, { totalPrice }) => total + totalPrice.toNumber(), 0);
  return { body, request, sum: sum.toLocaleString("en-US", { style: "currency", currency: "USD" }) };
}

test("a text about a repair says what changed, the sum and what to do, with a link and its code", async () => {
  const { body, request, sum } = await textOf("Pending_Approval");
  expect(body).toBe(
    `AMPed: Your 2019 BMW 330i repair is now waiting for your decision on ${sum}. Approve or decline: http://localhost:3000/repair-status/${request.id}?code=${request.accessCode} Reply STOP to opt out. Msg & data rates may apply.`,
  );
});

test("a revoked code is in no text: the link asks for the phone", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  await db.accessCode.updateMany({ where: { repairRequestId: request.id }, data: { revokedAt: new Date() } });
  const change = { repairRequestId: request.id, accountId: driver.accountId, status: "Delayed", vehicle: "Audi" };
  await db.$transaction((tx) => queueStatusUpdate(tx, change));
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(body).toContain(`repair is now delayed. See http://localhost:3000/repair-status/${request.id} Reply STOP`);
});

test("every status has a shop's words, none of ours", () => {
  for (const status of REQUEST_STATUSES) {
    expect(saidOf(status, { toDecide: 0, toPay: null }).status).not.toMatch(/Pending|_/);
  }
  expect(saidOf("Pending_Payment", { toDecide: 0, toPay: 123_456 })).toEqual({
    status: "ready to be paid: $1,234.56",
    ask: "Pay:",
  });
});

test("what is to be paid has a link to where it is paid", async () => {
  const driver = await makeUser("driver");
  const admin = viewerOf(await makeUser("admin"));
  const request = await makeRequest(driver, { lines: [{ group: "approved" }], status: "Pending_Repair" });
  await createInvoice(admin, request.id);
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(body).toContain(
    `Pay: http://localhost:3000/repair-status/${request.id}/pay?code=${request.accessCode} Reply STOP`,
  );
});
