import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { db } from "#app/platform/db.server.ts";
import { percentOf, toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { GROUPS, type Group, MOVES } from "#app/repair/line-item.ts";
import { itemsAreLocked, REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { recordPrices } from "#app/repair/verbs.server.ts";
import { viewerOf } from "../../support/world.ts";
import { makeShop, type Sent, type Shop, send } from "./callers.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});

const dollars = fc.integer({ min: 0, max: 5_000_00 }).map((cents) => cents / 100);
const quantity = fc.integer({ min: 0, max: 10_00 }).map((hundredths) => hundredths / 100);
const at = fc.nat({ max: 5 });
const decider = fc.constantFrom("driver", "code", "advisor", "technician", "admin");
const staff = fc.constantFrom("driver", "advisor", "technician", "admin");

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("decide" as const), by: decider, at, group: fc.constantFrom(...GROUPS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("edit" as const), by: staff, at, unitPrice: dollars, quantity }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("add" as const), by: staff, unitPrice: dollars, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), by: staff, at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("status" as const),
      by: staff,
      status: fc.constantFrom(...REQUEST_STATUSES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("approve" as const), by: decider }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("agree" as const), by: fc.constantFrom("advisor", "admin"), at }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("invoice" as const), by: staff }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("totals" as const), by: staff }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const), by: decider, amount: fc.option(dollars) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Request = Awaited<ReturnType<Shop["request"]>>;

function shown(request: Request, by: string): Sent {
  return by === "code" ? { search: { code: request.accessCode } } : { cookie: shop.cookies[by as "driver"] };
}

async function perform(request: Request, step: Step): Promise<Response | null> {
  const items = await db.repairLineItem.findMany({ where: { repairRequestId: request.id }, orderBy: { id: "asc" } });
  const as = shown(request, step.by);
  const item = "at" in step ? items[step.at % Math.max(1, items.length)] : undefined;
  switch (step.kind) {
    case "decide":
      return item
        ? send("PUT", `/api/public/repair-line-items/${item.id}`, { ...as, json: { group: step.group } })
        : null;
    case "edit":
      if (!item) return null;
      return send("PUT", `/api/repair-line-items/${item.id}`, {
        ...as,
        json: { unitPrice: step.unitPrice, quantity: step.quantity },
      });
    case "add":
      return send("POST", "/api/repair-line-items", {
        ...as,
        json: {
          repairRequestId: request.id,
          description: "More",
          unitPrice: step.unitPrice,
          quantity: step.quantity,
          totalPrice: 1,
        },
      });
    case "remove":
      return item ? send("DELETE", `/api/repair-line-items/${item.id}`, as) : null;
    case "status":
      return send("PUT", `/api/repair-requests/${request.id}`, { ...as, json: { status: step.status } });
    case "approve":
      return send("PUT", `/api/public/repair-requests/${request.id}`, { ...as, json: { status: "Pending_Repair" } });
    case "agree":
      return item ? agree(request, step.by as "advisor", item) : null;
    case "invoice":
      return send("POST", "/api/invoices", { ...as, json: { repairRequestId: request.id } });
    case "totals":
      return send("POST", `/api/admin/repair-requests/${request.id}/update-totals`, as);
    case "pay":
      return pay(request, step.by, step.amount);
  }
}

/** A named person at the shop says yes to the price that stands. */
async function agree(
  request: Request,
  by: "advisor" | "admin",
  item: { id: string; unitPrice: Parameters<typeof toCents>[0] },
): Promise<null> {
  const lines = [{ id: item.id, said: "agreed" as const, unitPrice: toCents(item.unitPrice) }];
  await recordPrices(viewerOf(shop[by]), request.id, { person: "Mike R.", way: "phone", lines }).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
  });
  return null;
}

async function pay(request: Request, by: string, amount: number | null): Promise<Response | null> {
  const invoice = await db.invoice.findUnique({ where: { liveRequestId: request.id }, select: { id: true } });
  if (!invoice) return null;
  const json = { invoiceId: invoice.id, ...(amount === null ? {} : { amount }) };
  const started = await send("POST", "/api/public/create-payment-intent", { ...shown(request, by), json });
  if (!started.ok) return started;
  const { paymentId } = await started.json();
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2090, cvc: "123", saveCard: false };
  // Twice at once, as an impatient customer presses: it is booked once.
  const press = () =>
    confirmSimulatedPayment(viewerOf(shop.driver), { paymentId, card }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  await press();
  await press();
  return started;
}

async function read(request: Request) {
  return db.repairRequest.findUniqueOrThrow({
    where: { id: request.id },
    include: { lineItems: true, invoice: { include: { payments: true } } },
  });
}
type Row = Awaited<ReturnType<typeof read>>;

function sumOf(row: Row, groups: string[], field: "totalPrice" | "originalPrice") {
  return row.lineItems
    .filter(({ group }) => groups.includes(group))
    .reduce((total, item) => total + toCents(item[field]), 0);
}

/** No money appears or vanishes. */
function expectBooksToBalance(row: Row) {
  const counted = row.invoice ? ["approved"] : ["approved", "pending", "quote_analyzed"];
  expect(toCents(row.totalPrice)).toBe(sumOf(row, counted, "totalPrice"));
  expect(toCents(row.originalTotalPrice)).toBe(sumOf(row, counted, "originalPrice"));
  for (const item of row.lineItems) {
    const exact = Math.floor((toCents(item.quantity) * toCents(item.unitPrice) + 50) / 100);
    expect(toCents(item.totalPrice)).toBe(exact);
  }
  const { invoice } = row;
  if (!invoice) return;
  const subtotal = sumOf(row, ["approved"], "totalPrice");
  const agreed = row.lineItems.filter(({ group, priceBasis }) => group === "approved" && priceBasis === "agreed");
  const savings = Math.max(
    0,
    agreed.reduce((cents, line) => cents + toCents(line.originalPrice) - toCents(line.totalPrice), 0),
  );
  const [total, paid, fee] = [toCents(invoice.totalAmount), toCents(invoice.amountPaid), toCents(invoice.serviceFee)];
  expect(toCents(invoice.subtotal)).toBe(subtotal);
  expect(fee).toBe(percentOf(savings, 25));
  expect(total).toBe(subtotal + fee);
  expect(paid).toBeLessThanOrEqual(total);
  expect(paid + toCents(invoice.outstandingBalance)).toBe(total);
  const booked = invoice.payments
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
  expect(paid).toBe(booked);
  expect(invoice.payments.filter(({ status }) => ["open", "processing"].includes(status)).length).toBeLessThanOrEqual(
    1,
  );
}

/** An item goes only where the table of moves lets it, and never once the request is locked or has its invoice. */
function expectLawfulMoves(before: Row, after: Row, step: Step) {
  for (const item of after.lineItems) {
    const was = before.lineItems.find(({ id }) => id === item.id);
    if (!was) continue;
    expect([item.originalPrice, item.originalUnitPrice, item.originalQuantity].map(String)).toEqual(
      [was.originalPrice, was.originalUnitPrice, was.originalQuantity].map(String),
    );
    const moved = was.group !== item.group;
    const repriced = String(was.totalPrice) !== String(item.totalPrice);
    if (moved || repriced) expect([itemsAreLocked(before.status), before.invoice]).toEqual([false, null]);
    if (!moved) continue;
    // What the customer approved and the shop made dearer is asked again.
    if (step.kind === "edit" && was.group === "approved" && item.group === "pending") continue;
    expect(step.kind).toBe("decide");
    expect(MOVES[was.group as Group]).toContain(item.group);
  }
}

test("no sequence of calls makes money appear or vanish, or moves an item against the table", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), async (steps) => {
      const request = await shop.request();
      let before = await read(request);
      for (const step of steps) {
        const response = await perform(request, step);
        expect(response?.status ?? 200).toBeLessThan(500);
        const after = await read(request);
        expectBooksToBalance(after);
        expectLawfulMoves(before, after, step);
        before = after;
      }
    }),
    { numRuns: 25, interruptAfterTimeLimit: 25_000, markInterruptAsFailure: false },
  );
});
