import type { Transaction } from "#app/platform/db.server.ts";

/** What the record of a request keeps of a word about money that went back or is disputed. Cents. */
export type Word = {
  paymentId: string;
  refunded?: number;
  dispute?: "open" | "won" | "lost";
  occurredAt?: string;
  mismatch?: Reported;
};

/** What a provider reported that was not asked for. */
type Reported = { received: number | null; refunded: number; currency: string | null };

/**
 * What was said before of the payments of a request, read from its record: words come in any order, and the record shows
 * which of them is news.
 */
export async function moneyWords(tx: Transaction, repairRequestId: string) {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: "payment" },
    orderBy: { id: "asc" },
    select: { data: true },
  });
  const words = rows.map(({ data }) => data as Word);
  const disputes = (paymentId: string) => words.filter((word) => word.paymentId === paymentId && word.dispute);
  return {
    refunded: (paymentId: string) =>
      Math.max(0, ...words.filter((word) => word.paymentId === paymentId).map(({ refunded }) => refunded ?? 0)),
    sawMismatch: (paymentId: string, { received, refunded, currency }: Reported) =>
      words.some(
        ({ paymentId: of, mismatch }) =>
          of === paymentId &&
          mismatch?.received === received &&
          mismatch.refunded === refunded &&
          mismatch.currency === currency,
      ),
    lastDispute: (paymentId: string) => disputes(paymentId).at(-1),
    endedSince: (paymentId: string, then: Date) =>
      disputes(paymentId).some(
        ({ dispute, occurredAt }) => dispute !== "open" && occurredAt !== undefined && new Date(occurredAt) >= then,
      ),
  };
}
