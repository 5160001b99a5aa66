import { loadavg } from "node:os";
import { renderPersonPdf } from "#app/desk/person/person-pdf.server.ts";
import { renderInvoicePdf } from "#app/payments/documents/invoice-pdf.server.ts";
import type { InvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { closePdfs } from "#app/platform/pdf/make-pdf.server.ts";
import { SETTINGS, type ShopSettings } from "#app/shop/settings/settings.ts";
import { watchThread } from "../support/watch-thread.ts";

/**
 * `npm run bench:pdfs`: the milliseconds of a PDF by how long it is, each line approved by a step of its own, and the longest for which
 * this process did nothing else meanwhile.
 */
const at = new Date("2026-11-20T18:00:00Z");
const settings = Object.fromEntries(Object.entries(SETTINGS).map(([name, { standard }]) => [name, standard]));

console.log(`load ${loadavg()[0]?.toFixed(1)}\n\n| PDF | ms | kB | longest hold, ms |\n|---|---|---|---|`);
await invoice(1);
for (const lines of [50, 200, 500]) await measure(`invoice, ${lines} lines`, () => invoice(lines));
await measure("a person, 75 requests, 1300 lines", () => person(1300, 75));
closePdfs();

async function measure(name: string, make: () => Promise<Buffer>) {
  const held = watchThread();
  const began = performance.now();
  const { byteLength } = await make();
  const took = performance.now() - began;
  const longest = await held.longest();
  console.log(`| ${name} | ${Math.round(took)} | ${Math.round(byteLength / 1000)} | ${longest.toFixed(1)} |`);
}

function lineOf(number: number) {
  const cents = { originalUnitPrice: 24_000, unitPrice: 18_000, originalPrice: 24_000, totalPrice: 18_000 };
  const type = ["Part", "Labor", "Service"][number % 3];
  const description = `Front brake pads and rotors, set ${number}`;
  return { id: `line ${number}`, type, description, name: description, quantity: 1, ...cents, group: "approved" };
}

function historyOf(lines: ReturnType<typeof lineOf>[]) {
  const decided = lines.map(({ id, description }) => ({
    ...{ id, description, quantity: 1, originalPrice: "240.00", price: "180.00", from: "pending", to: "approved" },
  }));
  const said = { actorName: "Dana Whitfield", knownBy: "phone_code", channel: "web", ip: "203.0.113.7", createdAt: at };
  const moved = decided.map((line) => ({
    ...said,
    kind: "item_moved",
    summary: `${line.description} approved`,
    lines: [line],
  }));
  return [
    ...moved,
    { ...said, kind: "repair_approved", summary: `Repair approved with ${lines.length} items`, lines: decided },
  ];
}

function invoice(count: number) {
  const lineItems = Array.from({ length: count }, (_, number) => lineOf(number));
  const vehicle = { make: "Honda", model: "Accord", year: 2017, vin: null, plate: null, mileage: 88_420 };
  const sums = { subtotal: 18_000 * count, totalAmount: 18_000 * count, originalTotalPrice: 24_000 * count };
  const none = {
    discount: 0,
    paperDiscount: 0,
    tax: 0,
    serviceFee: 0,
    amountPaid: 0,
    outstandingBalance: 0,
    notOwed: 0,
  };
  const document = {
    ...{ lineItems, payments: [], ledger: [], shopOnQuote: null },
    invoice: { ...sums, ...none, number: "INV-1", status: "Unpaid", settlement: "whole", issuedAt: at, dueAt: at },
    request: { vehicle, requester: null, repairProvider: null, completedDate: at },
  };
  // What no paper says is left out.
  return renderInvoicePdf(
    document as unknown as InvoiceDocument,
    historyOf(lineItems) as never,
    settings as unknown as ShopSettings,
  );
}

function person(count: number, requests: number) {
  const repairs = Array.from({ length: requests }, (_, number) => {
    const share =
      number === 0 ? count - (requests - 1) * Math.floor(count / 2 / requests) : Math.floor(count / 2 / requests);
    const lineItems = Array.from({ length: share }, (_, at) => lineOf(at));
    const history = historyOf(lineItems).map(({ lines, ...step }) => ({ ...step, data: { lines } }));
    const shown = { lines: lineItems };
    return {
      status: "Completed",
      lineItems,
      history,
      authorizations: [{ shown }],
      quoteDocuments: [{ reading: shown }],
    };
  });
  return renderPersonPdf({ person: { firstName: "Dana" }, repairs }, "AMPed");
}
