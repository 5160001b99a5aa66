import { sum } from "#app/platform/money.ts";
import type { QuoteReading, ReadLine } from "#app/quote-reader/reading.ts";
import { linesOfDiscount } from "#app/quotes/discount-lines.ts";
import { quotesOf, type TakenDocument } from "#app/quotes/papers/documents.server.ts";
import { evolve } from "#app/repair/evolve.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { termsOf } from "#app/repair/paper/paper-terms.ts";
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
    terms: termsOf(papers, (discount, paper) => {
      const printed = lineItems.filter((line) => line.quoteDocumentId !== null);
      const ids = linesOfDiscount(discount, paper).flatMap((line) => linesAs(line, printed));
      return [...new Set(ids.map(({ id }) => id))];
    }),
  };
}

/** The lines of the request that are this one of the paper; of several with the same words the one at its place. */
function linesAs({ description, page, box }: ReadLine, printed: readonly LineItem[]): LineItem[] {
  const words = description.slice(0, 500).toLowerCase();
  const named = printed.filter((line) => line.description.toLowerCase() === words);
  const there = named.filter(({ sourcePage, sourceBox }) => sourcePage === page && sourceBox?.y === box.y);
  return there.length > 0 ? there : named;
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
