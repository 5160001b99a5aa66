// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { describe, expect, test } from "vitest";
import { findDay } from "#app/desk/day-close.server.ts";
import { findStats } from "#app/desk/stats.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { enter } from "#app/payments/ledger.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { approveRepair, updateStatus } from "#app/repair/verbs.server.ts";
import { action as invoicesApi } from "#app/routes/api/invoices.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { action as discount } from "#app/routes/dashboard/invoices/discount.tsx";
import { action as dispute } from "#app/routes/dashboard/invoices/dispute.tsx";
import { action as refund, loader as refundForm } from "#app/routes/dashboard/invoices/refund.tsx";
import { action as sendIt } from "#app/routes/dashboard/invoices/send.tsx";
import { action as take } from "#app/routes/dashboard/invoices/take.tsx";
import { action as takeBack } from "#app/routes/dashboard/invoices/take-back.tsx";
import { action as voidAction } from "#app/routes/dashboard/invoices/void.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123", saveCard: false };

async function invoiced(unitPrice = 20_000) {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin", { firstName: "Ada", lastName: "Owner" })];
  const request = await makeRequest(driver, { status: "In Progress", lines: [{ unitPrice, group: "approved" }] });
  const { id } = await createInvoice(viewerOf(admin), request.id);
  return { id, driver, admin, cookie: await signIn(admin), request };
}

async function paidByCard(unitPrice = 20_000) {
  const made = await invoiced(unitPrice);
  const { paymentId } = await startPayment(viewerOf(made.driver), { invoiceId: made.id });
  await confirmSimulatedPayment(viewerOf(made.driver), { paymentId, card: CARD });
  const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: made.id } });
  return { ...made, paymentId, entry: String(entry?.id) };
}

const page = (door: (given: any) => unknown, id: string, verb: string, cookie: string, form: Record<string, string>) =>
  door(args(`/dashboard/invoices/${id}/${verb}`, { cookie, params: { id }, form })) as Promise<any>;
const statusOf = (answer: any) => answer.status ?? answer.init?.status;
const key = () => crypto.randomUUID();

async function stands(id: string) {
  const invoice = await db.invoice.findUniqueOrThrow({
    where: { id },
    include: { ledger: { orderBy: { id: "asc" } }, repairRequest: { select: { status: true } } },
  });
  return {
    status: invoice.status,
    paid: Number(invoice.amountPaid),
    due: Number(invoice.outstandingBalance),
    request: invoice.repairRequest.status,
    ledger: invoice.ledger.map(({ kind, amount }) => `${kind} ${Number(amount)}`),
  };
}

test("a movement of money under a key that stands is entered once, also at the same moment", async () => {
  const { id } = await invoiced();
  const movement = { invoiceId: id, kind: "payment", amount: 500, method: "cash", key: key() } as const;
  const entered = await Promise.all([0, 1, 2].map(() => db.$transaction((tx) => enter(tx, movement))));
  expect(entered.filter(Boolean)).toHaveLength(1);
  expect(await db.$transaction((tx) => enter(tx, { ...movement, amount: 900 }))).toBe(false);
  expect(await db.ledgerEntry.count({ where: { invoiceId: id } })).toBe(1);
});

describe("the ledger", () => {
  test("a card payment is a row; nobody changes it, not the product either", async () => {
    const { id } = await paidByCard();
    expect(await stands(id)).toEqual({
      status: "Paid",
      paid: 200,
      due: 0,
      request: "Completed",
      ledger: ["payment 200"],
    });
    await expect(db.ledgerEntry.deleteMany({ where: { invoiceId: id } })).rejects.toThrow();
    await expect(db.ledgerEntry.updateMany({ where: { invoiceId: id }, data: { amount: 1 } })).rejects.toThrow();
  });

  test("money that went back is no income: the statistics fall by it", async () => {
    const { id, entry, cookie, admin } = await paidByCard();
    const before = (await findStats(viewerOf(admin))).paid;
    const answer = await page(refund, id, "refund", cookie, {
      entry,
      amount: "50.00",
      reason: "Paint scratched",
      key: key(),
    });
    expect(answer.status).toBe(302);
    expect(await stands(id)).toMatchObject({
      status: "Partially_Refunded",
      paid: 150,
      due: 0,
      ledger: ["payment 200", "refund -50"],
    });
    expect((await findStats(viewerOf(admin))).paid).toBe(before - 5_000);
    await page(refund, id, "refund", cookie, { entry, amount: "150", reason: "The rest", key: key() });
    expect(await stands(id)).toMatchObject({
      status: "Refunded",
      paid: 0,
      ledger: ["payment 200", "refund -50", "refund -150"],
    });
    expect(
      await (refundForm(args(`/dashboard/invoices/${id}/refund`, { cookie, params: { id } })) as Promise<any>),
    ).toMatchObject({ payments: [] });
  });

  test("the same press twice, at one moment too, is one refund", async () => {
    const { id, entry, cookie } = await paidByCard();
    const form = { entry, amount: "20", reason: "Twice", key: key() };
    await Promise.all([page(refund, id, "refund", cookie, form), page(refund, id, "refund", cookie, form)]);
    await page(refund, id, "refund", cookie, form);
    expect((await stands(id)).ledger).toEqual(["payment 200", "refund -20"]);
    expect(await db.auditEvent.count({ where: { kind: "refund", summary: { contains: "Twice" } } })).toBeGreaterThan(0);
  });

  test("two presses at one moment give back no more than came", async () => {
    const { id, entry, cookie } = await paidByCard();
    const answers = await Promise.all(
      [1, 2, 3].map(() => page(refund, id, "refund", cookie, { entry, amount: "90", reason: "Race", key: key() })),
    );
    expect(answers.map(statusOf).sort()).toEqual([302, 302, 409]);
    expect(await stands(id)).toMatchObject({ paid: 20 });
  });

  test("more than is left, no reason, no amount: said in place, nothing lost, nothing booked", async () => {
    const { id, entry, cookie } = await paidByCard();
    const over = await page(refund, id, "refund", cookie, { entry, amount: "200.01", reason: "Too much", key: key() });
    expect(over.init.status).toBe(409);
    expect(over.data.error.amount).toEqual(["$200.00 is left of this payment."]);
    expect(over.data.initialValue.reason).toBe("Too much");
    const empty = await page(refund, id, "refund", cookie, { entry, amount: "abc", reason: "", key: key() });
    expect(empty.data.error).toMatchObject({ amount: ["Enter an amount such as 120.50"], reason: ["Say why"] });
    expect((await stands(id)).ledger).toEqual(["payment 200"]);
  });

  test("a refund that failed is money that is here again, and the shop is told", async () => {
    const { id, entry, cookie, paymentId, request } = await paidByCard();
    await page(refund, id, "refund", cookie, { entry, amount: "200", reason: "All", key: key() });
    const failed = { refundFailed: { id: "re_1", amount: 20_000 } };
    await applyPaymentState(paymentId, failed, { channel: "webhook", name: "Stripe" });
    await applyPaymentState(paymentId, failed, { channel: "webhook", name: "Stripe" });
    expect(await stands(id)).toMatchObject({
      status: "Paid",
      paid: 200,
      ledger: ["payment 200", "refund -200", "refund_failed 200"],
    });
    const said = await db.historyEvent.findMany({
      where: { repairRequestId: request.id, summary: { contains: "failed" } },
    });
    expect(said.map(({ summary }) => summary)).toEqual(["A refund of $200.00 failed: the customer has not got it"]);
    await page(refund, id, "refund", cookie, { entry, amount: "200", reason: "Again", key: key() });
    expect(await stands(id)).toMatchObject({ status: "Refunded", paid: 0 });
  });

  test("a word from before a refund failed books no second one when it comes late", async () => {
    const { id, entry, cookie, paymentId } = await paidByCard();
    await page(refund, id, "refund", cookie, { entry, amount: "200", reason: "All", key: key() });
    const source = { channel: "webhook", name: "Stripe" } as const;
    const [before, then] = [new Date(Date.now() - 60_000), new Date()];
    const failed = { refundFailed: { id: `re_${key()}`, amount: 20_000 } };
    await applyPaymentState(paymentId, failed, { ...source, occurredAt: then });
    const refunded = { received: 20_000, currency: "usd", refunded: 20_000 };
    await applyPaymentState(paymentId, refunded, { ...source, occurredAt: before });
    expect(await stands(id)).toMatchObject({
      status: "Paid",
      paid: 200,
      ledger: ["payment 200", "refund -200", "refund_failed 200"],
    });
  });

  test("a dispute holds the money, won gives it back, lost keeps it", async () => {
    const source = { channel: "webhook", name: "Stripe" } as const;
    const about = { received: 20_000, currency: "usd" };
    const won = await paidByCard();
    await applyPaymentState(won.paymentId, { dispute: "open", ...about }, source);
    expect(await stands(won.id)).toMatchObject({ status: "Disputed", paid: 0 });
    await applyPaymentState(won.paymentId, { dispute: "won", ...about }, source);
    expect(await stands(won.id)).toMatchObject({ status: "Paid", paid: 200 });
    const lost = await paidByCard();
    await applyPaymentState(lost.paymentId, { dispute: "lost", ...about }, source);
    expect(await stands(lost.id)).toMatchObject({ status: "Disputed", paid: 0 });
  });
});

describe("money at the counter", () => {
  test("a deposit in cash, the rest by check: who took it stands in the record, the invoice is paid at the end", async () => {
    const { id, cookie, request } = await invoiced();
    await page(take, id, "take", cookie, { amount: "50", method: "cash", key: key() });
    expect(await stands(id)).toMatchObject({ status: "Unpaid", paid: 50, due: 150, request: "Pending_Payment" });
    const over = await page(take, id, "take", cookie, { amount: "151", method: "check", key: key() });
    expect(over.init.status).toBe(409);
    expect(over.data.error.amount).toEqual(["Only $150.00 is due on this invoice."]);
    await page(take, id, "take", cookie, { amount: "150", method: "check", note: "No. 112", key: key() });
    expect(await stands(id)).toMatchObject({ status: "Paid", paid: 200, due: 0, request: "Completed" });
    const said = await db.historyEvent.findMany({
      where: { repairRequestId: request.id, kind: "payment" },
      orderBy: { id: "asc" },
    });
    expect(said.map(({ summary }) => summary)).toEqual([
      "$50.00 paid in cash, taken by Ada Owner",
      "$150.00 paid by check, taken by Ada Owner (No. 112)",
    ]);
    const { payments } = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
    expect(payments[1].words).toMatch(/^Paid \$150\.00 by check on .*, taken by Ada Owner, No\. 112$/);
  });

  test("the card form that was open before ends, and charges what is left when it is opened again", async () => {
    const { id, driver, cookie } = await invoiced();
    const before = await startPayment(viewerOf(driver), { invoiceId: id });
    await page(take, id, "take", cookie, { amount: "50", method: "terminal", key: key() });
    await expect(
      confirmSimulatedPayment(viewerOf(driver), { paymentId: before.paymentId, card: CARD }),
    ).rejects.toMatchObject({ status: 409 });
    const now = await startPayment(viewerOf(driver), { invoiceId: id });
    expect(now.amount).toBe(15_000);
    await confirmSimulatedPayment(viewerOf(driver), { paymentId: now.paymentId, card: CARD });
    expect(await stands(id)).toMatchObject({ status: "Paid", paid: 200, ledger: ["payment 50", "payment 150"] });
  });

  test("cash is given back as cash, each payment for itself", async () => {
    const { id, cookie } = await invoiced();
    await page(take, id, "take", cookie, { amount: "80", method: "cash", key: key() });
    await page(take, id, "take", cookie, { amount: "120", method: "check", key: key() });
    const [cash] = await db.ledgerEntry.findMany({ where: { invoiceId: id, method: "cash" } });
    const entry = String(cash?.id);
    expect(statusOf(await page(refund, id, "refund", cookie, { entry, amount: "81", reason: "x", key: key() }))).toBe(
      409,
    );
    expect(statusOf(await page(refund, id, "refund", cookie, { entry, amount: "80", reason: "x", key: key() }))).toBe(
      302,
    );
    expect(statusOf(await page(refund, id, "refund", cookie, { entry, amount: "1", reason: "x", key: key() }))).toBe(
      409,
    );
    expect(await stands(id)).toMatchObject({ status: "Partially_Refunded", paid: 120 });
  });

  test("by /api the same; drivers and technicians never", async () => {
    const { id, cookie, driver } = await invoiced();
    const call = (path: string, json: unknown, who: string, method = "POST") =>
      invoicesApi(args(path, { method, json, cookie: who, params: { id } })) as Promise<Response>;
    const taken = await call(`/api/invoices/${id}/payments`, { amount: 200, method: "cash", key: key() }, cookie);
    expect(taken.status).toBe(201);
    expect(await taken.json()).toMatchObject({ status: "Paid", amountPaid: 200 });
    const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: id } });
    const back = { entry: String(entry?.id), amount: 12.5, reason: "Goodwill", key: key() };
    expect(await (await call(`/api/invoices/${id}/refunds`, back, cookie)).json()).toMatchObject({ amountPaid: 187.5 });
    for (const person of [driver, await makeUser("technician")]) {
      const who = await signIn(person);
      expect((await call(`/api/invoices/${id}/refunds`, { ...back, key: key() }, who)).status).toBe(403);
      expect((await call(`/api/invoices/${id}/payments`, { amount: 1, method: "cash", key: key() }, who)).status).toBe(
        403,
      );
    }
    const stranger = await signIn(await makeUser("advisor"));
    expect((await call(`/api/invoices/${id}/refunds`, { ...back, key: key() }, stranger)).status).toBe(404);
  });
});

describe("a payment that was typed wrong", () => {
  const back = (id: string, entry: string, cookie: string, reason = "Typed on the wrong invoice") =>
    takeBack(
      args(`/dashboard/invoices/${id}/entries/${entry}/take-back`, { cookie, params: { id, entry }, form: { reason } }),
    ) as Promise<any>;

  test("is taken back once, with its reason: owed again, in the history, told to the customer, in no sum that came", async () => {
    const { id, admin, driver, cookie, request } = await invoiced(70_000);
    const [day, paid] = [dayOf(), (await findStats(viewerOf(admin))).paid];
    const cashOf = async () => (await findDay(viewerOf(admin), day)).methods.find(({ method }) => method === "cash");
    const before = await cashOf();
    await page(take, id, "take", cookie, { amount: "700", method: "cash", key: key() });
    const [row] = await db.ledgerEntry.findMany({ where: { invoiceId: id } });
    expect(await stands(id)).toMatchObject({ status: "Paid", request: "Completed" });
    const entry = String(row?.id);
    const shown = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
    expect(shown.payments[0].takeBack).toMatchObject({ label: "Take this entry back" });
    expect(statusOf(await back(id, entry, cookie, ""))).toBe(400);
    await expect(await back(id, entry, cookie)).toHaveToast("Entry taken back", "$700.00 is due.");
    await expect(await back(id, entry, cookie)).toHaveToast("Entry taken back");
    const second = await back(id, entry, cookie, "It bounced");
    expect(statusOf(second)).toBe(409);
    expect(JSON.stringify(second.data.error)).toMatch(
      /This payment was taken back already, by Ada Owner on .*: Typed on the wrong invoice\. Nothing more was done\./,
    );
    expect(await stands(id)).toEqual({
      ...{ status: "Unpaid", paid: 0, due: 700, request: "Pending_Payment" },
      ledger: ["payment 700", "taken_back -700"],
    });
    expect(await cashOf()).toMatchObject({ received: before?.received, returned: before?.returned });
    expect((await findStats(viewerOf(admin))).paid).toBe(paid);
    const said = await db.historyEvent.findMany({ where: { repairRequestId: request.id, kind: "payment" } });
    expect(said.map(({ summary }) => summary)).toContain(
      "$700.00 in cash was a wrong entry, taken back by Ada Owner: Typed on the wrong invoice",
    );
    const again = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
    expect(again.payments.map(({ takeBack }: any) => takeBack)).toEqual([null, null]);
    expect(again.payments[1].words).toMatch(
      /^Wrong entry taken back: \$700\.00 in cash on .*, by Ada Owner, Typed on the wrong invoice$/,
    );
    const texts = await db.outboundMessage.findMany({ where: { repairRequestId: request.id } });
    expect(texts.map(({ body }) => body).join()).toContain(
      "We had entered $700.00 in cash as paid by mistake. It is taken back, and $700.00 is due.",
    );
    const notice = await db.notification.findFirst({
      where: { userId: driver.id, title: { startsWith: "Corrected" } },
    });
    expect(notice?.body).toContain("$700.00 is due");
    await page(take, id, "take", cookie, { amount: "700", method: "check", key: key() });
    expect(await stands(id)).toMatchObject({ status: "Paid", paid: 700, due: 0, request: "Completed" });
  });

  test("not on a cancelled repair, on which nothing may be due", async () => {
    const { id, cookie, request } = await invoiced();
    await page(take, id, "take", cookie, { amount: "200", method: "cash", key: key() });
    // As it could be before what is paid was kept from it.
    await db.repairRequest.update({ where: { id: request.id }, data: { status: "Cancelled" } });
    const [row] = await db.ledgerEntry.findMany({ where: { invoiceId: id } });
    const said = await back(id, String(row?.id), cookie);
    expect([statusOf(said), JSON.stringify(said)]).toEqual([409, expect.stringContaining("This repair is cancelled")]);
    expect(await stands(id)).toMatchObject({ status: "Paid", due: 0, request: "Cancelled" });
  });

  test("not where it came: a card's payment and what was given back stay; by /api the same command", async () => {
    const card = await paidByCard();
    const call = (id: string, entry: string, cookie: string) =>
      invoicesApi(
        args(`/api/invoices/${id}/taken-back`, { json: { entry, reason: "Typo" }, cookie, params: { id } }),
      ) as Promise<Response>;
    const refused = await call(card.id, card.entry, card.cookie);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      "The card company booked this payment: give it back as a refund.",
    ]);
    const { id, cookie, driver } = await invoiced();
    await page(take, id, "take", cookie, { amount: "80", method: "cash", key: key() });
    const entry = String((await db.ledgerEntry.findFirst({ where: { invoiceId: id } }))?.id);
    expect((await call(id, entry, await signIn(driver))).status).toBe(403);
    await page(refund, id, "refund", cookie, { entry, amount: "1", reason: "x", key: key() });
    expect((await call(id, entry, cookie)).status).toBe(409);
    await page(take, id, "take", cookie, { amount: "20", method: "terminal", key: key() });
    const last = await db.ledgerEntry.findFirst({ where: { invoiceId: id, method: "terminal" } });
    expect(await (await call(id, String(last?.id), cookie)).json()).toMatchObject({ outstandingBalance: 120 });
  });
});

test("a card's refund says in the ledger who decided it, and why", async () => {
  const { id, cookie, entry } = await paidByCard();
  for (const reason of ["Goodwill", "Second rotor not needed"]) {
    await page(refund, id, "refund", cookie, { entry, amount: "10", reason, key: key() });
  }
  const { payments } = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
  expect(payments[1].words).toMatch(/^Refunded \$10\.00 by card .*, given back by Ada Owner, Goodwill$/);
  expect(payments[2].words).toMatch(/, given back by Ada Owner, Second rotor not needed$/);
});

describe("an invoice that is wrong", () => {
  const post = (
    door: (given: any) => unknown,
    id: string,
    verb: string,
    cookie: string,
    form: Record<string, string>,
  ) => page(door, id, verb, cookie, form);

  test("of a finished repair is voided, and the work stays finished on its day", async () => {
    const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
    const request = await makeRequest(driver, { status: "In Progress", lines: [{ group: "approved" }] });
    await updateStatus(viewerOf(admin), request.id, "Completed", { unbilled: true });
    const date = () =>
      db.repairRequest.findUniqueOrThrow({ where: { id: request.id }, select: { completedDate: true } });
    const done = await date();
    const { id } = await createInvoice(viewerOf(admin), request.id);
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id } });
    await expect(await post(voidAction, id, "void", await signIn(admin), { reason: "Wrong car" })).toHaveToast(
      "Invoice voided",
      `${number} counts no more. The repair is Completed as before: create the invoice again, or set it to In Progress first to change its lines.`,
    );
    expect(await stands(id)).toMatchObject({ status: "Void", request: "Completed" });
    expect(await date()).toEqual(done);
    await createInvoice(viewerOf(admin), request.id);
  });

  test("is voided, keeps its number, and another follows", async () => {
    const { id, admin, cookie, request } = await invoiced();
    const said = await post(voidAction, id, "void", cookie, { reason: "" });
    expect(statusOf(said)).toBe(400);
    await expect(await post(voidAction, id, "void", cookie, { reason: "Wrong car" })).toHaveToast("Invoice voided");
    await post(voidAction, id, "void", cookie, { reason: "Wrong car" });
    expect(await stands(id)).toMatchObject({ status: "Void", due: 0, request: "In Progress" });
    const next = await createInvoice(viewerOf(admin), request.id);
    const before = await db.invoice.findUniqueOrThrow({ where: { id } });
    expect(next.number).not.toBe(before.number);
    expect(before.voidReason).toBe("Wrong car");
    await expect(db.invoice.update({ where: { id }, data: { status: "Unpaid" } })).rejects.toThrow(/Unique constraint/);
    const { facts } = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
    expect(facts.at(-1)).toEqual(["Voided", expect.stringMatching(/^\w{3} \d+, \d{4}, Wrong car$/)]);
    const history = await db.historyEvent.findMany({ where: { repairRequestId: request.id } });
    expect(history.filter(({ summary }) => summary === "Invoice voided: Wrong car")).toHaveLength(1);
  });

  test("its customer is told that it is void, by its number, and nothing of a status that only follows from it", async () => {
    const { id, driver, cookie, request } = await invoiced();
    const texts = { where: { repairRequestId: request.id }, orderBy: { createdAt: "asc" } } as const;
    expect((await db.outboundMessage.findMany(texts)).map(({ body }) => body)).toEqual([
      expect.stringContaining("ready to be paid: $200.00"),
    ]);
    for (const _ of ["once", "and again"]) await post(voidAction, id, "void", cookie, { reason: "Wrong car" });
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id } });
    expect((await db.outboundMessage.findMany(texts)).slice(1)).toMatchObject([
      {
        phone: driver.phone,
        body: expect.stringMatching(
          new RegExp(
            `^AMPed: Invoice ${number} of \\$200\\.00 for your Porsche 911 2021 is void\\. Please do not pay it\\. See your repair: `,
          ),
        ),
      },
    ]);
    const notices = await db.notification.findMany({ where: { userId: driver.id }, orderBy: { createdAt: "asc" } });
    expect(notices.map(({ title }) => title).slice(2)).toEqual([`Invoice ${number} is void`]);
    const history = await db.historyEvent.findMany({ where: { repairRequestId: request.id } });
    expect(history.map(({ summary }) => summary)).toContain("Status changed from Pending Payment to In Progress");
  });

  test("is not voided while money stands on it", async () => {
    const { id, cookie, entry } = await paidByCard();
    const refusedAnswer = await post(voidAction, id, "void", cookie, { reason: "Wrong car" });
    expect(statusOf(refusedAnswer)).toBe(409);
    expect(JSON.stringify(refusedAnswer.data)).toContain("$200.00 is paid on this invoice: refund it first.");
    await page(refund, id, "refund", cookie, { entry, amount: "200", reason: "Wrong car", key: key() });
    await post(voidAction, id, "void", cookie, { reason: "Wrong car" });
    expect((await stands(id)).status).toBe("Void");
  });

  test("gets a discount, once, less than what is due", async () => {
    const { id, cookie, driver } = await invoiced();
    const given = { amount: "25.50", reason: "Waited long", key: key() };
    await post(discount, id, "discount", cookie, given);
    await post(discount, id, "discount", cookie, given);
    expect(await stands(id)).toMatchObject({ due: 174.5, status: "Unpaid" });
    const { paymentId } = await startPayment(viewerOf(driver), { invoiceId: id });
    const much = await post(discount, id, "discount", cookie, { ...given, amount: "174.50", key: key() });
    expect(JSON.stringify(much.data)).toContain("$174.50 is due: take off less, or void the invoice.");
    await confirmSimulatedPayment(viewerOf(driver), { paymentId, card: CARD });
    expect(await stands(id)).toMatchObject({ status: "Paid", paid: 174.5, due: 0 });
    await expect(post(discount, id, "discount", await signIn(driver), given)).rejects.toBeDefined();
  });

  test("is sent with the way to pay it, by the customer's own way", async () => {
    const { id, cookie, driver, request } = await invoiced();
    await expect(await post(sendIt, id, "send", cookie, { key: key() })).toHaveToast("Sent");
    const text = await db.outboundMessage.findFirst({
      where: { phone: driver.phone ?? "" },
      orderBy: { createdAt: "desc" },
    });
    expect(text?.body).toContain(`/repair-status/${request.id}/pay?code=`);
    await db.user.update({ where: { id: driver.id }, data: { contactPreference: "email" } });
    await db.repairRequest.update({ where: { id: request.id }, data: { contactPreference: "email" } });
    await expect(await post(sendIt, id, "send", cookie, { key: key() })).toHaveToast("Sent");
    const email = await db.outboundEmail.findFirst({ where: { address: driver.email ?? "", kind: "invoice" } });
    expect(email?.content).toMatchObject({ attachments: [{ kind: "invoice", id }] });
  });
});

test("a simulated bank disputes what its card paid, and decides by whether the customer's go-ahead is shown", async () => {
  const cases = [
    { authorized: true, ends: "Paid", ledger: ["payment 100", "dispute -100", "dispute_won 100"] },
    { authorized: false, ends: "Disputed", ledger: ["payment 100", "dispute -100", "dispute_lost 0"] },
  ];
  for (const { authorized, ends, ledger } of cases) {
    const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
    const status = authorized ? "Pending_Approval" : "Pending_Repair";
    const request = await makeRequest(driver, { status, lines: [{ group: "approved" }] });
    if (authorized) await approveRepair(viewerOf(driver), request.id, {});
    const { id } = await createInvoice(viewerOf(admin), request.id);
    const { paymentId } = await startPayment(viewerOf(driver), { invoiceId: id });
    const card = { ...CARD, number: "4000000000000259" };
    await confirmSimulatedPayment(viewerOf(driver), { paymentId, card });
    expect(await stands(id)).toMatchObject({ status: "Disputed", paid: 0 });
    const cookie = await signIn(admin);
    const said = await page(voidAction, id, "void", cookie, { reason: "Billed anew" });
    expect([statusOf(said), JSON.stringify(said)]).toEqual([
      409,
      expect.stringContaining("until the bank has decided"),
    ]);
    const shown = (await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }))) as any;
    expect(shown.dispute).toMatchObject({
      open: true,
      words: expect.stringMatching(/bank holds \$100\.00\. Answer it by /),
    });
    const answers = await Promise.all(
      [1, 2].map(() => page(dispute, id, "dispute", cookie, { words: "See the record" })),
    );
    expect(answers.map(statusOf)).toContain(302);
    expect(await stands(id)).toMatchObject({ status: ends, ledger });
    expect((await db.payment.findUniqueOrThrow({ where: { id: paymentId } })).evidenceSentAt).not.toBeNull();
  }
});
