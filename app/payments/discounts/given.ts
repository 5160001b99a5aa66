import { z } from "zod";

/** What the record keeps of a discount, and of one that was taken back. Cents. */
const Given = z.object({ amount: z.number(), reason: z.string(), discountKey: z.string() });
const Back = z.object({ reason: z.string(), takenBack: z.string() });

type Row = { id: bigint; data: unknown; actorUserId: string | null; actorName: string; createdAt: Date };

/** What of a repair's record is asked for them, oldest first. */
export function discountRows(invoiceId: string) {
  return {
    where: { kind: "invoice_changed", data: { path: ["invoiceId"], equals: invoiceId } },
    orderBy: { id: "asc" as const },
    select: { id: true, data: true, actorUserId: true, actorName: true, createdAt: true },
  };
}

/** The discounts of an invoice as the record has them: each entry stays, and one that was taken back says so. */
export function toDiscounts(rows: readonly Row[]) {
  const entries = rows.map((row) => ({
    row,
    back: Back.safeParse(row.data).data,
    given: Given.safeParse(row.data).data,
  }));
  return entries.flatMap(({ row: { id, actorName, createdAt }, given }) => {
    if (!given) return [];
    const undone = entries.find(({ back }) => back?.takenBack === String(id));
    return [
      {
        id: String(id),
        amount: given.amount,
        reason: given.reason,
        byName: actorName,
        at: createdAt,
        back: undone?.back
          ? {
              reason: undone.back.reason,
              byId: undone.row.actorUserId,
              byName: undone.row.actorName,
              at: undone.row.createdAt,
            }
          : null,
      },
    ];
  });
}
