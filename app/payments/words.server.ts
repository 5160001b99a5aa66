import type { Transaction } from "#app/platform/db.server.ts";

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
    const { mismatch } = data as { mismatch?: Reported };
    return mismatch?.received === received && mismatch.refunded === refunded && mismatch.currency === currency;
  });
}
