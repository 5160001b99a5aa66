import type { Transaction } from "#app/platform/db.server.ts";
import { checkFinalBill } from "#app/quotes/papers/bills/final-bill.ts";
import { standingBills } from "#app/quotes/papers/bills/standing.ts";
import { counts, documentsOf, hasReading } from "#app/quotes/papers/documents.server.ts";
import { printedLines } from "#app/quotes/papers/printed-lines.ts";
import { besideApproved } from "#app/repair/line-item.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { taxationOf } from "#app/repair/tax.ts";
import { nameOfShop } from "#app/shop/name-of-shop.ts";

/**
 * Whether a bill that stands is above what was approved: the desk settles it, until one that is not takes its place. `isNew`: a bill has
 * come; without one nothing that was settled begins anew.
 */
export async function weighBills(tx: Transaction, request: LockedRequest, isNew: boolean): Promise<void> {
  const bills = (await documentsOf(tx, request.id))
    .filter(hasReading)
    .filter((document) => document.role === "final" && counts(document))
    .map(({ reading }) => ({ shop: nameOfShop(reading.header.shop), reading }));
  const beside = besideApproved(request.lineItems, taxationOf(request));
  const isAbove = standingBills(bills).some(({ reading }) => {
    const { over, above } = checkFinalBill(request.lineItems, printedLines(reading), reading, beside);
    return Math.max(over, above) > 0;
  });
  if (isAbove && !isNew) return;
  const where = { id: request.id, ...(isAbove ? {} : { billAboveAt: { not: null } }) };
  await tx.repairRequest.updateMany({ where, data: { billAboveAt: isAbove ? new Date() : null } });
}
