import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

/** The shop has dealt with a final bill that asks for more than was authorized, whatever came of it. As settleWithdrawal. */
export function settleBill(viewer: Viewer, repairRequestId: string): Promise<void> {
  return settle(viewer, repairRequestId, "billAboveAt", "The bill that asked for more than was authorized is settled");
}

/** The shop has dealt with a go-ahead that was taken back after the work had begun. Twice is once. Errors: 401; 403 for drivers; 404. */
export function settleWithdrawal(viewer: Viewer, repairRequestId: string): Promise<void> {
  return settle(viewer, repairRequestId, "withdrawnAt", "The go-ahead that was taken back is dealt with");
}

async function settle(viewer: Viewer, repairRequestId: string, alarm: "withdrawnAt" | "billAboveAt", summary: string) {
  requireMay(viewer, "requests.status");
  await changeRequest(viewer, repairRequestId, async (tx) => {
    const where = { id: repairRequestId, [alarm]: { not: null } };
    const { count } = await tx.repairRequest.updateMany({ where, data: { [alarm]: null } });
    if (count === 0) return;
    await appendHistory(tx, viewer, { repairRequestId, kind: "details_changed", summary });
  });
}
