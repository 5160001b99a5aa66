import type { Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

/** A decision is taken back within a minute: an alarm that it ended would not begin anew. */
const STANDS_AFTER_SECONDS = 75;

/** A final bill that asked for more than was authorized is held against what is authorized from now on. */
export async function weighLater(tx: Transaction, before: LockedRequest, after: LockedRequest): Promise<void> {
  if (before.billAboveAt === null || before.lineItems === after.lineItems) return;
  const singletonKey = `${before.id}:${after.version}`;
  await enqueue(tx, "weigh-bills", { repairRequestId: before.id }, { singletonKey, startAfter: STANDS_AFTER_SECONDS });
}
