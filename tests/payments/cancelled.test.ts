import { beforeAll, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { voidInvoice } from "#app/payments/void.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeShop, type Shop, send } from "../routes/api/callers.ts";
import { makeRequest, viewerOf } from "../support/world.ts";

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
