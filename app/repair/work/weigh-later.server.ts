import type { Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

/** A decision is taken back within a minute: an alarm that it ended would not begin anew. */
const STANDS_AFTER_SECONDS = 75;

/**
 * A final bill that asked for more than was authorized is held against what is authorized from now on, and any against what is left of it when
 * some is taken back.
 */
export async function weighLater(tx: Transaction, before: LockedRequest, after: LockedRequest): Promise<void> {
  if (before.lineItems === after.lineItems) return;
  if (before.billAboveAt === null && !(isLess(before, after) && (await hasBill(tx, before.id)))) return;
  const singletonKey = `${before.id}:${after.version}`;
  await enqueue(tx, "weigh-bills", { repairRequestId: before.id }, { singletonKey, startAfter: STANDS_AFTER_SECONDS });
}

function isLess(before: LockedRequest, after: LockedRequest): boolean {
  const stands = new Set(after.lineItems.flatMap(({ id, group }) => (group === "approved" ? id : [])));
  return before.lineItems.some(({ id, group }) => group === "approved" && !stands.has(id));
}

async function hasBill(tx: Transaction, repairRequestId: string): Promise<boolean> {
  return (await tx.quoteDocument.count({ where: { repairRequestId, role: "final" } })) > 0;
}
