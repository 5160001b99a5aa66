import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { refundPayment } from "#app/payments/refund.server.ts";
import { voidInvoice } from "#app/payments/void.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as setStatus, loader as statusForm } from "#app/routes/dashboard/repair-requests/status.tsx";
import { makeShop, type Shop, send } from "../routes/api/callers.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

async function invoiced() {
  const request = await makeRequest(shop.driver, { status: "Pending_Repair", lines: [{ group: "approved" }] });
  const { id } = await createInvoice(viewerOf(shop.admin), request.id);
  return { id: request.id, invoice: id };
}

const cancel = (id: string, more: object = {}) =>
  send("PUT", `/api/repair-requests/${id}`, {
    cookie: shop.cookies.admin,
    json: { status: "Cancelled", ...more },
  });

test("a repair with an unpaid invoice is cancelled once the invoice is void", async () => {
  const { id, invoice } = await invoiced();
  for (const more of [{}, { scheduledMinutes: 60 }]) {
    const refused = await cancel(id, more);
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toBe(
      "This repair has an unpaid invoice. Void the invoice first, then cancel the repair.",
    );
  }
  await voidInvoice(viewerOf(shop.admin), invoice, { reason: "The customer sold the car" });
  expect((await cancel(id)).status).toBe(200);
});

test("what was cancelled earlier with its invoice is paid by nobody, and stays cancelled when the invoice is void", async () => {
  const { id, invoice } = await invoiced();
  await db.repairRequest.update({ where: { id }, data: { status: "Cancelled" } });
  const card = await send("POST", "/api/create-payment-intent", {
    cookie: shop.cookies.driver,
    json: { invoiceId: invoice, amount: 100 },
  });
  const counter = await send("POST", `/api/invoices/${invoice}/payments`, {
    cookie: shop.cookies.admin,
    json: { amount: "100", method: "cash", key: crypto.randomUUID() },
  });
  for (const refused of [card, counter]) {
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toBe("This repair was cancelled: nothing is due.");
  }
  await voidInvoice(viewerOf(shop.admin), invoice, { reason: "Cancelled" });
  expect(await db.repairRequest.findUnique({ where: { id } })).toMatchObject({ status: "Cancelled" });
});

test("what is paid is cancelled by nobody until its money went back, and completed again it keeps its first day", async () => {
  const { id, invoice } = await invoiced();
  await send("POST", `/api/invoices/${invoice}/payments`, {
    cookie: shop.cookies.admin,
    json: { amount: "100", method: "cash", key: crypto.randomUUID() },
  });
  const { number } = await db.invoice.findUniqueOrThrow({ where: { id: invoice } });
  const row = () => db.repairRequest.findUniqueOrThrow({ where: { id } });
  const first = new Date("2026-01-05T17:00:00Z");
  await db.repairRequest.update({ where: { id }, data: { completedDate: first, workDoneAt: first } });
  expect((await row()).status).toBe("Completed");
  for (const more of [{ reason: "Sold the car" }, { scheduledMinutes: 60 }]) {
    const refused = await cancel(id, more);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      `$100.00 of invoice ${number} is paid. Refund it first, then cancel the repair.`,
    ]);
  }
  const form = { cookie: shop.cookies.admin, params: { id }, form: { status: "Cancelled", why: "Sold the car" } };
  const page = await setStatus(args(`/dashboard/repair-requests/${id}/set-status`, form));
  expect(JSON.stringify(page)).toContain("Refund it first, then cancel the repair.");
  expect((await row()).status).toBe("Completed");
  expect(await db.outboundMessage.count({ where: { repairRequestId: id, body: { contains: "cancelled" } } })).toBe(0);

  const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: invoice } });
  const back = { entry: String(entry?.id), amount: 10_000, reason: "Sold the car", key: crypto.randomUUID() };
  await refundPayment(viewerOf(shop.admin), invoice, back);
  expect((await cancel(id, { reason: "Sold the car" })).status).toBe(200);
  const again = () =>
    send("PUT", `/api/repair-requests/${id}`, { cookie: shop.cookies.admin, json: { status: "Completed" } });
  await again();
  expect((await row()).completedDate).toEqual(first);
  // Work that was done again has a day of its own.
  await send("PUT", `/api/repair-requests/${id}`, { cookie: shop.cookies.admin, json: { status: "In Progress" } });
  await again();
  expect((await row()).completedDate?.getTime()).toBeGreaterThan(first.getTime());
});

test("a deposit goes back before its bill is void and the repair cancelled", async () => {
  const { id, invoice } = await invoiced();
  await send("POST", `/api/invoices/${invoice}/payments`, {
    cookie: shop.cookies.admin,
    json: { amount: "40", method: "cash", key: crypto.randomUUID() },
  });
  const { number } = await db.invoice.findUniqueOrThrow({ where: { id: invoice } });
  expect((await (await cancel(id)).json()).message).toBe(
    `$40.00 of invoice ${number} is paid. Refund it and void the invoice first, then cancel the repair.`,
  );
});

test("a technician cancels no repair, and is not offered it", async () => {
  const technician = await makeUser("technician");
  const { id } = await makeRequest(shop.driver, { technician, status: "Scheduled", lines: [{}] });
  const cookie = await signIn(technician);
  for (const more of [{}, { scheduledMinutes: 60 }]) {
    const json = { status: "Cancelled", reason: "No parts", ...more };
    const refused = await send("PUT", `/api/repair-requests/${id}`, { cookie, json });
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      "A repair is cancelled by its advisor: tell them why.",
    ]);
  }
  const at = args(`/dashboard/repair-requests/${id}/set-status`, { cookie, params: { id } });
  expect((await statusForm(at)).options).toEqual([
    "In Progress",
    "Completed",
    "Needs Approval",
    "Parts Ordered",
    "Delayed",
  ]);
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).status).toBe("Scheduled");
});
