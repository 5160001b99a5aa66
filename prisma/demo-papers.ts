import { createHash, randomUUID } from "node:crypto";
import { createElement as h } from "react";
import type { Prisma } from "#app/generated/prisma/client.ts";
import { formatDay, formatMoney, formatPhone } from "#app/platform/format.ts";
import { sum, toCents, toDecimal } from "#app/platform/money.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type DemoRequest, PROVIDERS, VEHICLES } from "#prisma/demo-world.ts";

type PaperLine = { id: string; type: QuoteReading["items"][number]["type"]; text: string } & Record<
  "quantity" | "unitPrice" | "total",
  number
>;

/** A quote of the demo world as its shop printed it; money in integer cents, the date yyyy-mm-dd. */
type DemoPaper = {
  number: string;
  date: string;
  tax: number;
  shop: { name: string; address: string; phone: string };
  customer: string;
  car: { year: number; make: string; model: string; vin: string; mileage: number };
  lines: PaperLine[];
};

/** The paper in the store, its reading on the request, and its sums: as if it had been handed in. */
export async function addPaper(
  tx: Prisma.TransactionClient,
  request: { id: string; driverId: string | null; at: Date },
  paper: DemoPaper,
): Promise<void> {
  const bytes = await drawPaper(paper);
  const key = `${randomUUID()}.pdf`;
  await documents.save(key, bytes, "application/pdf");
  const { id } = await tx.quoteDocument.create({
    data: {
      repairRequestId: request.id,
      uploadedById: request.driverId,
      fileName: `Estimate ${paper.number}.pdf`,
      storageKey: key,
      fileType: "application/pdf",
      fileSize: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      readStatus: "read",
      readProgress: 100,
      reading: readingOf(paper) as unknown as Prisma.InputJsonObject,
      readAt: request.at,
      roleBy: "reader",
      uploadedAt: request.at,
      effect: { added: paper.lines.map((line) => line.id), removed: [], changes: [] },
    },
    select: { id: true },
  });
  await tx.repairLineItem.updateMany({ where: { repairRequestId: request.id }, data: { quoteDocumentId: id } });
  const lines = linesOf(paper);
  await tx.repairRequest.update({
    where: { id: request.id },
    data: {
      paperLines: toDecimal(lines),
      paperDiscount: "0",
      paperTax: toDecimal(paper.tax),
      paperTotal: toDecimal(lines + paper.tax),
    },
  });
}

function linesOf({ lines }: DemoPaper) {
  return sum(lines.map(({ total }) => total));
}

type QuotedRow = Prisma.RepairLineItemGetPayload<{
  select: { id: true; description: true; quantity: true; originalUnitPrice: true; originalPrice: true };
}>;

/** The shop's paper with the lines of the request as they were quoted. */
export function paperOf(request: DemoRequest, rows: QuotedRow[], customer: string, date: string): DemoPaper {
  const { lines, paper, provider, vehicle } = request;
  const shop = PROVIDERS.find(({ key }) => key === provider) ?? PROVIDERS[0];
  const { year, make, model, vin, mileage } = VEHICLES.find(({ key }) => key === vehicle) ?? VEHICLES[0];
  return {
    number: paper?.number ?? "",
    date,
    tax: Math.round((paper?.tax ?? 0) * 100),
    shop: {
      name: shop.name,
      address: `${shop.address}, ${shop.city}, ${shop.state} ${shop.zip}`,
      phone: formatPhone(shop.phoneNumber),
    },
    customer,
    car: { year, make, model, vin, mileage },
    lines: rows.map(({ id, description: text, quantity, originalUnitPrice, originalPrice }, position) => ({
      ...{ id, text, type: lines[position]?.type ?? "Service", quantity: Number(quantity) },
      ...{ unitPrice: toCents(originalUnitPrice), total: toCents(originalPrice) },
    })),
  };
}

/** What the reader makes of the paper; tests/prisma/demo-papers.test.ts holds one against the other. */
function readingOf(paper: DemoPaper): Omit<QuoteReading, "items"> & { items: Partial<ReadItem>[] } {
  const { year, make, model, vin, mileage } = paper.car;
  const lines = linesOf(paper);
  return {
    ...{ kind: "quote", notice: null, source: "digital", pageCount: 1 },
    header: { shop: paper.shop.name, documentNumber: paper.number, date: paper.date, customer: paper.customer },
    vehicle: { year, make, model, vin, mileage },
    items: paper.lines.map(({ text, type, quantity, unitPrice, total }) => ({
      ...{ description: text, type, quantity, unitPrice, totalPrice: total, partNumber: null },
      ...{ position: null, section: null, included: false, page: 1, reconciles: true },
    })),
    ...{ discounts: [], deductible: null, partsSubtotal: null, laborSubtotal: null, feesSubtotal: null },
    ...{ subtotal: lines, tax: paper.tax, total: lines + paper.tax, reconciles: true, difference: 0 },
    ...{ warnings: [], milliseconds: 0 },
  };
}

type ReadItem = QuoteReading["items"][number];

/** The bytes of the paper as a PDF. */
async function drawPaper(paper: DemoPaper): Promise<Buffer> {
  const { Document, Page, renderToBuffer, Text, View } = await import("@react-pdf/renderer");
  const { shop, car, lines, tax } = paper;
  const subtotal = linesOf(paper);
  const row = (key: string, cells: string[], strong = false) =>
    h(
      View,
      { key, style: { flexDirection: "row", borderBottomWidth: 0.5, borderBottomColor: "#999", paddingVertical: 4 } },
      cells.map((cell, at) =>
        h(
          Text,
          {
            key: `${key} ${at}`,
            style: {
              width: WIDTHS[at] ?? 70,
              textAlign: at > 1 ? "right" : "left",
              ...(strong ? { fontFamily: "Helvetica-Bold" } : {}),
            },
          },
          cell,
        ),
      ),
    );
  const sumRow = (label: string, cents: number) =>
    h(
      View,
      { key: label, style: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2 } },
      h(Text, null, label),
      h(Text, null, formatMoney(cents)),
    );
  const line = (text: string) => h(Text, { key: text }, text);
  const page = h(
    Page,
    { size: "LETTER", style: { padding: 54, fontSize: 10, fontFamily: "Helvetica", lineHeight: 1.4 } },
    h(
      View,
      { style: { flexDirection: "row", justifyContent: "space-between", marginBottom: 20 } },
      h(
        View,
        null,
        h(Text, { style: { fontSize: 16, fontFamily: "Helvetica-Bold" } }, shop.name),
        [shop.address, shop.phone].map(line),
      ),
      h(
        View,
        null,
        h(Text, { style: { fontFamily: "Helvetica-Bold" } }, "REPAIR ESTIMATE"),
        [`Estimate #: ${paper.number}`, `Date: ${formatDay(paper.date)}`].map(line),
      ),
    ),
    [
      `Customer: ${paper.customer}`,
      `Vehicle: ${car.year} ${car.make} ${car.model}`,
      `VIN: ${car.vin}`,
      `Mileage: ${car.mileage.toLocaleString("en-US")}`,
    ].map(line),
    h(View, { style: { height: 16 } }),
    row("head", ["Type", "Description", "Qty", "Unit Price", "Amount"], true),
    lines.map(({ id, type, text, quantity, unitPrice, total }) =>
      row(id, [type, text, String(quantity), formatMoney(unitPrice), formatMoney(total)]),
    ),
    h(
      View,
      { style: { width: 200, marginLeft: "auto", marginTop: 16 } },
      sumRow("Subtotal", subtotal),
      sumRow("Sales tax", tax),
      sumRow("Total", subtotal + tax),
    ),
  );
  return renderToBuffer(h(Document, { title: `Estimate ${paper.number}`, author: shop.name }, page));
}

const WIDTHS = [60, 240, 40, 80, 80];
