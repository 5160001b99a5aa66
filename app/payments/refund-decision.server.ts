import type { Transaction } from "#app/platform/db.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { toDecimal } from "#app/platform/money.ts";

/** Why money goes back, and whose word that is. */
export type RefundDecision = { reason: string; takenBy: { id: string | null; name: string } };

/**
 * Who of the shop decided a refund of a card's payment that the provider tells of first, and why: nothing where it was asked for
 * elsewhere. Cents.
 */
export async function decisionOn(
  tx: Transaction,
  paymentId: string,
  amount: number,
): Promise<RefundDecision | Record<string, never>> {
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
