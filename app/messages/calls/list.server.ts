import { may } from "#app/access/permissions.ts";
import { requireRequest } from "#app/access/require-request.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { CallResult } from "#app/messages/calls/caller.ts";
import { callTroubleOf } from "#app/messages/delivery.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";

const SHOWN = 20;

/**
 * For staff: the calls about a request and the voice assistant's calls with its customer's phone, newest first. The caller
 * has found the request within the viewer's scope.
 */
export async function listCalls(viewer: Viewer, request: { id: string; phone: string | null }) {
  if (!viewer.user || !may(viewer.user.role, "requests.status")) return [];
  const about: Prisma.CallRequestWhereInput[] = [{ repairRequestId: request.id }];
  if (request.phone) about.push({ kind: "ai", phoneNumber: request.phone, repairRequestId: null });
  const calls = await db.callRequest.findMany({
    where: { OR: about },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      ...{ id: true, kind: true, status: true, phoneNumber: true, userName: true, plan: true },
      ...{ repairRequestId: true, result: true, error: true, createdAt: true, completedAt: true },
    },
  });
  return calls.map(({ result, error, ...call }) => ({
    ...call,
    result: CallResult.parse(result),
    trouble: callTroubleOf({ status: call.status, error }),
  }));
}

/** Staff has called back; a second time changes nothing. Errors: 401, 403, 404 outside the scope. */
export async function markCalledBack(viewer: Viewer, repairRequestId: string, callId: string): Promise<void> {
  requireSignedIn(viewer);
  await requireRequest(viewer, repairRequestId);
  if (!may(viewer.user.role, "requests.status")) throw forbidden();
  const where = { id: callId, repairRequestId, kind: "call_back" };
  if (!isUuid(callId) || !(await db.callRequest.findFirst({ where, select: { id: true } })))
    throw notFound("This call");
  await db.callRequest.updateMany({
    where: { ...where, status: "queued" },
    data: { status: "handled", completedAt: new Date() },
  });
}
