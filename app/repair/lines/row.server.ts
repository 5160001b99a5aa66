import type { Prisma } from "#app/platform/db.server.ts";
import { oneOf, recordOf } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import {
  BY_HAND,
  GROUPS,
  ITEM_STATUSES,
  ITEM_TYPES,
  type LineItem,
  PART_CONDITIONS,
  PRICE_BASES,
} from "#app/repair/line-item.ts";
import { KeptBox, LINE_COLUMNS } from "#app/repair/lines/kept.ts";
import { ShopWord } from "#app/repair/word-schemas.ts";

export const lineItemFields = recordOf(LINE_COLUMNS, () => true as const) satisfies Prisma.RepairLineItemSelect;

type Row = Prisma.RepairLineItemGetPayload<{ select: typeof lineItemFields }>;

/** Database row to what the screens have: cents instead of decimals. */
export function toLineItem(row: Row): LineItem {
  return {
    ...row,
    type: oneOf(ITEM_TYPES, row.type),
    status: oneOf(ITEM_STATUSES, row.status),
    group: oneOf(GROUPS, row.group),
    priceBasis: oneOf(PRICE_BASES, row.priceBasis),
    byHand: row.byHand === null ? null : oneOf(BY_HAND, row.byHand),
    partCondition: row.partCondition === null ? null : oneOf(PART_CONDITIONS, row.partCondition),
    shopWord: row.shopWord === null ? null : ShopWord.parse(row.shopWord),
    sourceBox: KeptBox.parse(row.sourceBox),
    originalQuantity: row.originalQuantity.toNumber(),
    quantity: row.quantity.toNumber(),
    originalUnitPrice: toCents(row.originalUnitPrice),
    unitPrice: toCents(row.unitPrice),
    originalPrice: toCents(row.originalPrice),
    totalPrice: toCents(row.totalPrice),
  };
}
