import type { HistoryLine } from "#app/models/history.server.ts";
import type { Group, LineItem } from "#app/models/line-item.ts";
import { toDecimal } from "#app/models/money.ts";

/** A line as it stood on the page when it was decided. */
export function historyLine(item: LineItem, from: Group, to: Group, priceAfter = item.totalPrice): HistoryLine {
  return {
    id: item.id,
    description: item.description,
    quantity: item.quantity,
    originalPrice: toDecimal(item.originalPrice),
    price: toDecimal(priceAfter),
    from,
    to,
  };
}
