import type { Transaction } from "#app/platform/db.server.ts";
import { fieldIn, isRecord } from "#app/platform/known.ts";
import { toDecimal } from "#app/platform/money.ts";

/** What a provider reported that was not asked for. Cents. */
type Reported = { received: number | null; refunded: number; currency: string | null };

/** Whether this very word about other money than was asked stands in the record of the request already. */
export async function sawMismatch(
  tx: Transaction,
  repairRequestId: string,
  paymentId: string,
  { received, refunded, currency }: Reported,
): Promise<boolean> {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: "payment", data: { path: ["paymentId"], equals: paymentId } },
    select: { data: true },
  });
  return rows.some(({ data }) => {
    const told = fieldIn(data, "mismatch");
    return isRecord(told) && told.received === received && told.refunded === refunded && told.currency === currency;
  });
}

/** Who of the shop decided this refund of a card's payment, and why: nothing where the provider was told elsewhere. Cents. */
export async function decisionOn(tx: Transaction, paymentId: string, amount: number) {
  const [decisions, booked] = await Promise.all([
    tx.historyEvent.findMany({
      where: {
        kind: "payment",
        AND: [{ data: { path: ["refundOf"], equals: paymentId } }, { data: { path: ["amount"], equals: amount } }],
        repairRequest: { allInvoices: { some: { payments: { some: { id: paymentId } } } } },
      },
      orderBy: { id: "asc" },
      select: { data: true, actorUserId: true, actorName: true },
    }),
    tx.ledgerEntry.count({
      where: { paymentId, kind: "refund", amount: toDecimal(-amount), takenByName: { not: null } },
    }),
  ]);
  const decision = decisions[booked];
  const reason = fieldIn(decision?.data, "reason");
  if (!decision || typeof reason !== "string") return {};
  return { reason, takenBy: { id: decision.actorUserId, name: decision.actorName } };
}
