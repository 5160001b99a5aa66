import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { args } from "../support/args.ts";
import { underEnvironment } from "../support/environment.ts";
import { type StripeStandIn, startStripe } from "../support/stand-ins/stripe.ts";

// The product with Stripe's keys set: its own SDK speaks to a stand-in, and nothing of ours is replaced.

let stripe: StripeStandIn;
let restore: () => void;
let db: typeof import("#app/platform/db.server.ts").db;
let world: typeof import("../support/world.ts");
let app: Awaited<ReturnType<typeof load>>;

async function load() {
  const [invoices, payments, events, reconcile, edit, webhook, state, pay, status, list, invoice, payInvoice] =
    await Promise.all([
      import("#app/payments/invoice.server.ts"),
      import("#app/payments/payment.server.ts"),
      import("#app/payments/events.server.ts"),
      import("#app/payments/reconcile.server.ts"),
      import("#app/repair/verbs.server.ts"),
      import("#app/routes/webhooks/stripe.ts"),
      import("#app/payments/state.server.ts"),
      import("#app/routes/repair-status/pay.tsx"),
      import("#app/routes/repair-status/page.tsx"),
      import("#app/routes/dashboard/invoices/list.tsx"),
      import("#app/routes/dashboard/invoices/detail.tsx"),
      import("#app/routes/dashboard/invoices/pay.tsx"),
    ]);
  const desk = { list, invoice, payInvoice };
  return { ...invoices, ...payments, ...events, ...reconcile, ...edit, ...state, webhook, pay, status, ...desk };
}

beforeAll(async () => {
  stripe = await startStripe();
  restore = underEnvironment({
    STRIPE_SECRET_KEY: "sk_test_stand_in",
    STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  db = (await import("#app/platform/db.server.ts")).db;
  world = await import("../support/world.ts");
  app = await load();
});

afterAll(async () => {
  const { disconnect } = await import("#app/platform/db.server.ts");
  await disconnect();
  restore();
  await stripe.close();
});

afterEach(() => {
  stripe.failNext();
  stripe.breakNext(0);
  stripe.events.splice(0);
});

async function invoiced(unitPrice = 20_000) {
  const driver = await world.makeUser("driver");
  const admin = await world.makeUser("admin");
  const request = await world.makeRequest(driver, {
    status: "In Progress",
    lines: [{ unitPrice, group: "approved" }],
  });
  const invoice = await app.createInvoice(world.viewerOf(admin), request.id);
  return { driver, admin, viewer: world.viewerOf(driver), request, invoice, invoiceId: invoice.id };
}

async function stands(invoiceId: string) {
  const row = await db.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    include: { payments: { orderBy: { createdAt: "asc" } }, repairRequest: { select: { status: true, id: true } } },
  });
  return {
    invoice: row.status,
    due: row.outstandingBalance.toString(),
    request: row.repairRequest.status,
    payments: row.payments.map(({ status }) => status),
    told: await db.historyEvent.count({ where: { repairRequestId: row.repairRequest.id, kind: "payment" } }),
  };
}

const PAID = { invoice: "Paid", due: "0", request: "Completed", payments: ["succeeded"], told: 1 };

type Event = StripeStandIn["events"][number];

async function receive(event: Event, how: Parameters<StripeStandIn["signed"]>[1] = {}) {
  const { body, signature } = stripe.signed(event, how);
  const request = new Request("http://localhost:3000/webhooks/stripe", {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });
  // biome-ignore lint/suspicious/noExplicitAny: the door reads the request alone
  return (await app.webhook.action({ request } as any)) as Response;
}

/** All that happened at the provider, told in this order. */
async function tellAll(order: (events: Event[]) => Event[] = (events) => events) {
  for (const event of order(stripe.events.splice(0))) expect((await receive(event)).status).toBe(200);
}

describe("a payment", () => {
  test("is of the outstanding balance, for the account's customer, and booked by the signed word", async () => {
    const { viewer, invoiceId, driver } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    expect(started).toMatchObject({ amount: 20_000, provider: "stripe", publishableKey: "pk_test_stand_in" });
    expect(started.cardsSecret).toMatch(/^cuss_secret/);
    expect(stripe.intentOf(started.paymentId)).toMatchObject([
      { amount: 20_000, currency: "usd", metadata: { invoiceId, paymentId: started.paymentId } },
    ]);
    stripe.pay(started.clientSecret);
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Unpaid", request: "Pending_Payment" });
    await tellAll();
    expect(await stands(invoiceId)).toEqual(PAID);
    const again = await invoiced();
    await db.invoice.update({ where: { id: again.invoiceId }, data: { accountId: driver.accountId } });
    const account = await db.account.findUniqueOrThrow({ where: { id: driver.accountId } });
    expect(account.providerCustomerId).toMatch(/^cus_/);
  });

  test("goes on with the same intent in another browser, and is charged once", async () => {
    const { viewer, invoiceId } = await invoiced();
    const [one, two] = await Promise.all([
      app.startPayment(viewer, { invoiceId }),
      app.startPayment(viewer, { invoiceId }),
    ]);
    expect(two.clientSecret).toBe(one.clientSecret);
    stripe.pay(one.clientSecret);
    stripe.pay(two.clientSecret);
    await tellAll();
    expect(await stands(invoiceId)).toEqual(PAID);
    await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({ status: 409 });
  });

  test("of another amount than is due is refused", async () => {
    const { viewer, invoiceId } = await invoiced();
    await expect(app.startPayment(viewer, { invoiceId, amountCents: 100 })).rejects.toMatchObject({
      status: 409,
      message: "The amount due is $200.00 now. Check it and pay again.",
    });
  });

  test("that the bank declined can be tried again", async () => {
    const { viewer, invoiceId } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret, { last4: "0002" });
    await tellAll();
    const [payment] = await db.payment.findMany({ where: { invoiceId } });
    expect(payment).toMatchObject({ status: "open", failureMessage: "Your card was declined." });
    expect((await app.startPayment(viewer, { invoiceId })).clientSecret).toBe(started.clientSecret);
    stripe.pay(started.clientSecret);
    await tellAll();
    expect(await stands(invoiceId)).toEqual(PAID);
  });

  test("keeps the card for the account when its owner wants that", async () => {
    const { viewer, invoiceId, request } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret, { last4: "4444", keep: true });
    await tellAll();
    await app.rememberCard({ paymentId: started.paymentId });
    await app.rememberCard({ paymentId: started.paymentId });
    const cards = await app.listPaymentMethods(viewer, { repairRequestId: request.id });
    expect(cards).toMatchObject([{ card: { brand: "visa", last4: "4444", exp_month: 12, exp_year: 2034 } }]);
    expect(await db.payment.findUnique({ where: { id: started.paymentId } })).toMatchObject({ cardLast4: "4444" });
  });
});

/** In place of the address that it was asked by, and without a word of what was paid. */
async function leadsToInvoice(answer: Response, invoiceId: string) {
  expect(answer).toRedirectTo(`/dashboard/invoices/${invoiceId}`);
  await expect(answer).not.toHaveToast("Payment Successful");
  expect(answer.headers.has("X-Remix-Replace")).toBe(true);
}

describe("a browser that comes back", () => {
  test("finds the payment booked although the provider's word was lost; asked once in a while", async () => {
    const { viewer, invoiceId, request, driver } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    stripe.events.splice(0);
    const call = args(`/repair-status/${request.id}?payment=returned`, {
      cookie: await world.signIn(driver),
      params: { id: request.id },
    });
    const before = stripe.calls.length;
    await app.status.loader(call);
    expect(await stands(invoiceId)).toEqual(PAID);
    expect(stripe.calls.length).toBeGreaterThan(before);
  });

  test("learns nothing new while it is open, and a provider that is down keeps no page from it", async () => {
    const { viewer, invoiceId, request } = await invoiced();
    await app.startPayment(viewer, { invoiceId });
    const before = stripe.calls.length;
    await app.askAboutReturned(request.id);
    await app.askAboutReturned(request.id);
    expect(stripe.calls.length).toBe(before + 1);
    await db.payment.updateMany({ where: { invoiceId }, data: { askedAt: null } });
    stripe.failNext("error", "error");
    await app.askAboutReturned(request.id);
    expect((await db.payment.findFirst({ where: { invoiceId } }))?.status).toBe("open");
  });

  test("to the desk finds the list with the payment booked and said; until then the invoice waits over it", async () => {
    const { admin, viewer, invoiceId } = await invoiced();
    const cookie = await world.signIn(admin);
    const started = await app.startPayment(viewer, { invoiceId });
    const asked = { cookie, params: { id: invoiceId } };
    const shown = await app.payInvoice.loader(args(`/dashboard/invoices/${invoiceId}/pay`, asked));
    const back = `/dashboard/invoices?payment=returned&invoice=${invoiceId}`;
    expect(shown.returnTo).toBe(back);
    const open = async (path: string) => Promise.resolve(app.list.loader(args(path, { cookie }))).catch((left) => left);
    const waiting = `/dashboard/invoices/${invoiceId}?payment=returned`;
    expect(await open(back)).toRedirectTo(waiting);
    expect(await open(`${back}&payment_intent=pi_1&redirect_status=failed`)).toRedirectTo(
      `${waiting}&redirect_status=failed`,
    );
    const invoice = () => Promise.resolve(app.invoice.loader(args(waiting, asked))).catch((left) => left);
    expect(await invoice()).toMatchObject({ status: "Unpaid" });
    stripe.pay(started.clientSecret);
    stripe.events.splice(0);
    await db.payment.updateMany({ where: { invoiceId }, data: { askedAt: null } });
    for (const answer of [await open(back), await invoice()]) {
      expect(answer).toRedirectTo("/dashboard/invoices");
      await expect(answer).toHaveToast("Payment Successful");
      expect(answer.headers.has("X-Remix-Replace")).toBe(true);
    }
    expect(await stands(invoiceId)).toEqual(PAID);
    // What the bank refused is not what paid it.
    await leadsToInvoice(await open(`${back}&redirect_status=failed`), invoiceId);
    await db.payment.updateMany({ where: { invoiceId }, data: { succeededAt: new Date(Date.now() - 16 * 60_000) } });
    for (const answer of [await open(back), await invoice()]) await leadsToInvoice(answer, invoiceId);
  });

  test("to the desk with a rest that is due finds the invoice, which waits for nothing more", async () => {
    const { admin, viewer, invoiceId } = await invoiced();
    const asked = { cookie: await world.signIn(admin), params: { id: invoiceId } };
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    await db.invoice.update({ where: { id: invoiceId }, data: { status: "Unpaid", outstandingBalance: 50 } });
    const back = args(`/dashboard/invoices/${invoiceId}?payment=returned`, asked);
    const open = () => Promise.resolve(app.invoice.loader(back)).catch((left) => left);
    const answer = await open();
    expect(answer).toRedirectTo(`/dashboard/invoices/${invoiceId}`);
    await expect(answer).toHaveToast("Payment Successful");
    expect(answer.headers.has("X-Remix-Replace")).toBe(true);
    await db.payment.updateMany({ where: { invoiceId }, data: { succeededAt: new Date(Date.now() - 16 * 60_000) } });
    await leadsToInvoice(await open(), invoiceId);
  });

  test("to the desk with an invoice that is not theirs finds none", async () => {
    const { invoiceId } = await invoiced();
    const cookie = await world.signIn(await world.makeUser("driver"));
    for (const id of [invoiceId, "x"]) {
      const call = args(`/dashboard/invoices?payment=returned&invoice=${id}`, { cookie });
      await expect(Promise.resolve(app.list.loader(call))).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

test("a card on file is removed, at the provider too", async () => {
  const { viewer, invoiceId } = await invoiced();
  const started = await app.startPayment(viewer, { invoiceId });
  stripe.pay(started.clientSecret, { last4: "4444", keep: true });
  await tellAll();
  await app.rememberCard({ paymentId: started.paymentId });
  const [card] = await app.listPaymentMethods(viewer, {});
  await app.removePaymentMethod(viewer, card?.id ?? "");
  await app.removePaymentMethod(viewer, card?.id ?? "");
  expect(await app.listPaymentMethods(viewer, {})).toEqual([]);
  expect(stripe.calls.filter(({ path }) => path.endsWith("/detach"))).toHaveLength(1);
  const stranger = world.viewerOf(await world.makeUser("driver"));
  await expect(app.removePaymentMethod(stranger, card?.id ?? "")).rejects.toMatchObject({ status: 404 });
});

describe("without a script", () => {
  test("the form leads to the provider's own page, and its word books the payment", async () => {
    const { driver, invoiceId, request } = await invoiced();
    const cookie = await world.signIn(driver);
    const call = args(`/repair-status/${request.id}/pay`, {
      cookie,
      params: { id: request.id },
      form: { way: "checkout", due: "20000" },
    });
    const answer = (await app.pay.action(call)) as Response;
    expect(answer.status).toBe(303);
    const page = answer.headers.get("location") ?? "";
    expect(page).toContain(`${stripe.url}/checkout/cs_`);
    const paid = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ number: "4242424242424242", keep: "on" }),
      redirect: "manual",
    });
    expect(paid.headers.get("location")).toBe(`http://localhost:3000/repair-status/${request.id}?payment=returned`);
    await tellAll();
    expect(await stands(invoiceId)).toEqual(PAID);
    const [payment] = await db.payment.findMany({ where: { invoiceId } });
    await app.rememberCard({ paymentId: payment?.id ?? "" });
    const cards = await app.listPaymentMethods(world.viewerOf(driver), { repairRequestId: request.id });
    expect(cards).toMatchObject([{ card: { last4: "4242" } }]);
  });

  test("from the desk the provider's own page leads to the same place", async () => {
    const { admin, invoiceId } = await invoiced();
    const cookie = await world.signIn(admin);
    const form = { way: "checkout", due: "20000" };
    const answer = (await app.payInvoice.action(
      args(`/dashboard/invoices/${invoiceId}/pay`, { cookie, params: { id: invoiceId }, form }),
    )) as Response;
    const page = answer.headers.get("location") ?? "";
    const paid = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ number: "4242424242424242" }),
      redirect: "manual",
    });
    expect(paid.headers.get("location")).toBe(
      `http://localhost:3000/dashboard/invoices?payment=returned&invoice=${invoiceId}`,
    );
  });

  test("the provider's page shows the cards on file to the account's own people, and never to staff or to who came with a link alone", async () => {
    const { driver, viewer, invoiceId } = await invoiced();
    const back = { returnUrl: "http://localhost/back", cancelUrl: "http://localhost/back" };
    const first = await app.startCheckout(viewer, { invoiceId, ...back });
    const body = new URLSearchParams({ number: "4242424242424242", keep: "on" });
    await fetch(first, { method: "POST", body, redirect: "manual" });
    await tellAll();

    const later = await world.makeRequest(driver, { status: "In Progress", lines: [{ group: "approved" }] });
    const { id } = await app.createInvoice(world.viewerOf(await world.makeUser("admin")), later.id);
    const byRepairCode = { code: later.accessCode, repairRequestId: later.id };
    const byUserCode = { code: "c", userId: driver.id, accountId: driver.accountId, name: "" };
    const strangers = [
      { ...world.anonymous, repairCode: byRepairCode },
      { ...world.anonymous, codeUser: byUserCode },
      { ...world.viewerOf(await world.makeUser("driver")), repairCode: byRepairCode },
      world.viewerOf(await world.makeUser("admin")),
    ];
    const pageFor = async (who: typeof viewer) => {
      const address = await app.startCheckout(who, { invoiceId: id, ...back });
      return { address, text: await (await fetch(address)).text() };
    };
    const own = await pageFor(viewer);
    expect(own.text).toContain("visa ending in 4242");
    for (const stranger of strangers) {
      const page = await pageFor(stranger);
      expect(page.address).not.toBe(own.address);
      expect(page.text).toContain("Card number");
      expect(page.text).not.toContain("4242");
    }
    const proven = { ...world.anonymous, knownBy: "phone_code" as const, repairCode: byRepairCode };
    expect((await pageFor(proven)).text).toContain("visa ending in 4242");

    const guest = await pageFor(strangers[0] as typeof viewer);
    await fetch(guest.address, { method: "POST", body, redirect: "manual" });
    await tellAll();
    expect(await stands(id)).toMatchObject({ invoice: "Paid", due: "0" });
  });

  test("a card form that was open before ends: only one of the two can be paid", async () => {
    const { viewer, invoiceId } = await invoiced();
    const card = await app.startPayment(viewer, { invoiceId });
    const way = { invoiceId, returnUrl: "http://localhost/back", cancelUrl: "http://localhost/back" };
    const page = await app.startCheckout(viewer, way);
    expect(await app.startCheckout(viewer, way)).toBe(page);
    stripe.pay(card.clientSecret);
    await fetch(page, { method: "POST", body: new URLSearchParams({ number: "4242" }), redirect: "manual" });
    await tellAll();
    expect(await stands(invoiceId)).toMatchObject({ ...PAID, payments: ["cancelled", "succeeded"] });
  });
});

describe("the provider's word", () => {
  async function paid() {
    const all = await invoiced();
    const started = await app.startPayment(all.viewer, { invoiceId: all.invoiceId });
    stripe.pay(started.clientSecret);
    return { ...all, started };
  }

  test("twice, and twice at one moment: booked once", async () => {
    const { invoiceId } = await paid();
    const [event] = stripe.events.splice(0) as [Event];
    const answers = await Promise.all([receive(event), receive(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await receive(event)).status).toBe(200);
    expect(await stands(invoiceId)).toEqual(PAID);
    expect(await db.providerEvent.findUnique({ where: { id: event.id } })).toMatchObject({ error: null });
  });

  test("in another order: a refund before the payment, a failure after it", async () => {
    const { invoiceId, started } = await paid();
    stripe.refund(started.paymentId, 20_000);
    await tellAll((events) => events.reverse());
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Refunded", payments: ["refunded"] });

    const second = await invoiced();
    const again = await app.startPayment(second.viewer, { invoiceId: second.invoiceId });
    stripe.pay(again.clientSecret, { last4: "0002" });
    stripe.pay(again.clientSecret);
    await tellAll((events) => events.reverse());
    expect(await stands(second.invoiceId)).toEqual(PAID);
  });

  test("refunds in part, and disputes, are noted once and told to the shop", async () => {
    const { invoiceId, started } = await paid();
    await tellAll();
    stripe.refund(started.paymentId, 5_000);
    await tellAll();
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Partially_Refunded", payments: ["succeeded"], told: 2 });
    const other = await paid();
    await tellAll();
    stripe.dispute(other.started.paymentId, "needs_response");
    await tellAll();
    expect(await stands(other.invoiceId)).toMatchObject({ invoice: "Disputed", payments: ["disputed"] });
    stripe.dispute(other.started.paymentId, "won");
    await tellAll();
    expect(await stands(other.invoiceId)).toMatchObject({ invoice: "Paid", payments: ["succeeded"] });
  });

  test("a second refund in part is noted too, and an older word of the first changes nothing", async () => {
    const { invoiceId, started } = await paid();
    await tellAll();
    stripe.refund(started.paymentId, 5_000);
    stripe.refund(started.paymentId, 15_000);
    await tellAll((events) => events.reverse());
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Refunded", payments: ["refunded"], told: 2 });

    const second = await paid();
    await tellAll();
    for (const amount of [5_000, 3_000]) {
      stripe.refund(second.started.paymentId, amount);
      await tellAll();
    }
    const { repairRequestId } = second.invoice;
    const notes = await db.historyEvent.findMany({
      where: { repairRequestId, kind: "payment" },
      orderBy: { id: "asc" },
    });
    expect(notes.slice(1).map(({ summary }) => summary)).toEqual([
      "$50.00 refunded",
      "$30.00 more refunded, $80.00 in all",
    ]);
    expect(await stands(second.invoiceId)).toMatchObject({ invoice: "Partially_Refunded" });
  });

  test("money that came twice and was given back once leaves the invoice paid", async () => {
    const { invoiceId, started } = await paid();
    await tellAll();
    const row = await db.payment.findUniqueOrThrow({ where: { id: started.paymentId } });
    const twice = { invoiceId, amount: row.amount, provider: row.provider, idempotencyKey: crypto.randomUUID() };
    const { id } = await db.payment.create({ data: { ...twice, providerId: `pi_${crypto.randomUUID()}` } });
    const source = { channel: "webhook", name: "Stripe" } as const;
    const whole = { received: 20_000, currency: "usd" };
    await app.applyPaymentState(id, { ...whole, status: "succeeded" }, source);
    await app.applyPaymentState(id, { ...whole, refunded: 20_000 }, source);
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Paid", payments: ["succeeded", "refunded"] });
  });

  test("staff gives a part back: asked under the press's own key, booked once though its own word comes too; one that fails is here again", async () => {
    const { refundPayment } = await import("#app/payments/refund.server.ts");
    const { invoiceId, admin, viewer } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId } });
    const asked = { entry: String(entry?.id), amount: 5_000, reason: "Goodwill", key: crypto.randomUUID() };
    const by = world.viewerOf(admin);
    await refundPayment(by, invoiceId, asked);
    await refundPayment(by, invoiceId, asked);
    await tellAll();
    const books = async () =>
      (await db.ledgerEntry.findMany({ where: { invoiceId }, orderBy: { id: "asc" } })).map(
        ({ kind, amount }) => `${kind} ${amount}`,
      );
    expect(await books()).toEqual(["payment 200", "refund -50"]);
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Partially_Refunded", due: "0" });
    stripe.failRefund(started.paymentId);
    await tellAll();
    expect(await books()).toEqual(["payment 200", "refund -50", "refund_failed 50"]);
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Paid" });
    stripe.failNext("error", "error", "error");
    const refused = refundPayment(by, invoiceId, { ...asked, amount: 20_000, key: crypto.randomUUID() });
    await expect(refused).rejects.toMatchObject({ status: 502 });
    expect(await books()).toHaveLength(3);
  });

  test("a second part of the same sum and reason is given back too: another press is another refund at the provider", async () => {
    const { refundPayment } = await import("#app/payments/refund.server.ts");
    const { invoiceId, admin, viewer } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId } });
    const part = { entry: String(entry?.id), amount: 5_000, reason: "Goodwill" };
    for (const key of [crypto.randomUUID(), crypto.randomUUID()])
      await refundPayment(world.viewerOf(admin), invoiceId, { ...part, key });
    await tellAll();
    const rows = await db.ledgerEntry.findMany({ where: { invoiceId }, orderBy: { id: "asc" } });
    expect(rows.map(({ amount }) => Number(amount))).toEqual([200, -50, -50]);
  });

  test("a refund carries the reason of who decided it, also after another of the same sum was refused", async () => {
    const { refundPayment } = await import("#app/payments/refund.server.ts");
    const { invoiceId, admin, viewer } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId } });
    const asked = (reason: string) => ({ entry: String(entry?.id), amount: 2_000, reason, key: crypto.randomUUID() });
    const other = await world.makeUser("admin", { firstName: "Olga", lastName: "Other" });
    stripe.failNext("error", "error", "error");
    await expect(refundPayment(world.viewerOf(admin), invoiceId, asked("Refused"))).rejects.toMatchObject({
      status: 502,
    });
    await refundPayment(world.viewerOf(other), invoiceId, asked("Goodwill"));
    await tellAll();
    const refunds = await db.ledgerEntry.findMany({ where: { invoiceId, kind: "refund" } });
    expect(refunds.map(({ reason, takenByName }) => [reason, takenByName])).toEqual([["Goodwill", "Olga Other"]]);
  });

  test("a dispute is answered once, with the record of authorization, and its day is told before", async () => {
    const { answerDispute, findDispute, remindOfDisputes } = await import("#app/payments/dispute.server.ts");
    const driver = await world.makeUser("driver", { firstName: "Dana", lastName: "Driver" });
    const admin = world.viewerOf(await world.makeUser("admin"));
    const request = await world.makeRequest(driver, { status: "Pending_Approval", lines: [{ group: "approved" }] });
    await app.approveRepair(world.viewerOf(driver), request.id, {});
    const { id: invoiceId } = await app.createInvoice(admin, request.id);
    const started = await app.startPayment(world.viewerOf(driver), { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    expect(await findDispute(admin, invoiceId)).toBeNull();
    await expect(answerDispute(admin, invoiceId, { words: "Why" })).rejects.toMatchObject({ status: 409 });
    stripe.dispute(started.paymentId, "needs_response", 2);
    await tellAll();
    const dispute = await findDispute(admin, invoiceId);
    expect(dispute).toMatchObject({ amount: 10_000, answeredAt: null, simulated: false });
    const notices = (start: string) =>
      db.notification.count({
        where: { repairRequestId: request.id, userId: admin.user?.id ?? "", title: { startsWith: start } },
      });
    expect(await notices("Payment disputed with the card company. Answer it from the invoice by")).toBe(1);
    await remindOfDisputes();
    await remindOfDisputes();
    expect(await notices("A dispute ends")).toBe(1);
    // Refused by the provider, then pressed twice at one moment, then once more.
    stripe.failNext("error", "error", "error", "error");
    await expect(answerDispute(admin, invoiceId, { words: "Why" })).rejects.toMatchObject({ status: 502 });
    stripe.failNext();
    await Promise.all([1, 2].map(() => answerDispute(admin, invoiceId, { words: "She authorized every line." })));
    await tellAll();
    await expect(answerDispute(admin, invoiceId, { words: "Again" })).rejects.toMatchObject({ status: 409 });
    const shown = stripe.evidenceOf(started.paymentId);
    expect(shown).toMatchObject({ uncategorized_text: "She authorized every line.", customer_name: "Dana Driver" });
    const frozen = await db.authorization.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(Buffer.from(shown.customer_signature, "latin1").equals(Buffer.from(frozen.pdf ?? []))).toBe(true);
    expect(shown.receipt).toMatch(/^%PDF/);
    expect((await findDispute(admin, invoiceId))?.answeredAt).toBeInstanceOf(Date);
    const noted = { repairRequestId: request.id, kind: "payment", summary: { startsWith: "Dispute answered by" } };
    expect(await db.historyEvent.count({ where: noted })).toBe(1);
    stripe.dispute(started.paymentId, "won");
    await tellAll();
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Paid", payments: ["succeeded"] });
    expect(await findDispute(admin, invoiceId)).toBeNull();
    for (const role of ["driver", "technician"] as const) {
      const viewer = role === "driver" ? world.viewerOf(driver) : world.viewerOf(await world.makeUser(role));
      await expect(answerDispute(viewer, invoiceId, { words: "Mine" })).rejects.toMatchObject({ status: 403 });
    }
    const other = world.viewerOf(await world.makeUser("advisor"));
    await expect(answerDispute(other, invoiceId, { words: "Mine" })).rejects.toMatchObject({ status: 404 });
  });

  test("a dispute's end before its beginning: it has ended; and one that is lost is noted", async () => {
    const { invoiceId, started } = await paid();
    await tellAll();
    stripe.dispute(started.paymentId, "needs_response");
    stripe.dispute(started.paymentId, "won");
    await tellAll((events) => events.reverse());
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Paid", payments: ["succeeded"], told: 2 });

    const other = await paid();
    await tellAll();
    stripe.dispute(other.started.paymentId, "needs_response");
    stripe.dispute(other.started.paymentId, "lost");
    await tellAll();
    expect(await stands(other.invoiceId)).toMatchObject({ invoice: "Disputed", payments: ["disputed"], told: 3 });
  });

  test("of a payment of another shop with names of its own is kept, and not asked for again", async () => {
    const { started } = await paid();
    const [event] = stripe.events.splice(0) as [Event];
    const foreign = structuredClone(event);
    Object.assign(foreign, { id: `evt_${crypto.randomUUID()}` });
    Object.assign(foreign.data.object, { id: "pi_of_another_shop", metadata: { paymentId: "order 17" } });
    expect((await receive(foreign)).status).toBe(200);
    expect(await db.providerEvent.findUnique({ where: { id: foreign.id } })).toMatchObject({
      error: "no such payment",
    });
    expect(await db.payment.findUnique({ where: { id: started.paymentId } })).toMatchObject({ status: "open" });
  });

  test("lost: the reconciliation asks, and books it", async () => {
    const { invoiceId, started } = await paid();
    stripe.events.splice(0);
    await db.payment.update({ where: { id: started.paymentId }, data: { createdAt: new Date(Date.now() - 600_000) } });
    await app.reconcilePayments();
    expect(await stands(invoiceId)).toEqual(PAID);
  });

  test("late, after the reconciliation: nothing twice", async () => {
    const { invoiceId, started } = await paid();
    const late = stripe.events.splice(0);
    await db.payment.update({ where: { id: started.paymentId }, data: { createdAt: new Date(Date.now() - 600_000) } });
    await app.reconcilePayments();
    for (const event of late) await receive(event);
    expect(await stands(invoiceId)).toEqual(PAID);
  });

  test.each([
    ["signed with another secret", { secret: "whsec_of_somebody_else" }],
    ["signed an hour ago", { age: 3600 }],
  ])("%s: 400, and nothing is believed", async (_, how) => {
    const { invoiceId } = await paid();
    const [event] = stripe.events.splice(0) as [Event];
    expect((await receive(event, how)).status).toBe(400);
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Unpaid" });
  });

  test.each([
    ["null", null],
    ["a number", 7],
    ["no fields", {}],
    ["no object", { id: "evt_1", type: "payment_intent.succeeded", created: 1, data: {} }],
    ["an object without fields", { id: "evt_2", type: "payment_intent.succeeded", created: 1, data: { object: {} } }],
    ["no sensible time", { id: "evt_3", type: "customer.created", created: "soon", data: { object: {} } }],
    ["a name that cannot be kept", { id: "evt_\u0000", type: "customer.created", created: 1, data: { object: {} } }],
    [
      "a sum that is none",
      {
        id: "evt_4",
        type: "charge.refunded",
        created: 1,
        data: { object: { id: "ch_1", amount_captured: "all", amount_refunded: 1, currency: "usd" } },
      },
    ],
    ["a dispute without fields", { id: "evt_5", type: "charge.dispute.created", created: 1, data: { object: {} } }],
  ])("signed, but %s: 400, and nothing is kept", async (_, body) => {
    const before = await db.providerEvent.count();
    const answer = await receive(body as unknown as Event);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: "This is no event that we can read." });
    expect(await db.providerEvent.count()).toBe(before);
  });

  test("signed, but no JSON: 400", async () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const body = "{not json";
    const request = new Request("http://localhost:3000/webhooks/stripe", {
      method: "POST",
      body,
      headers: { "stripe-signature": stripe.signedText(body, timestamp) },
    });
    // biome-ignore lint/suspicious/noExplicitAny: the door reads the request alone
    expect(((await app.webhook.action({ request } as any)) as Response).status).toBe(400);
  });

  test("without a signature 400, by another method 405, of another kind 200", async () => {
    const post = (init: RequestInit) => new Request("http://localhost:3000/webhooks/stripe", init);
    // biome-ignore lint/suspicious/noExplicitAny: the door reads the request alone
    const ask = async (request: Request) => (await app.webhook.action({ request } as any)) as Response;
    expect((await ask(post({ method: "POST", body: "{}" }))).status).toBe(400);
    const get = await ask(post({ method: "GET" }));
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    const other = {
      id: `evt_${crypto.randomUUID()}`,
      object: "event",
      type: "customer.created",
      created: 1,
      data: { object: {} },
    };
    expect((await receive(other)).status).toBe(200);
  });
});

describe("a signed word about another sum or currency than was asked", () => {
  const HELD = "A payment does not match what was asked for. We are looking into it: please do not pay again.";

  async function paying() {
    const all = await invoiced();
    const started = await app.startPayment(all.viewer, { invoiceId: all.invoiceId });
    stripe.pay(started.clientSecret);
    const [event] = stripe.events.splice(0) as [Event];
    return { ...all, started, event };
  }

  /** The event as the provider would sign it, about something else. */
  function altered(event: Event, object: object): Event {
    const other = structuredClone(event);
    Object.assign(other, { id: `evt_${crypto.randomUUID()}` });
    Object.assign(other.data.object, object);
    return other;
  }

  async function flags(requestId: string, adminId: string) {
    const request = await db.repairRequest.findUniqueOrThrow({ where: { id: requestId } });
    const history = await db.historyEvent.findMany({ where: { repairRequestId: requestId, kind: "payment" } });
    return {
      reason: request.needsAdvisorReason,
      history: history.map(({ summary }) => summary),
      notices: await db.notification.count({ where: { userId: adminId, title: "A payment does not match" } }),
    };
  }

  test.each([
    ["another amount", { amount_received: 100, amount: 100 }, "$1.00"],
    ["more than was asked", { amount_received: 20_001 }, "$200.01"],
    ["another currency", { currency: "mxn" }, "MX$200.00"],
    ["a currency without cents", { currency: "jpy" }, "¥20,000"],
  ])("%s books nothing, is recorded, flagged and told to an admin", async (_, object, sum) => {
    const { invoiceId, event, request, admin, started, viewer } = await paying();
    const wrong = altered(event, object);
    expect((await receive(wrong)).status).toBe(200);
    expect((await receive(altered(event, object))).status).toBe(200);
    expect(await stands(invoiceId)).toEqual({
      ...{ invoice: "Unpaid", due: "200", request: "Pending_Payment", payments: ["processing"], told: 1 },
    });
    expect(await flags(request.id, admin.id)).toEqual({
      reason: HELD,
      history: [`Stripe reports ${sum} where $200.00 was asked: nothing was booked`],
      notices: 1,
    });
    expect(await db.providerEvent.findUniqueOrThrow({ where: { id: wrong.id } })).toMatchObject({
      appliedAt: null,
      error: `${sum} where $200.00 was asked`,
    });
    const audit = await db.auditEvent.findMany({ where: { subjectId: started.paymentId } });
    expect(audit).toMatchObject([{ kind: "payment_mismatch", actorName: "Stripe", channel: "webhook" }]);
    await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({
      status: 409,
      message: "A payment of this invoice is being processed. Please wait a moment.",
    });
  });

  test("the right word after the wrong one is booked; a wrong one after it changes nothing", async () => {
    const { invoiceId, event, request, admin } = await paying();
    await receive(altered(event, { amount_received: 100 }));
    await receive(event);
    expect(await stands(invoiceId)).toEqual({ ...PAID, told: 2 });
    expect((await flags(request.id, admin.id)).reason).toBeNull();
    await receive(altered(event, { amount_received: 300 }));
    expect(await stands(invoiceId)).toEqual({ ...PAID, told: 3 });
    expect((await flags(request.id, admin.id)).notices).toBe(2);
  });

  test("the provider's own page, and what it is asked about, are compared too", async () => {
    const { invoiceId, viewer } = await invoiced();
    const way = { invoiceId, returnUrl: "http://localhost/back", cancelUrl: "http://localhost/back" };
    const page = await app.startCheckout(viewer, way);
    await fetch(page, { method: "POST", body: new URLSearchParams({ number: "4242" }), redirect: "manual" });
    const told = stripe.events.splice(0);
    const session = told.find(({ type }) => type === "checkout.session.completed") as Event;
    await receive(altered(session, { amount_total: 19_999 }));
    await receive(altered(session, { currency: "cad" }));
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Unpaid", payments: ["processing"], told: 2 });

    const other = await paying();
    const [intent] = stripe.intentOf(other.started.paymentId);
    Object.assign(intent ?? {}, { amount_received: 19_000 });
    await db.payment.update({
      where: { id: other.started.paymentId },
      data: { createdAt: new Date(Date.now() - 600_000) },
    });
    await app.reconcilePayments();
    await app.reconcilePayments();
    expect(await stands(other.invoiceId)).toMatchObject({ invoice: "Unpaid", payments: ["processing"], told: 1 });
  });

  test("a refund of more than came, or in another currency, and a dispute in another currency change nothing", async () => {
    const { invoiceId, event, started } = await paying();
    await receive(event);
    stripe.refund(started.paymentId, 5_000);
    const [refund] = stripe.events.splice(0) as [Event];
    await receive(altered(refund, { amount_refunded: 20_001 }));
    await receive(altered(refund, { currency: "eur" }));
    await receive(altered(refund, { amount_captured: 5_000 }));
    stripe.dispute(started.paymentId, "needs_response");
    const [dispute] = stripe.events.splice(0) as [Event];
    await receive(altered(dispute, { currency: "eur" }));
    expect(await stands(invoiceId)).toEqual({ ...PAID, told: 5 });
    await receive(altered(dispute, { amount: 4_000 }));
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Disputed", payments: ["disputed"] });
  });

  test("what was held and is given back whole has ended: the invoice can be paid again", async () => {
    const { invoiceId, event, started, viewer, request, admin } = await paying();
    await receive(altered(event, { amount_received: 100 }));
    expect((await flags(request.id, admin.id)).reason).toBe(HELD);
    stripe.refund(started.paymentId, 100);
    const [refund] = stripe.events.splice(0) as [Event];
    await receive(altered(refund, { amount: 100, amount_captured: 100 }));
    expect(await stands(invoiceId)).toMatchObject({ invoice: "Unpaid", due: "200", payments: ["cancelled"] });
    expect((await flags(request.id, admin.id)).reason).toBeNull();
    const again = await app.startPayment(viewer, { invoiceId });
    stripe.pay(again.clientSecret);
    await tellAll();
    expect(await stands(invoiceId)).toMatchObject({ ...PAID, payments: ["cancelled", "succeeded"], told: 3 });
  });
});

describe("faults of the provider", () => {
  test.each(["down", "error", "busy"] as const)(
    "%s: the catalogue's sentence, and the next try works",
    async (fault) => {
      const { viewer, invoiceId } = await invoiced();
      stripe.failNext(fault, fault, fault, fault);
      await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({
        status: 502,
        title: "Payment Error",
        message: "Failed to initialize payment. Please try again.",
      });
      stripe.failNext();
      const started = await app.startPayment(viewer, { invoiceId });
      stripe.pay(started.clientSecret);
      await tellAll();
      // What was answered with a failure is not asked for again under its key.
      const payments = fault === "error" ? ["cancelled", "succeeded"] : ["succeeded"];
      expect(await stands(invoiceId)).toEqual({ ...PAID, payments });
    },
  );

  test("the desk says it in its own words, in its dialog and on the way to the provider's page", async () => {
    const { admin, invoiceId } = await invoiced();
    const asked = { cookie: await world.signIn(admin), params: { id: invoiceId } };
    const path = `/dashboard/invoices/${invoiceId}/pay`;
    const form = { way: "checkout", due: "20000" };
    for (const door of [
      () => app.payInvoice.loader(args(path, asked)),
      () => app.payInvoice.action(args(path, { ...asked, form })),
    ]) {
      stripe.failNext("down", "down", "down", "down");
      const answer = await Promise.resolve(door()).catch((left: unknown) => left);
      expect(answer).toRedirectTo(`/dashboard/invoices/${invoiceId}`);
      await expect(answer).toHaveToast("Error", "Failed to initialize payment. Please try again.");
    }
  });

  test("no answer after it acted: the repeated call is the same call, one intent is made", async () => {
    const { viewer, invoiceId } = await invoiced();
    // The customer is made by the first call; those that make the intent are not answered.
    stripe.failNext("none", "acted", "acted");
    await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({ status: 502 });
    const started = await app.startPayment(viewer, { invoiceId });
    expect(stripe.intentOf(started.paymentId)).toHaveLength(1);
  });

  test("a failure that Stripe keeps under the key for a day: the next try is another payment", async () => {
    const { viewer, invoiceId } = await invoiced();
    stripe.breakNext(2);
    // Once for the customer, once for the intent, and each time the SDK's own second try meets the kept answer.
    for (const _ of ["customer", "intent"]) {
      await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({ status: 502 });
    }
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    expect(await stands(invoiceId)).toEqual({ ...PAID, payments: ["cancelled", "cancelled", "succeeded"] });
  });

  test("the same for its own page: another return address under a used key is another payment", async () => {
    const { viewer, invoiceId } = await invoiced();
    const way = { invoiceId, returnUrl: "http://localhost/one", cancelUrl: "http://localhost/one" };
    stripe.failNext("none", "acted", "acted");
    await expect(app.startCheckout(viewer, way)).rejects.toMatchObject({ status: 502 });
    const other = { ...way, returnUrl: "http://localhost/two" };
    await expect(app.startCheckout(viewer, other)).rejects.toMatchObject({ status: 502 });
    expect(await app.startCheckout(viewer, other)).toContain("/checkout/cs_");
    expect((await stands(invoiceId)).payments).toEqual(["cancelled", "open"]);
  });

  test("other keys than before, which know neither the customer nor the payment: paying begins anew", async () => {
    const { viewer, invoiceId } = await invoiced();
    await app.startPayment(viewer, { invoiceId });
    stripe.forgetAll();
    await expect(app.startPayment(viewer, { invoiceId })).rejects.toMatchObject({ status: 502 });
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await tellAll();
    expect(await stands(invoiceId)).toMatchObject({ ...PAID, payments: ["cancelled", "cancelled", "succeeded"] });
  });

  test("two invoices of an account, begun at once, are of one customer", async () => {
    const { driver, admin, viewer, invoiceId } = await invoiced();
    const lines = [{ unitPrice: 5_000, group: "approved" as const }];
    const { id } = await world.makeRequest(driver, { status: "Pending_Repair", lines });
    const second = await app.createInvoice(world.viewerOf(admin), id);
    const started = await Promise.all(
      [invoiceId, second.id].map((one) => app.startPayment(viewer, { invoiceId: one })),
    );
    const customers = started.map(({ paymentId }) => stripe.intentOf(paymentId)[0]?.customer);
    expect(new Set(customers).size).toBe(1);
  });

  test("a payment that cannot be asked about keeps no other from being reconciled", async () => {
    const long = new Date(Date.now() - 600_000);
    const stuck = await invoiced();
    const other = await invoiced();
    const first = await app.startPayment(stuck.viewer, { invoiceId: stuck.invoiceId });
    const second = await app.startPayment(other.viewer, { invoiceId: other.invoiceId });
    await db.payment.updateMany({
      where: { status: { in: ["open", "processing"] }, id: { notIn: [first.paymentId, second.paymentId] } },
      data: { status: "cancelled" },
    });
    for (const [age, { paymentId }] of [second, first].entries()) {
      const updatedAt = new Date(long.getTime() - age * 1000);
      await db.payment.update({ where: { id: paymentId }, data: { createdAt: long, updatedAt } });
    }
    stripe.pay(second.clientSecret);
    stripe.failNext("error", "error");
    await app.reconcilePayments();
    expect(await stands(other.invoiceId)).toEqual(PAID);
    const [a, b] = await Promise.all(
      [first, second].map(({ paymentId: id }) => db.payment.findUnique({ where: { id } })),
    );
    expect(a?.updatedAt).toEqual(b?.updatedAt);
  });

  test("slow: the person waits, nothing is made twice", async () => {
    const { viewer, invoiceId } = await invoiced();
    stripe.failNext("slow");
    const started = await app.startPayment(viewer, { invoiceId });
    expect(stripe.intentOf(started.paymentId)).toHaveLength(1);
  });

  test("the cards on file cannot be shown: paying works all the same", async () => {
    const { viewer, invoiceId } = await invoiced();
    const first = await app.startPayment(viewer, { invoiceId });
    // The first call looks how the intent stands; those that ask for the cards meet the fault.
    stripe.failNext("none", "error", "error");
    const second = await app.startPayment(viewer, { invoiceId });
    expect(second).toMatchObject({ clientSecret: first.clientSecret, cardsSecret: null });
  });

  test("the advisor changes the status while the customer pays: the money is booked, and nothing is lost", async () => {
    const { viewer, admin, invoiceId, request } = await invoiced();
    const started = await app.startPayment(viewer, { invoiceId });
    stripe.pay(started.clientSecret);
    await Promise.all([app.updateStatus(world.viewerOf(admin), request.id, "Delayed"), tellAll()]);
    const { invoice, payments, told } = await stands(invoiceId);
    expect({ invoice, payments, told }).toEqual({ invoice: "Paid", payments: ["succeeded"], told: 1 });
  });

  test("a payment nobody came back to ends after a day, at the provider too", async () => {
    const { viewer, invoiceId } = await invoiced();
    const { paymentId } = await app.startPayment(viewer, { invoiceId });
    await db.payment.update({ where: { id: paymentId }, data: { createdAt: new Date(Date.now() - 2 * 86_400_000) } });
    await app.reconcilePayments();
    expect(stripe.intentOf(paymentId)).toMatchObject([{ status: "canceled" }]);
    expect((await stands(invoiceId)).payments).toEqual(["cancelled"]);
  });
});
