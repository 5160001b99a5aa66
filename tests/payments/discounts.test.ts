// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data, an action a redirect or its form
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { action as discount } from "#app/routes/dashboard/invoices/discount.tsx";
import { action as take } from "#app/routes/dashboard/invoices/take.tsx";
import { action as takePaymentBack } from "#app/routes/dashboard/invoices/take-back.tsx";
import { action as takeBack, loader as takeBackForm } from "#app/routes/dashboard/invoices/take-discount-back.tsx";
import { action as voidIt } from "#app/routes/dashboard/invoices/void.tsx";
import { SumOfLines } from "#app/routes/dashboard/repair/lines/sum.tsx";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { OrderSummary } from "#app/routes/payment-form/order-summary.tsx";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import { loader as payment } from "#app/routes/repair-status/pay.tsx";
import { CostSummary } from "#app/routes/repair-status/summary/summary.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const key = () => crypto.randomUUID();
const statusOf = (answer: any) => answer.status ?? answer.init?.status;

async function invoiced() {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin", { firstName: "Ada", lastName: "Owner" })];
  const request = await makeRequest(driver, {
    status: "In Progress",
    lines: [{ unitPrice: 20_000, group: "approved" }],
  });
  const { id } = await createInvoice(viewerOf(admin), request.id);
  return { id, driver, admin, cookie: await signIn(admin), request };
}
type Made = Awaited<ReturnType<typeof invoiced>>;

const send = (door: (given: any) => unknown, { id, cookie }: Made, form: Record<string, string>, entry = "") =>
  door(args("/dashboard/x", { cookie, params: { id, discount: entry, entry }, form })) as Promise<any>;

const give = (made: Made, amount: string, reason: string) => send(discount, made, { amount, reason, key: key() });

const shown = async ({ id, cookie }: Made) =>
  (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }) as any)) as any;

/** The addresses under which the discounts can be taken back. */
const backs = async (made: Made) =>
  (await shown(made)).discounts.flatMap(({ takeBack }: any) => (takeBack ? [takeBack.to.split("/").at(-2)] : []));

const stands = async ({ id }: Made) => {
  const row = await db.invoice.findUniqueOrThrow({ where: { id }, include: { repairRequest: true } });
  return {
    status: row.status,
    off: Number(row.discount),
    why: row.discountReason,
    total: Number(row.totalAmount),
    due: Number(row.outstandingBalance),
    request: row.repairRequest.status,
  };
};

const texts = async ({ request }: Made) => {
  const rows = await db.outboundMessage.findMany({
    where: { repairRequestId: request.id },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ body }) => body);
};

test("the shop's own discount has one name on the invoice, the repair and the customer's pages, beside the paper's own", async () => {
  const made = await invoiced();
  await give(made, "9.61", "Loyal customer");
  const { cookie, request } = made;
  const params = { id: request.id };
  const name = "Our discount (Loyal customer)";
  const customers: any = await statusPage(args(`/repair-status/${request.id}`, { cookie, params }) as any);
  const { repair } = customers.data ?? customers;
  const { summary }: any = await repairPage(
    args(`/dashboard/repair-requests/${request.id}`, { cookie, params }) as any,
  );
  const { order }: any = await payment(args(`/repair-status/${request.id}/pay`, { cookie, params }) as any);
  const parts = {
    customer: createElement(CostSummary, { repair }),
    staff: createElement(SumOfLines, { summary, quoted: 0, own: false }),
  };
  for (const element of [...Object.values(parts), createElement(OrderSummary, { order })]) {
    const words = renderToStaticMarkup(element).replace(/<[^>]+>/g, " ");
    expect(words).toContain(name);
    expect(words).toMatch(/[-−]\$9\.61/);
    expect(words).toContain("$190.39");
    expect(words).not.toContain("Discount on the quote");
  }
  expect((await shown(made)).totals).toContainEqual([name, -961]);
  const paper = { ...summary, discount: 500, discountSource: "paper" };
  const both = renderToStaticMarkup(createElement(SumOfLines, { summary: paper, quoted: 0, own: false }));
  expect(both.replace(/<[^>]+>/g, " ")).toMatch(
    /Discount on the quote\s+[-−]\$5\.00.*Our discount \(Loyal customer\)\s+[-−]\$9\.61/,
  );
});

describe("a discount that was typed wrong", () => {
  test("is taken back once, is owed again, and the customer hears of each sum", async () => {
    const made = await invoiced();
    await give(made, "100", "Loyal customer");
    await give(made, "5", "Waited long");
    expect((await texts(made)).slice(1)).toEqual([
      expect.stringMatching(
        /^AMPed: We took \$100\.00 off your invoice\. \$100\.00 is due now\. It is about your Porsche/,
      ),
      expect.stringMatching(/^AMPed: We took \$5\.00 off your invoice\. \$95\.00 is due now\./),
    ]);
    const [wrong] = await backs(made);
    const form: any = await takeBackForm(
      args("/dashboard/x", { cookie: made.cookie, params: { id: made.id, discount: wrong } }) as any,
    );
    expect(form.words).toMatch(/^Our discount of \$100\.00 on .*, by Ada Owner, Loyal customer$/);
    expect(form.after).toBe("$195.00");
    const noReason = await send(takeBack, made, { reason: "" }, wrong);
    expect(statusOf(noReason)).toBe(400);
    const back = () => send(takeBack, made, { reason: "10 was meant" }, wrong);
    await expect(await back()).toHaveToast("Discount taken back", "$195.00 is due now.");
    await back();
    // Another reason is another press: who was first is said, and nothing of it is lost in silence.
    const second = await send(takeBack, made, { reason: "Given twice" }, wrong);
    expect(statusOf(second)).toBe(409);
    expect(JSON.stringify(second.data.error)).toMatch(
      /This discount was taken back already, by Ada Owner on .*: 10 was meant\. Nothing more was done\./,
    );
    expect(second.data.initialValue).toMatchObject({ reason: "Given twice" });
    expect(await stands(made)).toMatchObject({ off: 5, why: "Waited long", total: 195, due: 195, status: "Unpaid" });
    expect((await texts(made)).slice(3)).toEqual([
      expect.stringContaining("We had typed a discount of $100.00 wrong. It is taken back, and $195.00 is due."),
    ]);
    const history = await db.historyEvent.findMany({
      where: { repairRequestId: made.request.id, kind: "invoice_changed" },
      orderBy: { id: "asc" },
    });
    expect(
      history.map(({ summary, totalBefore, totalAfter }) => [summary, Number(totalBefore), Number(totalAfter)]),
    ).toEqual([
      ["Discount of $100.00 by Ada Owner: Loyal customer", 200, 100],
      ["Discount of $5.00 by Ada Owner: Waited long", 100, 95],
      ["Discount of $100.00 was typed wrong, taken back by Ada Owner: 10 was meant", 95, 195],
    ]);
    const page = await shown(made);
    expect(page.discounts.map(({ words }: any) => words)).toEqual([
      expect.stringMatching(/, Loyal customer; taken back by Ada Owner, 10 was meant$/),
      expect.stringMatching(/^Our discount of \$5\.00 on .*, by Ada Owner, Waited long$/),
    ]);
    expect(await backs(made)).toHaveLength(1);
    await give(made, "10", "Loyal customer");
    expect(await stands(made)).toMatchObject({ off: 15, why: "Waited long; Loyal customer", due: 185 });
  });

  test("stays once it is paid at that price, and goes back with a payment that was a wrong entry too", async () => {
    const made = await invoiced();
    await give(made, "100", "Loyal customer");
    const [wrong] = await backs(made);
    await send(take, made, { amount: "30", method: "cash", key: key() });
    await send(take, made, { amount: "70", method: "cash", key: key() });
    expect(await backs(made)).toEqual([]);
    const said = await send(takeBack, made, { reason: "10 was meant" }, wrong);
    expect([statusOf(said), JSON.stringify(said.data.error)]).toEqual([
      409,
      expect.stringContaining("This invoice is paid at the price with this discount, so the discount stays."),
    ]);
    expect(said.data.initialValue).toMatchObject({ reason: "10 was meant" });
    expect(await stands(made)).toMatchObject({ status: "Paid", due: 0, total: 100 });
    const last = await db.ledgerEntry.findFirstOrThrow({ where: { invoiceId: made.id }, orderBy: { id: "desc" } });
    await send(takePaymentBack, made, { reason: "Typo" }, String(last.id));
    await send(takeBack, made, { reason: "10 was meant" }, wrong);
    expect(await stands(made)).toMatchObject({ off: 0, why: null, total: 200, due: 170, request: "Pending_Payment" });
  });

  test("not of a void invoice, nor of another one, nor by whoever may not give one", async () => {
    const made = await invoiced();
    await give(made, "100", "Loyal customer");
    const [wrong] = await backs(made);
    const other = await invoiced();
    await expect(send(takeBack, other, { reason: "x" }, wrong)).rejects.toMatchObject({ init: { status: 404 } });
    const advisor = await makeUser("driver");
    await expect(
      send(takeBack, { ...made, cookie: await signIn(advisor) }, { reason: "x" }, wrong),
    ).rejects.toBeDefined();
    await send(voidIt, made, { reason: "Wrong car" });
    const said = await send(takeBack, made, { reason: "x" }, wrong);
    expect([statusOf(said), JSON.stringify(said.data.error)]).toEqual([409, expect.stringContaining("is void")]);
    expect(await stands(made)).toMatchObject({ status: "Void", due: 0, off: 100 });
  });

  test("ends a card form that asks for the sum of before", async () => {
    const made = await invoiced();
    await give(made, "100", "Loyal customer");
    const { paymentId } = await startPayment(viewerOf(made.driver), { invoiceId: made.id });
    const [wrong] = await backs(made);
    await send(takeBack, made, { reason: "10 was meant" }, wrong);
    expect(await db.payment.findUniqueOrThrow({ where: { id: paymentId } })).toMatchObject({ status: "cancelled" });
    expect(await stands(made)).toMatchObject({ due: 200 });
  });
});
