import { formatMoney } from "#app/platform/format.ts";
import { type QuoteReading, type ReadingOutcome, type ReadLine, TWO_PAPERS } from "#app/quote-reader/reading.ts";
import { taxWithin } from "#app/repair/tax.ts";

/** A document that lies in the store. */
export type StoredFile = { key: string; name: string; type: string; size: number; sha256: string };

/** The type of what somebody typed or pasted: no upload is of it. */
export const TYPED = "text/plain";

export const ACCEPTED_FILES = "image/*,application/pdf,.pdf,.heic";

/** A line as the request keeps it: prices in cents, just as they are printed. */
export type QuotedLine = {
  description: string;
  type: ReadLine["type"];
  quantity: number;
  unitPrice: number;
  totalPrice: number;
  partNumber: string | null;
  detailedDescription: string | null;
  page: number | null;
  box: ReadLine["box"] | null;
  reconciles: boolean | null;
  priced: boolean;
  made?: ReadLine["made"];
};

/** The printed figures win; what is not printed follows from the two that are. */
export function toQuotedLine(line: ReadLine): QuotedLine {
  const quantity = line.quantity && line.quantity > 0 ? Math.round(line.quantity * 100) / 100 : 1;
  const total = line.totalPrice ?? (line.unitPrice === null ? null : Math.round(line.unitPrice * quantity));
  const unit = line.unitPrice ?? (total === null ? null : Math.round(total / quantity));
  return {
    description: line.description.slice(0, 500),
    type: line.type,
    quantity: quantity || 1,
    unitPrice: Math.max(0, unit ?? 0),
    totalPrice: Math.max(0, total ?? 0),
    partNumber: line.partNumber,
    detailedDescription: line.section,
    page: line.page,
    box: line.box,
    reconciles: line.reconciles,
    priced: line.included || total !== null,
    ...(line.made ? { made: line.made } : {}),
  };
}

/** What is said of a paper whose sum is not proven: it differs, or it closes beside further amounts that may be charged. */
export function sumUnproven({ difference }: Pick<QuoteReading, "difference">): string {
  return difference === 0
    ? "The lines come to the printed total, but further amounts stand beside them: an advisor checks them."
    : "The lines do not add up to the printed total: an advisor checks them.";
}

/** That several files look like two papers, and which of them were not counted; null where nothing was left out. */
export function papersSaid({ warnings }: Pick<QuoteReading, "warnings">): string | null {
  return warnings.find(({ code }) => code === TWO_PAPERS)?.message ?? null;
}

/** Why an advisor should look at what was read; null when nothing needs one. Each reason is a sentence for the customer. */
export function adviceReason(outcome: ReadingOutcome): string | null {
  if (!outcome.ok) return outcome.reason;
  const { reading } = outcome;
  if (reading.notice) return reading.notice;
  const papers = papersSaid(reading);
  if (papers) return papers;
  if (reading.items.length === 0) return "No lines could be read from this document. An advisor will look at it.";
  if (reading.items.some((line) => !toQuotedLine(line).priced))
    return "Some lines have no price that could be read. An advisor will look at them.";
  const unsaid = taxUnsaid(reading);
  if (unsaid !== null)
    return `The printed total is ${formatMoney(unsaid)} more than the lines, and no tax is printed. An advisor will look whether that is the tax.`;
  if (!reading.reconciles && reading.total !== null) return sumUnproven(reading);
  return null;
}

/** What the total has beyond the lines where no tax is printed, and it may be that; else null. */
export function taxUnsaid({ items, discounts, tax, total }: QuoteReading): number | null {
  const lines = items.map(toQuotedLine).reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  return taxWithin({ lines, discount: discounts.reduce((sum, { amount }) => sum + amount, 0), tax, total });
}

/** One sentence on what was read. */
export function readingSummary(reading: QuoteReading): string {
  const { length } = reading.items;
  const pages = reading.pageCount === 1 ? "1 page" : `${reading.pageCount} pages`;
  return `${length} ${length === 1 ? "line" : "lines"} read from ${pages}`;
}
