import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

/**
 * Ends the customer's links to a request at once; the customer can still sign in with the phone's code. Ending none changes
 * nothing. Errors: 403 for anybody but admins and the request's advisor; 404.
 */
export function revokeLink(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireKeeper(viewer, request);
    if ((await endLinks(tx, request.id)) === 0) return;
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "details_changed",
      summary: "The customer's link was revoked",
    });
  });
}

/** A new link in place of the old ones, which end at once. Errors: as revokeLink. */
export function renewLink(viewer: Viewer, repairRequestId: string): Promise<{ accessCode: string }> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireKeeper(viewer, request);
    await endLinks(tx, request.id);
    const { code } = await tx.accessCode.create({
      data: { kind: "repair", repairRequestId: request.id },
      select: { code: true },
    });
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "details_changed",
      summary: "The customer's link was revoked and a new one made",
    });
    return { accessCode: code };
  });
}

/** Errors: 403 for anybody but admins and the request's advisor. */
export function requireKeeper(viewer: Viewer, request: Pick<LockedRequest, "advisorId">) {
  const { user } = viewer;
  if (user?.role === "admin") return;
  if (user?.role === "advisor" && request.advisorId === user.id) return;
  throw forbidden();
}

async function endLinks(tx: Transaction, repairRequestId: string): Promise<number> {
  const { count } = await tx.accessCode.updateMany({
    where: { repairRequestId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  return count;
}
