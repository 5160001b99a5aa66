import { readingOf } from "#app/platform/kept-reading.ts";
import { sum } from "#app/platform/money.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type BillCheck, checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { standingBills } from "#app/quotes/papers/bills/standing.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { besideApproved, type LineItem } from "#app/repair/line-item.ts";
import { counts, type Paper } from "#app/repair/requests/standing-quotes.ts";
import type { Taxation } from "#app/repair/tax.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

/** What of a repair its bills are held against; `quoteDocuments`: oldest first. */
export type Billed = { lineItems: readonly LineItem[]; quoteDocuments: readonly Paper[]; taxation: Taxation };

/** All final bills that stand, held as one against what was approved; null where there is none. Two shops bill what one go-ahead was for. */
export function billTogether({ lineItems, quoteDocuments, taxation }: Billed): BillCheck | null {
  const bills = quoteDocuments
    .filter((document) => document.role === "final" && counts(document))
    .flatMap(({ reading }) => readingOf(reading) ?? [])
    .map((reading) => ({ shop: nameOfShop(reading.header.shop), reading }));
  const readings = standingBills(bills).map(({ reading }) => reading);
  if (readings.length === 0) return null;
  const printed = {
    total: together(readings, ({ total }) => total),
    tax: together(readings, ({ tax }) => tax),
    discounts: readings.flatMap(({ discounts }) => discounts),
  };
  return checkFinalBill(lineItems, readings.flatMap(printedLines), printed, besideApproved(lineItems, taxation));
}

/** Null where one of them prints none. */
function together(readings: QuoteReading[], of: (reading: QuoteReading) => number | null): number | null {
  const printed = readings.map(of);
  return printed.includes(null) ? null : sum(printed.map((cents) => cents ?? 0));
}
