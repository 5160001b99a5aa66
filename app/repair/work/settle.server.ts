import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

/** The shop has dealt with a final bill that asks for more than was authorized, whatever came of it. As settleWithdrawal. */
export function settleBill(viewer: Viewer, repairRequestId: string): Promise<void> {
  return settle(
    viewer,
    repairRequestId,
    { alarm: "billAboveAt", ended: { billAboveAt: null, billSettledAt: new Date() } },
    "The bill that asked for more than was authorized is settled",
  );
}

/** The shop has dealt with a go-ahead that was taken back after the work had begun. Twice is once. Errors: 401; 403 for drivers; 404. */
export function settleWithdrawal(viewer: Viewer, repairRequestId: string): Promise<void> {
  const what = { alarm: "withdrawnAt", ended: { withdrawnAt: null } } as const;
  return settle(viewer, repairRequestId, what, "The go-ahead that was taken back is dealt with");
}

/** The customer's word about the time was answered without another time, as on the phone. As settleWithdrawal. */
export function settleTime(viewer: Viewer, repairRequestId: string): Promise<void> {
  const what = { alarm: "timeAskedAt", ended: { timeAskedAt: null } } as const;
  return settle(viewer, repairRequestId, what, "What the customer asked about the time is dealt with");
}

type Settled = {
  alarm: "withdrawnAt" | "billAboveAt" | "timeAskedAt";
  ended: Prisma.RepairRequestUpdateManyMutationInput;
};

async function settle(viewer: Viewer, repairRequestId: string, { alarm, ended }: Settled, summary: string) {
  requireMay(viewer, "requests.status");
  await changeRequest(viewer, repairRequestId, async (tx) => {
    const where = { id: repairRequestId, [alarm]: { not: null } };
    const { count } = await tx.repairRequest.updateMany({ where, data: ended });
    if (count === 0) return;
    await appendHistory(tx, viewer, { repairRequestId, kind: "details_changed", summary });
  });
}
