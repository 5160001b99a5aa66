import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Prisma, PrismaClient } from "#app/generated/prisma/client.ts";
import { sum, toCents } from "#app/platform/money.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { readDocument } from "#app/quote-reader/process/read-document.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { authorizedSum } from "#app/repair/authorization.ts";
import { evidenceOf } from "#app/repair/evidence.server.ts";
import { priceWord } from "#app/repair/line-item.ts";
import { toLineItem } from "#app/repair/lines/row.server.ts";
import { freezeBytes } from "#app/repair/records/authorizations.server.ts";
import { ShownAuthorization } from "#app/repair/records/shown.ts";
import { lockForSystem } from "#app/repair/requests/lock.server.ts";
import { loadDemoWorld } from "#prisma/seed.ts";
import { cloneDatabase } from "../support/database.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: PrismaClient;

beforeAll(async () => {
  database = await cloneDatabase();
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = database.url;
  await loadDemoWorld({ onlyIfEmpty: true });
  if (before) process.env.DATABASE_URL = before;
  db = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url }) });
}, 60_000);

afterAll(async () => {
  await db.$disconnect();
  await database.close();
});

const INCLUDE = {
  vehicle: true,
  repairProvider: true,
  invoice: true,
  quoteDocuments: true,
  authorizations: true,
  lineItems: { orderBy: { position: "asc" } },
} satisfies Prisma.RepairRequestInclude;

function everyRequest() {
  return db.repairRequest.findMany({ include: INCLUDE, orderBy: { createdAt: "asc" } });
}

test("the demo world's prices say whose word they are, and none that was agreed lies above its own fair range", async () => {
  const said: string[] = [];
  const dear: string[] = [];
  for (const request of await everyRequest()) {
    const lineItems = request.lineItems.map(toLineItem);
    said.push(...lineItems.map((line) => priceWord(line)?.split(" ")[0] ?? "Quoted"));
    const quoteDocuments = request.quoteDocuments.map((paper) => ({ ...paper, sameAs: paper.sameAsId }));
    const { byItem } = evidenceOf({ ...request, shopPlace: null, lineItems, quoteDocuments });
    for (const line of lineItems.filter(({ priceBasis }) => priceBasis === "agreed")) {
      const high = byItem[line.id]?.high;
      if (high != null && line.totalPrice > high) dear.push(`${line.description} ${line.totalPrice} > ${high}`);
    }
  }
  expect(dear).toEqual([]);
  expect([...new Set(said)].toSorted()).toEqual(["Agreed", "Quoted", "Target", "The"]);
});

test("papers are in the store, and the reader reads on them what stands on the request", async () => {
  const papers = (await everyRequest()).flatMap((request) =>
    request.quoteDocuments.map((document) => ({ request, document })),
  );
  expect(papers).toHaveLength(3);
  for (const { request, document } of papers) {
    const bytes = await documents.read(document.storageKey);
    expect(
      createHash("sha256")
        .update(bytes ?? "")
        .digest("hex"),
    ).toBe(document.sha256);
    const outcome = await readDocument(new Uint8Array(bytes ?? []), () => {});
    if (!outcome.ok) throw new Error(outcome.reason);
    const kept = document.reading as unknown as QuoteReading;
    const shown = ({ header, items, tax, total, vehicle }: QuoteReading) => ({
      ...{ number: header.documentNumber, shop: header.shop, tax, total, vin: vehicle.vin, year: vehicle.year },
      lines: items.map(({ description, totalPrice }) => [description, totalPrice]),
    });
    expect(shown(outcome.reading)).toEqual(shown(kept));
    expect(request.lineItems.map((line) => [line.description, toCents(line.originalPrice)])).toEqual(shown(kept).lines);
    expect([request.paperTax, request.paperTotal].map((cents) => toCents(cents ?? 0))).toEqual([kept.tax, kept.total]);
  }
});

test("what is under way was authorized: sum, record and invoice are one figure", async () => {
  const underWay = (await everyRequest()).filter(({ authorizations }) => authorizations.length > 0);
  expect(underWay.length).toBeGreaterThan(5);
  for (const { id, authorizations, invoice } of underWay) {
    const [record] = authorizations;
    const state = await db.$transaction((tx) => lockForSystem(tx, id));
    const shown = ShownAuthorization.parse(record?.shown);
    expect([toCents(record?.sum ?? 0), shown.sum, state.authorized]).toEqual(Array(3).fill(authorizedSum(state)));
    expect(sum(shown.lines.map(({ totalPrice }) => totalPrice))).toBe(shown.subtotals.work);
    if (invoice) expect(toCents(invoice.totalAmount)).toBe(shown.sum);
  }
  const { pdf } = await freezeBytes(ShownAuthorization.parse(underWay[0]?.authorizations[0]?.shown));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
});
