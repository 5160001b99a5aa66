// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each door knows which
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { startPayment } from "#app/payments/payment.server.ts";
import { refundPayment } from "#app/payments/refund.server.ts";
import { confirmSimulatedPayment } from "#app/payments/simulated.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { takeBack } from "#app/payments/take-back.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { findWithHistory } from "#app/repair/requests/find.server.ts";
import { loader as invoicesApi } from "#app/routes/api/invoices.ts";
import { loader as publicApi } from "#app/routes/api/public.ts";
import { loader as exported } from "#app/routes/dashboard/export.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { loader as list } from "#app/routes/dashboard/invoices/list.tsx";
import { InvoiceStatus } from "#app/routes/dashboard/invoices/status-badge.tsx";
import { OrderSummary } from "#app/routes/payment-form/order-summary.tsx";
import { StageActions } from "#app/routes/repair-status/actions.tsx";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import { loader as payment } from "#app/routes/repair-status/pay.tsx";
import Receipt, { loader as receipt } from "#app/routes/repair-status/receipt/page.tsx";
import { Overview } from "#app/routes/repair-status/summary/overview.tsx";
import { readSettings } from "#app/shop/settings/settings.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123", saveCard: false };

/** $200.00 were billed. What came and went, in dollars, and what stands then. */
const CASES = [
  { name: "nothing paid", moves: [], paid: 0, back: 0, due: 200, status: "Unpaid" },
  { name: "a deposit in cash", moves: [["cash", 50]], paid: 50, back: 0, due: 150, status: "Unpaid" },
  { name: "all of it by card", moves: [["card", 200]], paid: 200, back: 0, due: 0, status: "Paid" },
  {
    ...{
      name: "cash and a card",
      moves: [
        ["cash", 50],
        ["card", 150],
      ],
    },
    ...{ paid: 200, back: 0, due: 0, status: "Paid" },
  },
  {
    ...{
      name: "an entry taken back",
      moves: [
        ["cash", 50],
        ["cash", 50],
        ["wrong", 50],
        ["card", 150],
      ],
    },
    ...{ paid: 200, back: 0, due: 0, status: "Paid" },
  },
  {
    ...{
      name: "a part refunded",
      moves: [
        ["card", 200],
        ["refund", 50],
      ],
    },
    ...{ paid: 150, back: 50, due: 0, status: "Partially_Refunded" },
  },
  {
    ...{
      name: "a part refunded twice",
      moves: [
        ["card", 200],
        ["refund", 50],
        ["refund", 12.5],
      ],
    },
    ...{ paid: 137.5, back: 62.5, due: 0, status: "Partially_Refunded" },
  },
  {
    ...{
      name: "all of it refunded",
      moves: [
        ["card", 200],
        ["refund", 200],
      ],
    },
    ...{ paid: 0, back: 200, due: 0, status: "Refunded" },
  },
] as const;

type Case = (typeof CASES)[number];
type World = Awaited<ReturnType<typeof after>>;

async function after({ moves }: Case) {
  const [driver, admin] = [await makeUser("driver"), await makeUser("admin")];
  const lines = [{ unitPrice: 20_000, group: "approved" as const }];
  const request = await makeRequest(driver, { status: "Pending_Repair", lines });
  const { id, number } = await createInvoice(viewerOf(admin), request.id);
  for (const [what, dollars] of moves as readonly (readonly ["cash" | "card" | "refund" | "wrong", number])[]) {
    const move = { amount: dollars * 100, key: crypto.randomUUID() };
    if (what === "cash") await takePayment(viewerOf(admin), id, { ...move, method: "cash", note: "" });
    else if (what === "wrong") {
      const entry = await db.ledgerEntry.findFirstOrThrow({
        where: { invoiceId: id, kind: "payment" },
        orderBy: { id: "desc" },
      });
      await takeBack(viewerOf(admin), id, { entry: String(entry.id), reason: "Typed twice" });
    } else if (what === "refund") {
      const [entry] = await db.ledgerEntry.findMany({ where: { invoiceId: id, kind: "payment" } });
      await refundPayment(viewerOf(admin), id, { ...move, entry: String(entry?.id), reason: "Scratched" });
    } else {
      const { paymentId } = await startPayment(viewerOf(driver), { invoiceId: id });
      await confirmSimulatedPayment(viewerOf(driver), { paymentId, card: CARD });
    }
  }
  return { id, number, requestId: request.id, driver, cookie: await signIn(admin), own: await signIn(driver) };
}

function drawn(Component: any, props: object) {
  const Stub = createRoutesStub([{ id: "r", path: "/", Component: () => <Component {...props} /> }]);
  return renderToString(<Stub initialEntries={["/"]} />).replaceAll("<!-- -->", "");
}

/** Drawn once for each invoice: two doors look at it. */
const pdfs = new Map<string, Promise<string>>();
function pdfWords(world: World) {
  const words = pdfs.get(world.id) ?? drawnWords(world);
  pdfs.set(world.id, words);
  return words;
}

async function drawnWords({ id, requestId, driver }: World) {
  const { history } = await findWithHistory(viewerOf(driver), requestId);
  const bytes = await renderInvoicePdf(await findInvoiceDocument(viewerOf(driver), id), history, await readSettings());
  const { items } = await (await (await openPdf(new Uint8Array(bytes), 5)).getPage(1)).getTextContent();
  // Kerned letters come in pieces: without their spaces they are the words that stand there.
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .replace(/\s/g, "");
}

const cents = (dollars: number) => Math.round(dollars * 100);
const words = (dollars: number) => formatMoney(cents(dollars));

/** Each door, and what it has to say. */
const DOORS: Record<string, (world: World, expected: Case) => Promise<void>> = {
  async "the invoice's page"({ id, cookie }, { paid, back, due, status }) {
    const shown: any = await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }));
    expect(shown.status).toBe(status);
    const [, ...rest] = shown.totals.slice(shown.totals.findIndex(([term]: [string]) => term === "Total"));
    const given = back > 0 ? [["Refunded, not owed again", -cents(back)]] : [];
    expect(rest).toEqual([
      [back > 0 ? "Stays paid" : "Paid", -cents(paid)],
      ...given,
      ["Outstanding balance", cents(due)],
    ]);
  },
  async "the list's word"(_, { status }) {
    const html = drawn(InvoiceStatus, { status, partly: null });
    expect(html).toContain(status === "Partially_Refunded" ? ">Partially refunded<" : `>${status}<`);
  },
  async "the list"({ number, cookie }, { due, paid, status }) {
    const { rows }: any = await list(args(`/dashboard/invoices?q=${number}`, { cookie }));
    const partly = due > 0 && paid > 0 ? `${words(due)} due of $200.00` : null;
    expect(rows).toMatchObject([{ number, status, amount: "$200.00", partly }]);
  },
  async "the call"({ id, cookie }, { paid, back, due, status }) {
    const answer: any = await invoicesApi(args(`/api/invoices/${id}`, { method: "GET", cookie, params: { id } }));
    expect(await answer.json()).toMatchObject({
      ...{ status, totalAmount: 200, amountPaid: paid, notOwed: back, outstandingBalance: due },
    });
  },
  async "the customer's call"({ requestId: id, own }, { paid, back, due, status }) {
    const path = `/api/public/repair-requests/${id}`;
    const answer: any = await publicApi(args(path, { method: "GET", cookie: own, params: { id } }));
    expect((await answer.json()).invoice).toMatchObject({
      ...{ status, totalAmount: 200, amountPaid: paid, notOwed: back, outstandingBalance: due },
    });
  },
  async "the export"({ number, cookie }, { paid, back, due, status }) {
    const file: any = await exported(
      args(`/dashboard/export/invoices?q=${number}`, { cookie, params: { list: "invoices" } }),
    );
    const [header = [], row = []] = (await file.text())
      .trim()
      .split("\r\n")
      .map((line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell));
    const cell = (name: string) =>
      Number(row[header.findIndex((each: string) => each.replace(/["\uFEFF]/g, "") === name)]);
    expect([cell("Total"), cell("Paid"), cell("Not owed again"), cell("Outstanding")]).toEqual([200, paid, back, due]);
    expect(row.join()).toContain(status === "Partially_Refunded" ? "Partially refunded" : status);
    expect(row.join()).not.toMatch(/\w_\w/);
  },
  async "the PDF"(world, { paid, back, due }) {
    const said = await pdfWords(world);
    const total = (label: string, sum: string) => `${label}${sum}`.replaceAll(" ", "");
    expect(said).toContain(total(back > 0 ? "Stays paid" : "Paid", `${paid > 0 ? "-" : ""}${words(paid)}`));
    if (back > 0) expect(said).toContain(total("Refunded, not owed again", `-${words(back)}`));
    else expect(said).not.toContain("notowedagain");
    expect(said).toContain(total("Outstanding balance", words(due)));
  },
  async "the status page"({ requestId: id, own }, { paid, back, due }) {
    const { data }: any = await statusPage(args(`/repair-status/${id}`, { cookie: own, params: { id } }) as any);
    const html = drawn(Overview, { repair: data.repair, evidence: data.evidence });
    const said = [`${words(paid + back)} paid`, back > 0 ? `${paid > 0 ? words(back) : "all"} of it refunded` : null];
    const sentence = said.filter(Boolean).join(", ");
    if (paid + back > 0) expect(html).toContain(`${sentence} · `);
    else expect(html).not.toMatch(/ paid · | refunded · /);
    const bar = drawn(StageActions, { repair: data.repair, asks: false, demo: false });
    if (due > 0 && due < 200) expect(bar).toContain(`Due now, of $200.00</span>`);
    if (due > 0 && due < 200) expect(bar).not.toContain("Final Total");
  },
  async "the payment dialog"({ requestId: id, own }, { paid, back, due }) {
    if (due === 0) return;
    const { order, before }: any = await payment(
      args(`/repair-status/${id}/pay`, { cookie: own, params: { id } }) as any,
    );
    if (paid + back === 0) return expect(before).toBeNull();
    const html = drawn(OrderSummary, { order, before });
    expect(html).toContain(`<dt class="break-words text-muted">Paid</dt><dd>-${words(paid)}</dd>`);
    expect(html).toMatch(new RegExp(`Due now</dt><dd[^>]*>\\${words(due)}<`));
  },
  async "the receipt"(world, { paid, back, due }) {
    const { requestId: id, own } = world;
    const answer: any = await Promise.resolve(
      receipt(args(`/repair-status/${id}/receipt`, { cookie: own, params: { id } })),
    ).catch((thrown) => thrown);
    if (paid + back === 0) return expect(answer).toRedirectTo(`/repair-status/${id}`);
    const html = drawn(Receipt, { loaderData: answer });
    const rest = back > 0 ? `, ${paid > 0 ? words(back) : "all"} of it refunded` : "";
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(`${words(paid + back)} paid${rest}`);
    const moved = [...html.matchAll(/<dt>(?:Paid|Refunded|Wrong) [^<]*<\/dt><dd[^>]*>(-?)\$([\d.,]+)</g)];
    const sum = moved.reduce((all, [, minus, dollars]) => all + cents(Number(dollars)) * (minus ? -1 : 1), 0);
    expect(sum).toBe(cents(paid));
    if (moved.length > 1) expect(/<dt>Stays paid<\/dt><dd[^>]*>([^<]*)/.exec(html)?.[1]).toBe(words(paid));
    if (back > 0) expect(html).toMatch(/Refunded [^<]+: Scratched<\/dt>/);
    if (back > 0) expect(html).not.toContain("What you approved is paid");
    if (due > 0) expect(html).toContain(`${words(due)} is still due`);
    else expect(html).not.toContain("still due");
    // Each movement in the words of the PDF.
    const said = await pdfWords(world);
    for (const [, dt = ""] of html.matchAll(/<dt>((?:Paid|Refunded|Wrong) [^<]*)</g))
      expect(said).toContain(dt.replace(/\s/g, ""));
  },
};

test.each(CASES)("$name: every page, paper, call and file says the same sums", async (expected) => {
  const world = await after(expected);
  for (const [door, says] of Object.entries(DOORS)) {
    await says(world, expected).catch((error) => {
      throw new Error(`${door}: ${error.message}`, { cause: error });
    });
  }
});
