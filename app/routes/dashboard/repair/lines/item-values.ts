import { toDecimal } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";

/** What stands in the fields of a line, in its place and in its dialog: the one is refused into the other. */
export function valuesOfItem(item: Omit<LineItem, "sourceBox">) {
  const originals = {
    originalQuantity: String(item.originalQuantity),
    originalUnitPrice: toDecimal(item.originalUnitPrice),
  };
  return {
    type: item.type,
    status: item.status,
    description: item.description,
    detailedDescription: item.detailedDescription ?? "",
    quantity: String(item.quantity),
    unitPrice: toDecimal(item.unitPrice),
    ...(item.group === "quote_analyzed" ? originals : {}),
    partCondition: item.partCondition ?? "",
  };
}
