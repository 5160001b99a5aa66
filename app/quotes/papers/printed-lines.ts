import { randomUUID } from "node:crypto";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { type QuotedLine, toQuotedLine } from "#app/quotes/quote-document.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** A sum that the paper prints without a line of its own, as many do with shop supplies, so that it reaches the invoice too. */
const FEES_LINE = "Shop supplies and fees";

/** The lines of a reading as the request keeps them, with the fees that are printed as a sum alone. */
export function printedLines(reading: QuoteReading): QuotedLine[] {
  const lines = withParts(reading, reading.items.map(toQuotedLine));
  const fees = reading.feesSubtotal ?? 0;
  return fees > 0 && missingOnPaper(reading, lines) === fees ? [...lines, feesLine(fees)] : lines;
}

/** Above so many lines of neither kind their sums are not tried. */
const MOST_TRIED = 14;

/**
 * A line that reads like the whole work, beside labor of its own in its section, is a part where the sum that the paper prints for its parts
 * can be reached in one way alone and holds it. A line without labor of its own stays what it is: whether it holds any nobody knows.
 */
function withParts({ items, partsSubtotal }: QuoteReading, lines: QuotedLine[]): QuotedLine[] {
  const sumOf = (some: readonly QuotedLine[]) => some.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const open = lines.filter(({ type, totalPrice }) => type === "Service" && totalPrice > 0);
  const rest = (partsSubtotal ?? 0) - sumOf(lines.filter(({ type }) => type === "Part"));
  const laborIn = new Set(items.flatMap(({ type, section }) => (type === "Labor" && section ? [section] : [])));
  const hasLabor = (at: number) => laborIn.has(items[at]?.section ?? "");
  // Of most papers no way has to be tried.
  const isAny = lines.some((line, at) => hasLabor(at) && open.includes(line));
  if (rest <= 0 || !isAny || open.length > MOST_TRIED) return lines;
  const ways = Array.from({ length: 2 ** open.length }, (_, way) => open.filter((_line, at) => (way >> at) & 1));
  const [parts, ...others] = ways.filter((way) => sumOf(way) === rest);
  if (!parts || others.length > 0) return lines;
  return lines.map((line, at) => (hasLabor(at) && parts.includes(line) ? { ...line, type: "Part" as const } : line));
}

/** Whether its lines as they were read make what it prints, and what they leave open of it. */
export function sumsOf(reading: QuoteReading): Pick<QuoteReading, "reconciles" | "difference"> {
  const difference = missingOnPaper(reading, printedLines(reading));
  return { reconciles: difference === 0, difference };
}

/** What lines, discounts and tax leave open of the printed total, in cents; null where no total is printed. */
function missingOnPaper({ total, tax, discounts }: QuoteReading, lines: readonly QuotedLine[]): number | null {
  if (total === null) return null;
  const listed = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  return total - (listed - off + (tax ?? 0));
}

function feesLine(cents: number): QuotedLine {
  return {
    description: FEES_LINE,
    type: "Fee",
    quantity: 1,
    unitPrice: cents,
    totalPrice: cents,
    partNumber: null,
    detailedDescription: "Printed as a sum on the quote",
    page: null,
    box: null,
    reconciles: null,
    priced: true,
  };
}

/** A printed line as a new line of the request: at the paper's price, undecided. */
export function lineItemOf(repairRequestId: string, quoteDocumentId: string, line: QuotedLine): LineItem {
  return {
    id: randomUUID(),
    repairRequestId,
    name: line.description,
    type: line.type,
    description: line.description,
    detailedDescription: line.detailedDescription,
    partNumber: line.partNumber,
    originalQuantity: line.quantity,
    quantity: line.quantity,
    originalUnitPrice: line.unitPrice,
    unitPrice: line.unitPrice,
    originalPrice: line.totalPrice,
    totalPrice: line.totalPrice,
    status: "Pending",
    group: "quote_analyzed",
    quoteDocumentId,
    sourcePage: line.page,
    sourceBox: line.box,
    reconciles: line.reconciles,
    byHand: null,
    partCondition: null,
    priceBasis: "quoted",
    shopWord: null,
    version: 1,
  };
}
