import type { Transaction } from "#app/platform/db.server.ts";

/** Something with the link of a request leaves for its customer: from here on the desk owes it to nobody. */
export async function linkLeaves(tx: Transaction, repairRequestId: string): Promise<void> {
  await tx.repairRequest.updateMany({ where: { id: repairRequestId, linkDue: true }, data: { linkDue: false } });
}
