import { readingOf } from "#app/platform/kept-reading.ts";
import { sum } from "#app/platform/money.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type BillCheck, checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { standingBills } from "#app/quotes/papers/bills/standing.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { besideApproved, type LineItem } from "#app/repair/line-item.ts";
import { counts, type standingQuotes } from "#app/repair/requests/standing-quotes.ts";
import type { Taxation } from "#app/repair/tax.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

/** Of a repair, oldest first. */
type Documents = Parameters<typeof standingQuotes>[0];

/** All final bills that stand, held as one against what was approved; null where there is none. Two shops bill what one go-ahead was for. */
export function billTogether(lines: readonly LineItem[], documents: Documents, taxation: Taxation): BillCheck | null {
  const bills = documents
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
  return checkFinalBill(lines, readings.flatMap(printedLines), printed, besideApproved(lines, taxation));
}

/** Null where one of them prints none. */
function together(readings: QuoteReading[], of: (reading: QuoteReading) => number | null): number | null {
  const printed = readings.map(of);
  return printed.includes(null) ? null : sum(printed.map((cents) => cents ?? 0));
}
