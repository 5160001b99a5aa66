import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

/** The shop has dealt with a go-ahead that was taken back after the work had begun. Twice is once. Errors: 401; 403 for drivers; 404. */
export async function settleWithdrawal(viewer: Viewer, repairRequestId: string): Promise<void> {
  requireMay(viewer, "requests.status");
  await changeRequest(viewer, repairRequestId, async (tx) => {
    const where = { id: repairRequestId, withdrawnAt: { not: null } };
    const { count } = await tx.repairRequest.updateMany({ where, data: { withdrawnAt: null } });
    if (count === 0) return;
    const summary = "The go-ahead that was taken back is dealt with";
    await appendHistory(tx, viewer, { repairRequestId, kind: "details_changed", summary });
  });
}
