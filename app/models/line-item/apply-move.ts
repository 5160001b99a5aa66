import { analyzedUnitPrice, type Group, type LineItem } from "#app/models/line-item.ts";
import { multiply } from "#app/models/money.ts";

/** The line as it stands after a move. To pending from quote_analyzed is the analysis with its lower price. */
export function applyMove(item: LineItem, group: Group): LineItem {
  if (item.group === group) return item;
  if (item.group !== "quote_analyzed" || group !== "pending") return { ...item, group };
  const unitPrice = analyzedUnitPrice(item.originalUnitPrice);
  return {
    ...item,
    group,
    status: item.originalUnitPrice > 0 ? "Lowered" : "Same",
    unitPrice,
    totalPrice: multiply(item.quantity, unitPrice),
  };
}
