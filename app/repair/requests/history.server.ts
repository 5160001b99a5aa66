import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { listHistory } from "#app/repair/history.server.ts";

/** The record of one request, newest first. Errors: 404 outside the viewer's scope. */
export async function findRequestHistory(viewer: Viewer, repairRequestId: string) {
  if (!isUuid(repairRequestId)) throw notFound("This repair request");
  const found = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { id: true },
  });
  if (!found) throw notFound("This repair request");
  const entries = await listHistory(db, found.id);
  return entries.toReversed();
}
