import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";

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
