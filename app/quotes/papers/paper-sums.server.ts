import { sum } from "#app/platform/money.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { quotesOf, type TakenDocument } from "#app/quotes/papers/documents.server.ts";
import { evolve } from "#app/repair/evolve.ts";
import { termsOf } from "#app/repair/paper-terms.ts";
import type { LinesReplaced, PrintedSums, RepairState } from "#app/repair/state.ts";
import { missingOf, type PaperSums } from "#app/repair/tax.ts";

type Read = TakenDocument & { reading: QuoteReading };

/** The sums of the papers that count: of the newest revised quote and what came after it, else of all originals. */
export function paperAfter(request: RepairState, change: LinesReplaced, documents: Read[]): PaperSums {
  const { lineItems } = evolve(request, { type: "lines_replaced", ...change });
  const papers = quotesOf(documents).map(({ reading }) => reading);
  const made = {
    lines: sum(lineItems.filter((line) => line.quoteDocumentId !== null).map((line) => line.originalPrice)),
    discount: sum(papers.flatMap(({ discounts }) => discounts.map(({ amount }) => amount))),
  };
  return {
    ...made,
    ...printedTogether(papers, made),
    terms: termsOf(papers),
  };
}

/**
 * Tax and total of several papers: a total only where each prints one, or where all that they charge makes the only one to the cent, as on
 * the last page of a quote that was handed in page by page.
 */
export function printedTogether(
  papers: readonly PrintedSums[],
  made: Pick<PaperSums, "lines" | "discount">,
): PrintedSums {
  const taxes = papers.flatMap(({ tax }) => (tax === null ? [] : [tax]));
  const totals = papers.flatMap(({ total }) => (total === null ? [] : [total]));
  const tax = taxes.length > 0 ? sum(taxes) : null;
  const total = totals.length > 0 ? sum(totals) : null;
  const isOfAll = totals.length === papers.length || (totals.length === 1 && missingOf({ ...made, tax, total }) === 0);
  return { tax, total: isOfAll ? total : null };
}
