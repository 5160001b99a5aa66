import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { underEnvironment } from "../support/environment.ts";
import { type StripeStandIn, startStripe } from "../support/stand-ins/stripe.ts";

// A week of a shop on a simulated clock, the clocks' change among its days: cards, cash, checks, deposits, declines, refunds, a refund
// that the bank gave back, a void, disputes, words of the provider that are lost, doubled and out of order.
// `npm run bench:week` has forty repairs a day; the run of all tests three.

const REPAIRS_A_DAY = Number(process.env.REPAIRS_A_DAY ?? 3);
const DAYS = ["2025-03-03", "2025-03-04", "2025-03-05", "2025-03-06", "2025-03-07", "2025-03-08", "2025-03-09"];
const METHODS = ["cash", "check", "terminal", "card", "other"] as const;
type Method = (typeof METHODS)[number];

let stripe: StripeStandIn;
let restore: () => void;
let world: typeof import("../support/world.ts");
let db: typeof import("#app/platform/db.server.ts").db;
let app: Awaited<ReturnType<typeof load>>;

async function load() {
  const [invoices, payments, events, reconcile, take, refund, discard, day, stats, service] = await Promise.all([
    import("#app/payments/invoice.server.ts"),
    import("#app/payments/payment.server.ts"),
    import("#app/payments/events.server.ts"),
    import("#app/payments/reconcile.server.ts"),
    import("#app/payments/take.server.ts"),
    import("#app/payments/refund.server.ts"),
    import("#app/payments/void.server.ts"),
    import("#app/desk/day-close.server.ts"),
    import("#app/desk/stats.server.ts"),
    import("#app/payments/providers/payments.server.ts"),
  ]);
  return {
    ...invoices,
    ...payments,
    ...events,
    ...reconcile,
    ...take,
    ...refund,
    ...discard,
    ...day,
    ...stats,
    ...service,
  };
}

beforeAll(async () => {
  stripe = await startStripe();
  restore = underEnvironment({
    ...{ STRIPE_SECRET_KEY: "sk_test_stand_in", STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in" },
    ...{ STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_BASE: stripe.url },
  });
  world = await import("../support/world.ts");
  db = (await import("#app/platform/db.server.ts")).db;
  app = await load();
});

afterAll(async () => {
  vi.useRealTimers();
  await (await import("#app/platform/db.server.ts")).disconnect();
  restore();
  await stripe.close();
});

/** The same week each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test("a week closes with ledger, provider's books and statistics equal to the cent", async () => {
  const roll = dice(20_250_303);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(`${DAYS[0]}T15:00:00Z`);
  const admin = world.viewerOf(await world.makeUser("admin"));
  const before = await app.findStats(admin);
  /** What the shop itself noted: by day and way, in and out. */
  const noted = new Map<string, Record<Method, number>>();
  const note = (day: string, method: Method, cents: number) => {
    const row = noted.get(day) ?? { cash: 0, check: 0, terminal: 0, card: 0, other: 0 };
    row[method] += cents;
    noted.set(day, row);
  };
  const happened = { repairs: 0, declined: 0, lost: 0, refunds: 0, deposits: 0, disputes: 0, voids: 0, unpaid: 0 };
  const paidByCard: { invoiceId: string; paymentId: string }[] = [];
  const invoiced: string[] = [];
  const key = () => crypto.randomUUID();

  async function byCard(invoiceId: string, viewer: typeof admin, day: string) {
    const started = await app.startPayment(viewer, { invoiceId });
    if (roll(6) === 0) {
      happened.declined++;
      stripe.pay(started.clientSecret, { last4: "0002" });
    }
    stripe.pay(started.clientSecret);
    note(day, "card", started.amount);
    paidByCard.push({ invoiceId, paymentId: started.paymentId });
  }

  async function byHand(invoiceId: string, day: string, method: Exclude<Method, "card">, amount: number) {
    await app.takePayment(admin, invoiceId, { amount, method, note: "", key: key() });
    note(day, method, amount);
  }

  async function repair(day: string) {
    happened.repairs++;
    const driver = await world.makeUser("driver");
    const lines = Array.from({ length: 1 + roll(3) }, () => ({
      ...{ unitPrice: 1_000 + roll(60_000), quantity: 1 + roll(3) / 2, group: "approved" as const },
    }));
    const request = await world.makeRequest(driver, { status: "In Progress", lines });
    let invoice = await app.createInvoice(admin, request.id);
    if (roll(12) === 0) {
      happened.voids++;
      await app.voidInvoice(admin, invoice.id, { reason: "Wrong customer" });
      invoice = await app.createInvoice(admin, request.id);
    }
    const { id, outstandingBalance: due } = invoice;
    invoiced.push(id);
    const way = roll(10);
    if (way < 5) return byCard(id, world.viewerOf(driver), day);
    if (way < 7) return byHand(id, day, (["cash", "check", "terminal", "other"] as const)[roll(4)] ?? "cash", due);
    if (way === 9) return void happened.unpaid++;
    happened.deposits++;
    await byHand(id, day, "cash", Math.floor(due / 3));
    return byCard(id, world.viewerOf(driver), day);
  }

  /** What the provider says: shuffled, some twice, and one in six never. */
  async function hear(events: typeof stripe.events) {
    const words = [...events.splice(0)].flatMap((event) => (roll(6) === 0 ? [event, event] : [event]));
    for (let at = words.length - 1; at > 0; at--) {
      const other = roll(at + 1);
      [words[at], words[other]] = [words[other] as (typeof words)[number], words[at] as (typeof words)[number]];
    }
    for (const event of words) {
      if (event.type === "payment_intent.succeeded" && roll(6) === 0) {
        happened.lost++;
        continue;
      }
      const { body, signature } = stripe.signed(event);
      const read = await app.payments?.readEvent(body, signature);
      if (app.payments && read) await app.receivePaymentEvent(app.payments, read);
    }
  }

  async function refundSome(day: string) {
    const [some] = paidByCard.splice(roll(paidByCard.length), 1);
    if (!some) return;
    const { payments } = await app.findRefundable(admin, some.invoiceId);
    for (const entry of payments) {
      const amount = roll(2) === 0 ? entry.refundable : 1 + roll(entry.refundable);
      await app.refundPayment(admin, some.invoiceId, { entry: entry.id, amount, reason: "Goodwill", key: key() });
      note(day, entry.method as Method, -amount);
      happened.refunds++;
      // One of the week does not arrive, and is with the shop again.
      if (day !== DAYS[3] || entry.method !== "card") continue;
      await hear(stripe.events);
      vi.setSystemTime(Date.now() + 60_000);
      stripe.failRefund(some.paymentId);
      note(day, "card", amount);
    }
  }

  let disputed: { paymentId: string; amount: number } | undefined;
  for (const day of DAYS) {
    vi.setSystemTime(`${day}T17:00:00Z`);
    for (let count = 0; count < REPAIRS_A_DAY; count++) {
      vi.setSystemTime(Date.now() + 600_000 / REPAIRS_A_DAY + 1000);
      await repair(day);
    }
    await hear(stripe.events);
    // The provider is asked about what it did not tell.
    for (let round = 0; round < 5; round++) await app.reconcilePayments(new Date(Date.now() + 7_200_000));
    vi.setSystemTime(Date.now() + 60_000);
    for (let count = 0; count < Math.max(1, REPAIRS_A_DAY / 10); count++) await refundSome(day);
    await hear(stripe.events);
    if (day === DAYS[2] || day === DAYS[4]) {
      const [some] = paidByCard.splice(0, 1);
      if (!some) throw new Error("nothing to dispute");
      const amount = Number(stripe.intentOf(some.paymentId)[0]?.amount);
      vi.setSystemTime(Date.now() + 60_000);
      stripe.dispute(some.paymentId, "needs_response");
      await hear(stripe.events);
      note(day, "card", -amount);
      happened.disputes++;
      vi.setSystemTime(Date.now() + 60_000);
      if (day === DAYS[4]) stripe.dispute(some.paymentId, "lost");
      else disputed = { paymentId: some.paymentId, amount };
    }
    if (day === DAYS[5] && disputed) {
      vi.setSystemTime(Date.now() + 60_000);
      stripe.dispute(disputed.paymentId, "won");
      note(day, "card", disputed.amount);
    }
    await hear(stripe.events);
    const counted = noted.get(day) ?? { cash: 0, check: 0, terminal: 0, card: 0, other: 0 };
    const { kinds } = await app.closeDay(admin, { day, ...counted, note: "" });
    expect([day, kinds.filter((kind) => kind.counted !== kind.books)]).toEqual([day, []]);
  }

  const total = (method: Method) => [...noted.values()].reduce((sum, row) => sum + row[method], 0);
  const own = { invoiceId: { in: invoiced } };
  const ledger = await db.ledgerEntry.groupBy({ by: ["method"], where: own, _sum: { amount: true } });
  const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
  const entered = Object.fromEntries(ledger.map(({ method, _sum }) => [method, cents(_sum.amount)]));
  for (const method of METHODS) expect([method, entered[method] ?? 0]).toEqual([method, total(method)]);
  expect(stripe.books().net).toBe(entered.card);

  const whole = METHODS.reduce((sum, method) => sum + total(method), 0);
  const after = await app.findStats(admin);
  const sums = await db.invoice.aggregate({
    where: { id: { in: invoiced } },
    _sum: { totalAmount: true, amountPaid: true, outstandingBalance: true },
  });
  expect(after.paid - before.paid).toBe(whole);
  expect(cents(sums._sum.amountPaid)).toBe(whole);
  expect(after.invoiced - before.invoiced).toBe(cents(sums._sum.totalAmount));
  expect(after.outstanding - before.outstanding).toBe(cents(sums._sum.outstandingBalance));
  expect(
    await db.payment.count({ where: { invoice: { id: { in: invoiced } }, status: { in: ["open", "processing"] } } }),
  ).toBe(0);
  expect(happened.disputes).toBe(2);
  expect(Math.min(happened.lost, happened.refunds, happened.deposits)).toBeGreaterThan(0);
  if (process.env.REPAIRS_A_DAY)
    console.log(JSON.stringify({ ...happened, books: stripe.books(), whole, stats: after.paid - before.paid }));
}, 900_000);
