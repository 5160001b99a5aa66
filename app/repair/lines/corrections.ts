import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import type { RepairEvent } from "#app/repair/state.ts";

const COMPARED = "A line was corrected by hand. An advisor will compare it with the document.";

type Lines = { lineItems: readonly LineItem[] };

/** What the customer reads after a line was corrected; null where none was. */
export function correctionIn(before: Lines, after: Lines, events: readonly RepairEvent[]): string | null {
  const corrected = events.find((event) => event.type === "line_corrected");
  const [was, is] = [before, after].map(({ lineItems }) => lineItems.find(({ id }) => id === corrected?.id));
  return was && is ? correctionSaid(was, is) : null;
}

/** Of a typed line nothing vanishes of what was typed, and no document says which is right. */
function correctionSaid(was: LineItem, is: LineItem): string {
  if (was.quoteDocumentId !== null) return COMPARED;
  const left = was.originalPrice - is.originalPrice;
  if (left === 0) return "A typed line was corrected. An advisor will look at it.";
  const sums = `from ${formatMoney(was.originalPrice)} to ${formatMoney(is.originalPrice)}`;
  return left > 0
    ? `A typed line was corrected ${sums}: ${formatMoney(left)} of what was typed stands on no line now. An advisor will ask you what it is for.`
    : `A typed line was corrected ${sums}. An advisor will ask you about the difference.`;
}

/** A misread line that was put right, in the record. */
export function readingCorrected(was: LineItem, is: LineItem) {
  const said = (line: LineItem) => `“${line.description}” (${times(line.quantity, line.unitPrice)})`;
  const figures = ({ description, quantity, unitPrice }: LineItem) => ({
    description,
    quantity,
    unitPrice: toDecimal(unitPrice),
  });
  return {
    summary: `Reading corrected: ${said(was)} is ${said(is)} on the document`,
    details: { corrected: true, before: figures(was), after: figures(is) },
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

function times(quantity: number, unitPrice: number) {
  return `${quantity} × ${formatMoney(unitPrice)}`;
}
