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
 * Whether a paper adds up, and what is to be looked at on it. Where it is all of the quote, as its lines and sums stand by now, for they
 * may have been put right by hand; else as it was read. Null where nothing was.
 */
export function proofOf({ id, reading: kept }: { id: string; reading: unknown }, request: Request): Proof {
  const reading = readingOf(kept);
  if (!reading) return { reconciles: null, warnings: [] };
  const [only, ...more] = quotesIn(request);
  const open = only?.id === id && more.length === 0 ? missingOf(request.taxation.paper) : null;
  const { reconciles, difference, warnings } = reading;
  if (open === null || open === difference) return { reconciles, warnings };
  return { reconciles: open === 0, warnings: warnings.filter(({ code }) => !OF_SUMS.includes(code)) };
}

/** What was read on them. */
export function readingsIn(request: Pick<Request, "quoteDocuments">): QuoteReading[] {
  return quotesIn(request).flatMap(({ reading }) => readingOf(reading) ?? []);
}
