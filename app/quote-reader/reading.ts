/** What the reader found on a customer's quote. Pure types, safe in the browser. Money is integer cents. */

import type { ShopPlace } from "#app/quote-reader/paper/shop-place.ts";

/** A place on a page as fractions of it, origin top left. */
export type Box = { x: number; y: number; width: number; height: number };

export const LINE_TYPES = ["Service", "Part", "Labor", "Fee"] as const;
export type LineType = (typeof LINE_TYPES)[number];

export type ReadLine = {
  description: string;
  type: LineType;
  /** Pieces or hours; null when the page does not say and it does not follow. */
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number | null;
  partNumber: string | null;
  section: string | null;
  /** Printed as free, "included" or "no charge"; readings since 2026-11-25 leave such rows out. */
  included: boolean;
  /** Counted from 1. */
  page: number;
  box: Box;
  /** quantity × unit price = total; null when one of the three is not printed. */
  reconciles: boolean | null;
  /** Which of the three is not printed but follows from the other two. Readings before 2026-11-22 lack it. */
  derived?: ("quantity" | "unitPrice" | "totalPrice")[];
  /** What the row of a whole job says that it is made of. Readings before 2026-11-30 lack it. */
  made?: MadeOf;
};

/** Cents of parts and of labor, and the hours of that where they are printed. */
export type MadeOf = { parts: number; labor: number; hours: number | null };

/** `amount` is always positive: it is taken off. */
export type ReadAmount = { description: string; amount: number; page: number; box: Box };

/** A labelled sum as the paper prints it, with its own words and its place. */
export type ReadSum = ReadAmount & {
  kind:
    | "subtotal"
    | "parts"
    | "labor"
    | "fees"
    | "tax"
    | "discount"
    | "deductible"
    | "payment"
    | "total"
    | "due"
    | "group";
};

/** What lies on the table; only a quote's lines are compared with prices. */
export const DOCUMENT_KINDS = [
  "quote",
  "insurance",
  "options",
  "menu",
  "message",
  "handwriting",
  "foreign",
  "other",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The code of the warning that files of another paper were not counted. */
export const TWO_PAPERS = "two-papers";

export type ReadingWarning = { code: string; message: string; page: number | null; box: Box | null };

export type QuoteReading = {
  /** Readings before 2026-11-22 lack kind, notice, sums, difference and confidence. */
  kind?: DocumentKind;
  /** What the reader is not meant for, in a sentence for the customer; such a document is kept for an advisor. */
  notice?: string | null;
  source: "digital" | "photographed";
  pageCount: number;
  header: {
    shop: string | null;
    documentNumber: string | null;
    date: string | null;
    customer: string | null;
    /** Where the shop is, by its letterhead. Readings before 2026-11-29 lack it. */
    place?: ShopPlace | null;
  };
  vehicle: {
    year: number | null;
    make: string | null;
    model: string | null;
    vin: string | null;
    mileage: number | null;
  };
  items: ReadLine[];
  discounts: ReadAmount[];
  deductible: number | null;
  partsSubtotal: number | null;
  laborSubtotal: number | null;
  feesSubtotal: number | null;
  subtotal: number | null;
  tax: number | null;
  total: number | null;
  /** Lines − discounts + tax = total, all of them read from the page. */
  reconciles: boolean;
  /** All labelled sums on the paper, as printed. */
  sums?: ReadSum[];
  /** Printed total less what lines, discounts and tax make, in cents; null where no total is printed. */
  difference?: number | null;
  /** 0 to 1: by how much this reading is better held by the paper's arithmetic than another one. */
  confidence?: number;
  warnings: ReadingWarning[];
  /** It calls itself an invoice, and of work that is done. Readings before 2026-11-28 lack these three. */
  bill?: "invoice" | "completed";
  /** What it asks of whoever declines its work, in its own words. */
  conditions?: string[];
  /** Inspections and courtesies that it prints at 0.00. */
  free?: string[];
  /** Of a photograph of a car: what its license plate seems to say, without blanks. */
  plate?: string;
  milliseconds: number;
};

/** `reason` is a sentence for the customer; `reader` says that it is about the process that read, which died or was stopped. */
export type ReadingOutcome =
  | { ok: true; reading: QuoteReading }
  | { ok: false; reason: string; reader?: "died" | "stopped" };
