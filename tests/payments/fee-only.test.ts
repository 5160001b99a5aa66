// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { afterEach, expect, test } from "vitest";
import { findDay } from "#app/desk/day-close.server.ts";
import { exportList } from "#app/desk/export/export.server.ts";
import { findStats } from "#app/desk/stats.server.ts";
import { toStatusView } from "#app/http/wire/repair-request.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { createShopRequest } from "#app/repair/requests/create.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { loader as payPage } from "#app/routes/repair-status/pay.tsx";
import { forgetSettings, writeSetting } from "#app/shop/settings/settings.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123", saveCard: false };

const WORD = { person: "Mike R.", way: "phone", at: "2026-01-05T18:00:00.000Z", until: null, note: null };

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: { in: ["money.settlement", "money.tax_service"] } } });
  forgetSettings();
});

/** Quoted at $400; the shop agreed to `agreed` cents. */
async function repair(agreed: number) {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const request = await makeRequest(driver, {
    status: "In Progress",
    lines: [{ unitPrice: 40_000, group: "approved" }],
  });
  await db.repairRequest.update({ where: { id: request.id }, data: { settlement: "fee" } });
  const price = agreed / 100;
  await db.repairLineItem.updateMany({
    where: { repairRequestId: request.id },
    data: { unitPrice: price, totalPrice: price, priceBasis: "agreed", shopWord: WORD },
  });
  return { driver, admin, request };
}

test("a request keeps the way of paying that it began with", async () => {
  const admin = await makeUser("admin");
  const { request } = await repair(30_000);
  const { vehicleId } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
  const began = async () =>
    (
      await db.repairRequest.findUniqueOrThrow({
        where: { id: (await createShopRequest(viewerOf(admin), { vehicleId })).id },
      })
    ).settlement;
  expect(await began()).toBe("whole");
  await writeSetting("settlement", "fee");
  expect(await began()).toBe("fee");
});

test("where the shop is paid at the shop, our fee alone is invoiced, charged, booked, counted and closed", async () => {
  await writeSetting("taxServices", "10");
  const { driver, admin, request } = await repair(30_000);
  const [before, day] = [await findStats(viewerOf(admin)), dayOf(new Date())];
  const card = async () =>
    (await findDay(viewerOf(admin), day)).methods.find(({ method }) => method === "card")?.net ?? 0;
  const cardBefore = await card();
  expect(toStatusView(await findRepairRequest(viewerOf(driver), request.id)).invoice).toMatchObject({
    ...{ id: null, settlement: "fee", totalAmount: 2_500, subtotal: 30_000, tax: 3_000 },
  });
  const invoice = await createInvoice(viewerOf(admin), request.id);
  // $400 quoted, $300 agreed and $30 tax for the shop; a quarter of the $100 for us.
  expect(invoice).toMatchObject({
    ...{ settlement: "fee", subtotal: 30_000, tax: 3_000, serviceFee: 2_500, totalAmount: 2_500 },
    ...{ outstandingBalance: 2_500, status: "Unpaid" },
  });
  const notice = await db.notification.findFirstOrThrow({
    where: { repairRequestId: request.id, userId: driver.id, kind: "payment" },
  });
  expect(notice.body).toBe("Our fee of $25.00 is ready to be paid. The shop is paid at the shop.");
  const page = (await payPage(
    args(`/repair-status/${request.id}/pay`, { cookie: await signIn(driver), params: { id: request.id } }),
  )) as any;
  expect(page).toMatchObject({
    due: 2_500,
    amount: "$25.00",
    order: { tax: { cents: 3_000, term: "Sales tax" }, atShop: 33_000, fee: 2_500, total: 2_500 },
  });
  const { paymentId, amount } = await startPayment(viewerOf(driver), { invoiceId: invoice.id });
  expect(amount).toBe(2_500);
  await confirmSimulatedPayment(viewerOf(driver), { paymentId, card: CARD });
  expect(await db.invoice.findUniqueOrThrow({ where: { id: invoice.id } })).toMatchObject({ status: "Paid" });
  const after = await findStats(viewerOf(admin));
  expect([after.invoiced - before.invoiced, after.paid - before.paid]).toEqual([2_500, 2_500]);
  expect((await card()) - cardBefore).toBe(2_500);
  const seen = (await detail(
    args(`/dashboard/invoices/${invoice.id}`, { cookie: await signIn(admin), params: { id: invoice.id } }),
  )) as any;
  expect(seen.totals).toContainEqual(["Paid at the shop itself", -33_000]);
  let csv = "";
  for await (const part of await exportList(viewerOf(admin), "invoices")) csv += part;
  expect(csv.split("\n").find((line) => line.includes(invoice.number))).toMatch(
    /,25\.00,0\.00,25\.00,25\.00,0\.00,.*,fee\r?$/,
  );
});

test("where nothing was saved either there is nothing to pay: the invoice says so and the repair is done", async () => {
  const { admin, request } = await repair(40_000);
  const invoice = await createInvoice(viewerOf(admin), request.id);
  expect(invoice).toMatchObject({ status: "Paid", totalAmount: 0, outstandingBalance: 0, serviceFee: 0 });
  const { status } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
  expect(status).toBe("Completed");
  await expect(startPayment(viewerOf(admin), { invoiceId: invoice.id })).rejects.toMatchObject({ status: 409 });
});
