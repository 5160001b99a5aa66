import type { Viewer } from "#app/access/viewer.server.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { recordOf } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { KeptBox, LINE_COLUMNS } from "#app/repair/lines/kept.ts";
import { ShopWord } from "#app/repair/word-schemas.ts";

export const lineItemFields = recordOf(LINE_COLUMNS, () => true as const) satisfies Prisma.RepairLineItemSelect;

type Row = Prisma.RepairLineItemGetPayload<{ select: typeof lineItemFields }>;

/** A row as this person sees it: what was noted beside the shop's word stays with the shop's people. */
export function seenBy({ user }: Viewer): (row: Row) => LineItem {
  const isShops = user !== null && user.role !== "driver";
  return (row) => {
    const line = toLineItem(row);
    return isShops || !line.shopWord ? line : { ...line, shopWord: { ...line.shopWord, note: null } };
  };
}

/** Database row to what the screens have: cents instead of decimals. */
export function toLineItem(row: Row): LineItem {
  return {
    ...row,
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
