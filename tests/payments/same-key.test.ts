import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { discountInvoice } from "#app/payments/discounts/discount.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeShop, type Shop, send } from "../routes/api/callers.ts";
import { makeRequest, viewerOf } from "../support/world.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

const USED = "This form was sent before with other entries: nothing more was done. Open it again, please.";

async function invoiced() {
  const request = await makeRequest(shop.driver, { status: "Pending_Repair", lines: [{ group: "approved" }] });
  return (await createInvoice(viewerOf(shop.admin), request.id)).id;
}

async function post(invoice: string, what: "payments" | "refunds", json: object) {
  const answer = await send("POST", `/api/invoices/${invoice}/${what}`, { cookie: shop.cookies.admin, json });
  return { status: answer.status, body: await answer.json() };
}

const booked = async (invoiceId: string) =>
  (await db.ledgerEntry.findMany({ where: { invoiceId }, orderBy: { id: "asc" } })).map(({ amount }) => Number(amount));

test("a payment's key with the same entries is the same payment, with others it is refused and nothing is booked", async () => {
  const invoice = await invoiced();
  const asked = { amount: "50", method: "cash", key: randomUUID() };
  for (let time = 0; time < 2; time++) expect((await post(invoice, "payments", asked)).status).toBe(201);
  for (const other of [{ amount: "40" }, { method: "check" }, { note: "No. 112" }]) {
    const refused = await post(invoice, "payments", { ...asked, ...other });
    expect(refused).toMatchObject({ status: 409, body: { message: USED } });
  }
  const another = await invoiced();
  expect(await post(another, "payments", asked)).toMatchObject({ status: 409, body: { message: USED } });
  expect(await booked(invoice)).toEqual([50]);
  expect(await booked(another)).toEqual([]);
});

test("a refund's key with other entries is refused, at the counter and of a card", async () => {
  const invoice = await invoiced();
  await post(invoice, "payments", { amount: "50", method: "cash", key: randomUUID() });
  const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: invoice } });
  const asked = { entry: String(entry?.id), amount: "10.00", reason: "Goodwill", key: randomUUID() };
  for (let time = 0; time < 2; time++) expect((await post(invoice, "refunds", asked)).status).toBe(201);
  for (const other of [{ amount: "20.00" }, { reason: "Another" }]) {
    const refused = await post(invoice, "refunds", { ...asked, ...other });
    expect(refused).toMatchObject({ status: 409, body: { message: USED } });
  }
  expect(await booked(invoice)).toEqual([50, -10]);
});

test("a refund's key of another repair gives nothing back, and the record says nothing of it", async () => {
  const [one, two] = [await invoiced(), await invoiced()];
  const key = randomUUID();
  const refund = async (invoice: string) => {
    await post(invoice, "payments", { amount: "50", method: "cash", key: randomUUID() });
    const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: invoice } });
    return post(invoice, "refunds", { entry: String(entry?.id), amount: "10", reason: "Goodwill", key });
  };
  expect((await refund(one)).status).toBe(201);
  expect(await refund(two)).toMatchObject({ status: 409, body: { message: USED } });
  expect(await booked(two)).toEqual([50]);
});

test("a discount's key with another amount is refused", async () => {
  const invoice = await invoiced();
  const admin = viewerOf(shop.admin);
  const asked = { amount: 500, reason: "Goodwill", key: randomUUID() };
  expect((await discountInvoice(admin, invoice, asked)).totalAmount).toBe(9_500);
  expect((await discountInvoice(admin, invoice, asked)).totalAmount).toBe(9_500);
  await expect(discountInvoice(admin, invoice, { ...asked, amount: 700 })).rejects.toMatchObject({
    status: 409,
    message: USED,
  });
});
