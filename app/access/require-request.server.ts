import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type RepairRequest } from "#app/platform/db.server.ts";
import { notFound } from "#app/platform/refusal.ts";

/** That a request is within the viewer's scope, and whose it is. Errors: 404. */
export async function requireRequest(
  viewer: Viewer,
  id: string,
): Promise<Pick<RepairRequest, "id" | "accountId" | "status">> {
  const row = isUuid(id)
    ? await db.repairRequest.findFirst({
        where: { AND: [{ id }, requestScope(viewer)] },
        select: { id: true, accountId: true, status: true },
      })
    : null;
  if (!row) throw notFound("This repair request");
  return row;
}

/** Whether the viewer may see it, for a link that leads there. */
export async function isInScope(viewer: Viewer, repairRequestId: string): Promise<boolean> {
  const row = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { id: true },
  });
  return row !== null;
}
