import { db, type Transaction } from "#app/platform/db.server.ts";
import { toDecimal } from "#app/platform/money.ts";
import type { BillCheck } from "#app/quotes/papers/bills/final-bill.ts";
import { type Billed, billTogether } from "#app/quotes/papers/bills/together.ts";
import { type LockedRequest, lockForSystem } from "#app/repair/requests/lock.server.ts";
import { standingFields } from "#app/repair/requests/standing-quotes.ts";
import { taxationOf } from "#app/repair/tax.ts";

/** A request with those of its documents that are final bills. */
export async function billedOf(tx: Transaction, request: LockedRequest): Promise<Billed> {
  const quoteDocuments = await tx.quoteDocument.findMany({
    where: { repairRequestId: request.id, role: "final" },
    orderBy: [{ uploadedAt: "asc" }, { id: "asc" }],
    select: standingFields,
  });
  return { lineItems: request.lineItems, quoteDocuments, taxation: taxationOf(request) };
}

/**
 * Whether the bills that stand ask for more than was approved, on the whole or on a line: the desk settles it, until one that does not takes its place.
 * `isNew`: a bill has come; without one nothing that was settled begins anew, and of what waits only the amount is another.
 */
export async function weighBills(tx: Transaction, request: LockedRequest, isNew: boolean): Promise<void> {
  const check = billTogether(await billedOf(tx, request));
  const where = { id: request.id };
  if (!check || Math.max(check.over, check.above) <= 0) {
    const none = { billAboveAt: null, billAbove: null };
    await tx.repairRequest.updateMany({ where: { ...where, billAboveAt: { not: null } }, data: none });
    return;
  }
  const begins = isNew ? {} : { billAboveAt: null, billSettledAt: null };
  const billAbove = aboveOf(check);
  await tx.repairRequest.updateMany({
    where: { ...where, ...begins },
    data: { billAboveAt: new Date(), billAbove, billSettledAt: null },
  });
  if (!isNew)
    await tx.repairRequest.updateMany({ where: { ...where, billAboveAt: { not: null } }, data: { billAbove } });
}

/** The work of the job "weigh-bills". */
export async function weighBillsAgain({ repairRequestId }: { repairRequestId: string }): Promise<void> {
  await db.$transaction(async (tx) => weighBills(tx, await lockForSystem(tx, repairRequestId), false));
}

function aboveOf({ above }: BillCheck) {
  return above > 0 ? toDecimal(above) : null;
}
