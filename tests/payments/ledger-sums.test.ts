// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each door knows which
import fc from "fast-check";
import { expect, test } from "vitest";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { refundPayment } from "#app/payments/refund.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as invoicesApi } from "#app/routes/api/invoices.ts";
import { loader as exported } from "#app/routes/dashboard/export.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123", saveCard: false };
const BANK = { channel: "webhook", name: "Stripe" } as const;
const TOTAL = 20_000;

/** `part`: how much of what is possible, in percent; `which`: of the payments that it is possible for. */
const MOVE = fc.record({
  what: fc.constantFrom("take", "card", "card", "refund", "refund", "dispute", "dispute", "won", "lost"),
  part: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
  which: fc.nat(9),
});
type Move = typeof MOVE extends fc.Arbitrary<infer Value> ? Value : never;
type World = Awaited<ReturnType<typeof invoiced>>;

async function invoiced() {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const lines = [{ unitPrice: TOTAL, group: "approved" as const }];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines });
  const { id, number } = await createInvoice(viewerOf(admin), request.id);
  return { id, number, driver: viewerOf(driver), admin: viewerOf(admin), cookie: await signIn(admin) };
}

/** One payment as this test keeps it: what came, what it gave back, and where its dispute stands. */
type Kept = { entry: string; paymentId: string | null; came: number; back: number; dispute: "open" | "lost" | null };

/** Does what is possible of a move, and keeps in mind what it did. */
async function doIt({ id, driver, admin }: World, kept: Kept[], { what, part, which }: Move) {
  const due = TOTAL - kept.reduce((all, { came }) => all + came, 0);
  const choose = (may: (one: Kept) => boolean) => kept.filter(may).at(which % Math.max(1, kept.filter(may).length));
  if (what === "take" || what === "card") {
    if (due === 0) return;
    const came = what === "card" ? due : Math.max(1, Math.floor((due * part) / 100));
    let paymentId: string | null = null;
    if (what === "card") {
      paymentId = (await startPayment(driver, { invoiceId: id })).paymentId;
      await confirmSimulatedPayment(driver, { paymentId, card: CARD });
    } else await takePayment(admin, id, { amount: came, method: "cash", note: "", key: crypto.randomUUID() });
    const newest = { where: { invoiceId: id, kind: "payment" }, orderBy: { id: "desc" } } as const;
    const entry = String((await db.ledgerEntry.findFirstOrThrow(newest)).id);
    kept.push({ entry, paymentId, came, back: 0, dispute: null });
  } else if (what === "refund") {
    const one = choose(({ came, back, dispute }) => came > back && dispute === null);
    if (!one) return;
    const amount = Math.max(1, Math.floor(((one.came - one.back) * part) / 100));
    await refundPayment(admin, id, { entry: one.entry, amount, reason: "Drawn", key: crypto.randomUUID() });
    one.back += amount;
  } else {
    const one = choose(
      ({ paymentId, came, back, dispute }) =>
        paymentId !== null && came > back && dispute === (what === "dispute" ? null : "open"),
    );
    if (!one?.paymentId) return;
    const said = { dispute: what === "dispute" ? "open" : what, received: one.came, currency: "usd" } as const;
    await applyPaymentState(one.paymentId, said, BANK);
    one.dispute = what === "dispute" ? "open" : what === "lost" ? "lost" : null;
  }
}

/** What each door says: paid, not owed again, due; in cents. */
async function said({ id, number, cookie }: World) {
  const page: any = await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }));
  const [[, total], [, paid], ...rest] = page.totals.slice(page.totals.findIndex(([t]: [string]) => t === "Total"));
  const call: any = await invoicesApi(args(`/api/invoices/${id}`, { method: "GET", cookie, params: { id } }));
  const { amountPaid, notOwed, outstandingBalance } = await call.json();
  const list = { cookie, params: { list: "invoices" } };
  const file: any = await exported(args(`/dashboard/export/invoices?q=${number}`, list));
  const [header = [], row = []] = (await file.text())
    .trim()
    .split("\r\n")
    .map((line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell));
  const cell = (name: string) => Number(row[header.indexOf(name)]);
  const cents = (dollars: number) => Math.round(dollars * 100);
  return {
    total,
    status: page.status,
    page: [-paid || 0, -(rest.length > 1 ? rest[0][1] : 0) || 0, rest.at(-1)[1]],
    call: [amountPaid, notOwed, outstandingBalance].map(cents),
    file: [cell("Paid"), cell("Not owed again"), cell("Outstanding")].map(cents),
  };
}

function statusOf(kept: Kept[], { paid, due }: { paid: number; due: number }) {
  if (kept.length === 0) return "Unpaid";
  if (kept.some(({ dispute }) => dispute !== null)) return "Disputed";
  if (paid === 0 && due === 0) return "Refunded";
  if (due > 0) return "Unpaid";
  return paid < TOTAL ? "Partially_Refunded" : "Paid";
}

test("whatever is paid, given back and disputed, in any order, page, call and export say what the moves come to", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(MOVE, { minLength: 6, maxLength: 10 }), async (moves) => {
      const [world, kept] = [await invoiced(), [] as Kept[]];
      for (const move of moves) {
        await doIt(world, kept, move);
        const stayed = kept.filter(({ dispute }) => dispute === null);
        const paid = stayed.reduce((all, { came, back }) => all + came - back, 0);
        const due = TOTAL - kept.reduce((all, { came }) => all + came, 0);
        const sums = [paid, TOTAL - paid - due, due];
        const status = statusOf(kept, { paid, due });
        expect(await said(world)).toEqual({ total: TOTAL, status, page: sums, call: sums, file: sums });
        seen.add(status);
      }
    }),
    { seed: 20_261_123, numRuns: 12, endOnFailure: true },
  );
  // The draw goes everywhere.
  expect([...seen].sort()).toEqual(["Disputed", "Paid", "Partially_Refunded", "Refunded", "Unpaid"]);
}, 120_000);
