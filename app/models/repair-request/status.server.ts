import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/db.server.ts";
import { vehicleTitle } from "#app/format.ts";
import { appendHistory } from "#app/models/history.server.ts";
import { historyLine } from "#app/models/line-item/history-line.ts";
import { summarize } from "#app/models/line-item.ts";
import { driversOf, notify, shopSideOf } from "#app/models/notification.server.ts";
import { queueStatusUpdate } from "#app/models/outbound-message.server.ts";
import { changeRequest, type LockedRequest, refuseStale } from "#app/models/repair-request/lock.server.ts";
import { type RequestStatus, stageOf, statusLabel } from "#app/models/repair-request.ts";
import { forbidden, Refusal } from "#app/refusal.ts";

/**
 * Sets the request's status. Shop side only: a driver's one way to change it is approveRepair.
 * Errors: 403, 404, 409 when the version seen is stale. The same status again changes nothing.
 */
export function updateStatus(
  viewer: Viewer,
  repairRequestId: string,
  status: RequestStatus,
  seenVersion?: number,
): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (!viewer.user || !may(viewer.user.role, "requests.status")) throw forbidden();
    refuseStale(seenVersion, request.version, "This repair request");
    await changeStatus(tx, viewer, request, status);
  });
}

/**
 * The customer's go-ahead: from Pending_Approval, with at least one approved item, to Pending_Repair.
 * Errors: 404; 409 at another stage or with nothing approved. Approving twice changes nothing.
 */
export function approveRepair(viewer: Viewer, repairRequestId: string): Promise<{ status: string }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    if (request.status === "Pending_Repair") return { status: request.status };
    if (stageOf(request.status) !== "Pending_Approval") {
      throw new Refusal(409, `The repair cannot be approved at the ${statusLabel(request.status)} stage.`);
    }
    const approved = request.lineItems.filter((item) => item.group === "approved");
    if (approved.length === 0) throw new Refusal(409, "Approve at least one item before you approve the repair.");
    const { currentTotal } = summarize(approved);
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "repair_approved",
      summary: `Repair approved with ${approved.length} ${approved.length === 1 ? "item" : "items"}`,
      lines: approved.map((item) => historyLine(item, item.group, item.group)),
      totalBefore: currentTotal,
      totalAfter: currentTotal,
    });
    await changeStatus(tx, viewer, request, "Pending_Repair");
    return { status: "Pending_Repair" };
  });
}

/** The one place where a status changes: version, dates, history, notices, the text message. */
export async function changeStatus(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  status: RequestStatus,
): Promise<void> {
  if (request.status === status) return;
  const now = new Date();
  await tx.repairRequest.update({
    where: { id: request.id },
    data: {
      status,
      version: { increment: 1 },
      ...(status === "Completed" ? { completedDate: now } : {}),
      ...(status === "In Progress" ? { startedAt: now } : {}),
    },
  });
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "status_changed",
    summary: `Status changed from ${statusLabel(request.status)} to ${statusLabel(status)}`,
    details: { from: request.status, to: status },
  });
  const notice = {
    kind: "status_change" as const,
    title: `${vehicleTitle(request.vehicle)}: ${statusLabel(status)}`,
    body: `The status changed from ${statusLabel(request.status)} to ${statusLabel(status)}.`,
    repairRequestId: request.id,
  };
  const self = viewer.user?.id;
  await notify(tx, await driversOf(tx, request.accountId, self), { ...notice, href: `/repair-status/${request.id}` });
  await notify(tx, await shopSideOf(tx, request, self), {
    ...notice,
    href: `/dashboard/repair-requests/${request.id}`,
  });
  await queueStatusUpdate(tx, {
    repairRequestId: request.id,
    accountId: request.accountId,
    status,
    vehicle: vehicleTitle(request.vehicle),
  });
  request.status = status;
}
