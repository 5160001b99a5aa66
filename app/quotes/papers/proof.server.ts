import { readingOf } from "#app/platform/kept-reading.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { quotesOf } from "#app/quotes/papers/documents.server.ts";
import type { RepairRequestView } from "#app/repair/requests/find.server.ts";
import { counts } from "#app/repair/requests/standing-quotes.ts";
import { missingOf } from "#app/repair/tax.ts";

type Request = Pick<RepairRequestView, "quoteDocuments" | "taxation">;
type Proof = { reconciles: boolean | null; warnings: QuoteReading["warnings"] };

/** What speaks of the sums of a paper. */
const OF_SUMS = ["sum", "no-total"];

/** The papers that are the shop's quote, oldest first. */
export function quotesIn({ quoteDocuments }: Pick<Request, "quoteDocuments">): Request["quoteDocuments"] {
  return quotesOf(quoteDocuments.filter(counts));
}

/**
 * Whether a paper adds up, and what is to be looked at on it. Where it is all of the quote, or a page of one whose last page prints the
 * total, as its lines and sums stand by now, for they may have been put right by hand; else as it was read. Null where nothing was.
 */
export function proofOf({ id, reading: kept }: { id: string; reading: unknown }, request: Request): Proof {
  const reading = readingOf(kept);
  if (!reading) return { reconciles: null, warnings: [] };
  const quotes = quotesIn(request);
  const isWhole = quotes.length === 1 || isInPages(quotes, request);
  const open = isWhole && quotes.some((quote) => quote.id === id) ? missingOf(request.taxation.paper) : null;
  const { reconciles, difference, warnings } = reading;
  if (open === null || open === difference) return { reconciles, warnings };
  return { reconciles: open === 0, warnings: warnings.filter(({ code }) => !OF_SUMS.includes(code)) };
}

/** Pages of one paper that came one by one: one alone prints a total, and what all of them charge makes it. */
function isInPages(quotes: Request["quoteDocuments"], { taxation }: Request): boolean {
  const totals = quotes.flatMap(({ reading }) => readingOf(reading)?.total ?? []);
  return quotes.length > 1 && totals.length === 1 && missingOf(taxation.paper) === 0;
}

/** What was read on them. */
export function readingsIn(request: Pick<Request, "quoteDocuments">): QuoteReading[] {
  return quotesIn(request).flatMap(({ reading }) => readingOf(reading) ?? []);
}
