import { randomUUID } from "node:crypto";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { applyReadingIn } from "#app/quotes/apply-reading.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";

const BOX = { x: 0.1, y: 0.1, width: 0.5, height: 0.02 };

type Given = Partial<Pick<QuoteReading, "tax" | "total" | "subtotal" | "feesSubtotal" | "source">> & {
  shop?: string | null;
  number?: string | null;
  date?: string | null;
  vehicle?: Partial<QuoteReading["vehicle"]>;
  lines?: [description: string, cents: number, type?: QuoteReading["items"][number]["type"]][];
  discount?: number;
};

/** What the reader would hand out for a quote with these lines; money in integer cents. */
export function reading({ lines = [], discount, vehicle, shop, number, date, ...sums }: Given = {}): QuoteReading {
  return {
    source: "digital",
    pageCount: 1,
    header: { shop: shop ?? null, documentNumber: number ?? null, date: date ?? null, customer: null },
    vehicle: { year: null, make: null, model: null, vin: null, mileage: null, ...vehicle },
    items: lines.map(([description, cents, type = "Service"]) => ({
      description,
      type,
      quantity: 1,
      unitPrice: cents,
      totalPrice: cents,
      partNumber: null,
      position: null,
      section: null,
      included: false,
      page: 1,
      box: BOX,
      reconciles: true,
    })),
    discounts: discount ? [{ description: "Discount", amount: discount, page: 1, box: BOX }] : [],
    deductible: null,
    partsSubtotal: null,
    laborSubtotal: null,
    feesSubtotal: null,
    subtotal: null,
    tax: null,
    total: null,
    reconciles: true,
    warnings: [],
    milliseconds: 1,
    ...sums,
  };
}

/** A file in the store as far as the database knows. */
export function storedFile(name = "quote.pdf", sha256 = randomUUID().replaceAll("-", "")): StoredFile {
  return { key: `${randomUUID()}.pdf`, name, type: "application/pdf", size: 1_000, sha256 };
}

/** Hands in a document that was read so; returns its row. */
export async function handIn(
  viewer: Viewer,
  repairRequestId: string,
  given: Given | QuoteReading,
  file = storedFile(),
) {
  const read = "header" in given ? given : reading(given);
  const outcome = { ok: true as const, reading: read };
  const { id } = await db.$transaction((tx) => attachDocumentIn(tx, viewer, { repairRequestId, file, outcome }));
  await db.$transaction((tx) => applyReadingIn(tx, id, outcome));
  return db.quoteDocument.findUniqueOrThrow({ where: { id } });
}
