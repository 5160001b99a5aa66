/** What the reader found on a customer's quote. Pure types, safe in the browser. Money is integer cents. */

/** A place on a page as fractions of it, origin top left. */
export type Box = { x: number; y: number; width: number; height: number };

export type LineType = "Service" | "Part" | "Labor" | "Fee";

export type ReadLine = {
  description: string;
  type: LineType;
  /** Pieces or hours, as printed; null when the page does not say. */
  quantity: number | null;
  unitPrice: number | null;
  totalPrice: number | null;
  partNumber: string | null;
  position: string | null;
  section: string | null;
  /** Printed as free, "included" or "no charge". */
  included: boolean;
  /** Counted from 1. */
  page: number;
  box: Box;
  /** quantity × unit price = total; null when one of the three is not printed. */
  reconciles: boolean | null;
};

/** `amount` is always positive: it is taken off. */
export type ReadAmount = { description: string; amount: number; page: number; box: Box };

export type ReadingWarning = { code: string; message: string; page: number | null; box: Box | null };

export type QuoteReading = {
  source: "digital" | "photographed";
  pageCount: number;
  header: { shop: string | null; documentNumber: string | null; date: string | null; customer: string | null };
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
  warnings: ReadingWarning[];
  milliseconds: number;
};

/** `reason` is a sentence for the customer; `reader` says that it is about the process that read, which died or was stopped. */
export type ReadingOutcome =
  | { ok: true; reading: QuoteReading }
  | { ok: false; reason: string; reader?: "died" | "stopped" };
