import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { wentFrom } from "#app/repair/lines/history-line.ts";
import type { PrintedSums, RepairEvent } from "#app/repair/state.ts";

type Lines = { lineItems: readonly LineItem[] };

/** What the customer reads after the reading was put right by hand; null where it was not. */
export function correctionIn(before: Lines, after: Lines, events: readonly RepairEvent[]): string | null {
  for (const event of events) {
    const said = saidOf(event, before, after);
    if (said) return said;
  }
  return null;
}

function saidOf(event: RepairEvent, before: Lines, after: Lines): string | null {
  const lineOf = ({ lineItems }: Lines, wanted: string) => lineItems.find(({ id }) => id === wanted);
  switch (event.type) {
    case "line_corrected": {
      const [was, is] = [lineOf(before, event.id), lineOf(after, event.id)];
      return was && is ? correctionSaid(was, is) : null;
    }
    case "line_added":
      if (!event.how) return null;
      return asked(event.line, event.how === "missed" ? "was added by hand" : "was taken off and put back by hand");
    case "line_removed": {
      const line = event.misread && lineOf(before, event.id);
      if (!line) return null;
      return line.quoteDocumentId === null
        ? `A typed line of ${formatMoney(line.originalPrice)} was taken off. An advisor will ask you about it.`
        : asked(line, "was taken off by hand, as not on the document");
    }
    case "sums_corrected":
      return `The total of the document was corrected by hand. ${COMPARES}`;
    default:
      return null;
  }
}

const COMPARES = "An advisor will compare it with the document.";

function asked({ quoteDocumentId }: LineItem, done: string) {
  return quoteDocumentId === null ? `A typed line ${done}. An advisor will look at it.` : `A line ${done}. ${COMPARES}`;
}

/** Of a typed line nothing vanishes of what was typed, and no document says which is right. */
function correctionSaid(was: LineItem, is: LineItem): string {
  const left = was.originalPrice - is.originalPrice;
  if (was.quoteDocumentId !== null) return asked(was, "was corrected by hand");
  if (left === 0) return asked(was, "was corrected");
  const sums = `from ${formatMoney(was.originalPrice)} to ${formatMoney(is.originalPrice)}`;
  return left > 0
    ? `A typed line was corrected ${sums}: ${formatMoney(left)} of what was typed stands on no line now. An advisor will ask you what it is for.`
    : `A typed line was corrected ${sums}. An advisor will ask you about the difference.`;
}

/** A misread line that was put right, in the record. */
export function readingCorrected(was: LineItem, is: LineItem) {
  const figures = ({ description, quantity, unitPrice }: LineItem) => ({
    description,
    quantity,
    unitPrice: toDecimal(unitPrice),
  });
  return {
    summary: `Reading corrected: ${named(was)} is ${named(is)} on the document`,
    details: { corrected: true, before: figures(was), after: figures(is) },
  };
}

/** A line of the paper that was missed, or that was taken off and stands on it after all. */
export function lineRead(line: LineItem, how: "missed" | "put_back") {
  const summary =
    how === "missed"
      ? `Reading corrected: ${named(line)} stands on ${paperOf(line)} and was missed`
      : `Put back: ${named(line)} stands on ${paperOf(line)}`;
  return { summary, details: { corrected: true } };
}

/** A line that does not stand on the paper: the record keeps all of it, and where it stood. */
export function lineMisread(line: LineItem, lines: readonly LineItem[]) {
  return {
    summary: `Reading corrected: ${named(line)} does not stand on ${paperOf(line)}, it was taken off`,
    lines: [wentFrom(line)],
    details: { corrected: true, line, at: lines.indexOf(line) },
  };
}

function paperOf({ quoteDocumentId }: LineItem) {
  return quoteDocumentId === null ? "the quote" : "the document";
}

/** Total and tax of a paper, as they were read and as they stand on it. */
export function sumsCorrected({ document, was, is }: { document: string; was: PrintedSums; is: PrintedSums }) {
  const said = ({ total, tax }: PrintedSums) =>
    `${total === null ? "no total" : formatMoney(total)} with ${tax === null ? "no tax" : `${formatMoney(tax)} tax`}`;
  const figures = ({ total, tax }: PrintedSums) => ({
    total: total === null ? null : toDecimal(total),
    tax: tax === null ? null : toDecimal(tax),
  });
  return {
    summary: `Reading corrected: ${said(was)} is ${said(is)} on the document`,
    details: { corrected: true, documentId: document, before: figures(was), after: figures(is) },
  };
}

/** A line that staff typed wrong: what was quoted is said as it stood and as it is. */
export function typingCorrected(was: LineItem, is: LineItem) {
  const said = (line: LineItem) => times(line.originalQuantity, line.originalUnitPrice);
  const figures = ({ originalQuantity, originalUnitPrice }: LineItem) => ({
    quantity: originalQuantity,
    unitPrice: toDecimal(originalUnitPrice),
  });
  return {
    summary: `${is.description} was typed wrong: the shop quoted ${said(is)}, not ${said(was)}`,
    details: { corrected: true, before: figures(was), after: figures(is) },
  };
}

function named(line: LineItem) {
  return `“${line.description}” (${times(line.quantity, line.unitPrice)})`;
}

function times(quantity: number, unitPrice: number) {
  return `${quantity} × ${formatMoney(unitPrice)}`;
}
