import type { Prisma } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { ShopWord } from "#app/repair/word-schemas.ts";

export const lineItemFields = {
  id: true,
  repairRequestId: true,
  name: true,
  type: true,
  description: true,
  detailedDescription: true,
  partNumber: true,
  originalQuantity: true,
  quantity: true,
  originalUnitPrice: true,
  unitPrice: true,
  originalPrice: true,
  totalPrice: true,
  status: true,
  group: true,
  quoteDocumentId: true,
  sourcePage: true,
  sourceBox: true,
  reconciles: true,
  partCondition: true,
  priceBasis: true,
  shopWord: true,
  version: true,
} satisfies Prisma.RepairLineItemSelect;

type Row = Prisma.RepairLineItemGetPayload<{ select: typeof lineItemFields }>;

/** Database row to what the screens have: cents instead of decimals. */
export function toLineItem(row: Row): LineItem {
  return {
    ...row,
    type: row.type as LineItem["type"],
    status: row.status as LineItem["status"],
    group: row.group as LineItem["group"],
    priceBasis: row.priceBasis as LineItem["priceBasis"],
    partCondition: row.partCondition as LineItem["partCondition"],
    shopWord: row.shopWord === null ? null : ShopWord.parse(row.shopWord),
    sourceBox: row.sourceBox as LineItem["sourceBox"],
    originalQuantity: row.originalQuantity.toNumber(),
    quantity: row.quantity.toNumber(),
    originalUnitPrice: toCents(row.originalUnitPrice),
    unitPrice: toCents(row.unitPrice),
    originalPrice: toCents(row.originalPrice),
    totalPrice: toCents(row.totalPrice),
  };
}
