import { boundedPage } from "#app/quote-reader/layout/bounds.ts";
import { SHIFTS, sheared } from "#app/quote-reader/layout/sheared.ts";
import { withoutDeclined } from "#app/quote-reader/layout/without-declined.ts";
import { type Read, readRows } from "#app/quote-reader/lines/read-rows.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

/** Makes a reading of positioned words. Pure; every figure in the result stands on a page. */
export function readPages(given: Page[]): Omit<QuoteReading, "milliseconds"> {
  const pages = given.map(boundedPage);
  const first = readRows(pages);
  const isSure = first.reading.reconciles && first.named.doubt < CLEARER;
  if (isSure) return first.reading;
  const isBent = pages.some((page) => page.source === "photographed");
  // A bent page sets prices half a row or a whole one above or below their names, where sums hold as well.
  const others = isBent ? SHIFTS.map((shift) => readRows(pages.map((page) => sheared(page, shift)))) : [];
  const [best] = others
    .filter((other) => joinsBetter(other, first))
    .sort((one, other) => one.named.doubt - other.named.doubt);
  return (best ?? chargedPartOf(pages, first) ?? first).reading;
}

/** Where the whole paper adds up to nothing: without the jobs that were declined, or the pages behind a choice of prices alone. */
function chargedPartOf(pages: Page[], whole: Read): Read | null {
  if (whole.reading.reconciles) return null;
  const parts = [() => readRows(pages, withoutDeclined)];
  if (whole.reading.kind === "options")
    for (let from = 1; from < pages.length; from++) parts.push(() => readRows(pages.slice(from)));
  for (const part of parts) {
    const read = part();
    const { pageCount, header, vehicle } = whole.reading;
    if (read.reading.reconciles && read.reading.items.length > 1)
      return { ...read, reading: { ...read.reading, pageCount, header, vehicle } };
  }
  return null;
}

/** By how much less the words must be doubted as names. */
const CLEARER = 0.004;
/** What adds up by chance names its lines by words that are no names. */
const UNCLEAR = 0.05;

/** Another way of joining rows counts only when it adds up, of the same amounts, and names stand more clearly beside them. */
function joinsBetter(other: Read, first: Read): boolean {
  if (!other.reading.reconciles || other.named.found < Math.max(first.named.found, 2)) return false;
  if (!first.reading.reconciles)
    return other.reading.items.length > first.reading.items.length && other.named.doubt < UNCLEAR;
  if (amountsOf(other) !== amountsOf(first)) return false;
  return other.named.doubt < first.named.doubt - CLEARER && other.named.beside >= first.named.beside;
}

function amountsOf({ reading }: Read): string {
  return reading.items.map((item) => item.totalPrice).join();
}
