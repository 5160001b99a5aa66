import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { movementInWords } from "#app/payments/ledger.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { refundPayment } from "#app/payments/refund.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { StageActions } from "#app/routes/repair-status/actions.tsx";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import { CostSummary } from "#app/routes/repair-status/summary/summary.tsx";
import type { StatusView } from "#app/routes/repair-status/view.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123", saveCard: false };

test("the customer is told of money that goes back as of money that came, once, and every movement says its own way", async () => {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const lines = [{ unitPrice: 20_000, group: "approved" as const }];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines });
  const { id } = await createInvoice(viewerOf(admin), request.id);
  await takePayment(viewerOf(admin), id, { amount: 5_000, method: "cash", note: "", key: crypto.randomUUID() });
  const { paymentId } = await startPayment(viewerOf(driver), { invoiceId: id });
  await confirmSimulatedPayment(viewerOf(driver), { paymentId, card: CARD });
  const [cash, card] = await db.ledgerEntry.findMany({ where: { invoiceId: id }, orderBy: { id: "asc" } });
  const back = async (entry: typeof cash, amount: number) => {
    const refund = { entry: String(entry?.id), amount, reason: "Scratched", key: crypto.randomUUID() };
    for (const press of [refund, refund]) await refundPayment(viewerOf(admin), id, press);
  };
  await back(cash, 2_000);
  await back(card, 10_000);
  await applyPaymentState(
    paymentId,
    { refundFailed: { id: `re_${crypto.randomUUID()}`, amount: 10_000 } },
    { channel: "webhook", name: "Stripe" },
  );

  const texts = await db.outboundMessage.findMany({
    where: { repairRequestId: request.id, body: { contains: "back" } },
    orderBy: { createdAt: "asc" },
  });
  expect(texts.map(({ body }) => /: (.*?) It is about/.exec(body)?.[1])).toEqual([
    "We gave $20.00 back in cash.",
    "We gave $100.00 back by card. Your bank may need up to ten days to show it.",
    "Your bank did not take the $100.00 that we gave back. We get in touch.",
  ]);
  const notices = await db.notification.findMany({
    where: { userId: driver.id, repairRequestId: request.id },
    orderBy: { createdAt: "asc" },
  });
  expect(notices.map(({ title }) => title).filter((title) => /^(Refund|Not)/.test(title))).toEqual([
    "Refund: $20.00 for your Porsche 911 2021",
    "Refund: $100.00 for your Porsche 911 2021",
    "Not arrived: $100.00 for your Porsche 911 2021",
  ]);

  const { ledger, payments } = await findInvoiceDocument(viewerOf(driver), id);
  const said = ledger.map((entry) => movementInWords(entry, payments).replace(/ on .*/, ""));
  expect(said).toEqual([
    "Paid $50.00 in cash",
    "Paid $150.00 by card (visa ending in 4242, simulated)",
    "Refunded $20.00 in cash",
    "Refunded $100.00 by card (visa ending in 4242, simulated)",
    "Refund failed, the money is back $100.00 by card (visa ending in 4242, simulated)",
  ]);
});

test("the customer's page says beside the total, and beside the buttons, what of it went back or is held, and what stays paid", async () => {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const lines = [{ unitPrice: 6_750, group: "approved" as const }];
  const request = await makeRequest(driver, { status: "In Progress", lines });
  const { id } = await createInvoice(viewerOf(admin), request.id);
  await takePayment(viewerOf(admin), id, { amount: 6_750, method: "cash", note: "", key: crypto.randomUUID() });
  const read = async () => {
    const call = args(`/repair-status/${request.id}`, {
      cookie: await signIn(driver, "phone_code"),
      params: { id: request.id },
    });
    const { data } = (await statusPage(call)) as unknown as { data: { repair: StatusView } };
    return data.repair;
  };
  const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/ +/g, " ");
  const said = async () => words(renderToStaticMarkup(createElement(CostSummary, { repair: await read() })));
  const bar = async (status?: "Disputed" | "Void") => {
    const { invoice, ...repair } = await read();
    const shown = { ...repair, invoice: invoice && { ...invoice, status: status ?? invoice.status } };
    const Component = () => createElement(StageActions, { repair: shown, asks: false, demo: false });
    const Stub = createRoutesStub([{ path: "/", Component }]);
    return words(renderToStaticMarkup(createElement(Stub)));
  };
  expect(await bar()).not.toContain("paid");
  expect(await said()).not.toContain("Refunded");
  const entry = await db.ledgerEntry.findFirstOrThrow({ where: { invoiceId: id } });
  const refund = { entry: String(entry.id), amount: 4_750, reason: "Scratched", key: crypto.randomUUID() };
  await refundPayment(viewerOf(admin), id, refund);
  expect(await said()).toContain("Final Total $67.50 Refunded, not owed again −$47.50 Stays paid $20.00");
  expect(await bar()).toContain("Final Total, $67.50 paid, $47.50 of it refunded $67.50");
  expect(await bar("Disputed")).toContain("Final Total, $67.50 paid, $47.50 of it disputed or refunded $67.50");
  expect(await bar("Void")).toContain("Final Total $67.50");
});
