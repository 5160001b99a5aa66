import type { Transaction } from "#app/platform/db.server.ts";
import { fieldIn, isRecord } from "#app/platform/known.ts";

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
