import { requireRequest } from "#app/access/require-request.server.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { notFound } from "#app/platform/refusal.ts";
import type { LineItem } from "#app/repair/line-item.ts";
import { lineItemFields, seenBy } from "#app/repair/lines/row.server.ts";

/** Errors: 404 outside the scope. */
export async function findLineItem(viewer: Viewer, id: string): Promise<LineItem> {
  const row = isUuid(id)
    ? await db.repairLineItem.findFirst({
        where: { id, repairRequest: requestScope(viewer) },
        select: lineItemFields,
      })
    : null;
  if (!row) throw notFound("This line item");
  return seenBy(viewer)(row);
}

/** The lines of a request in the order of the shop. Errors: 404 outside the scope. */
export async function listLineItems(viewer: Viewer, repairRequestId: string, page?: Page): Promise<LineItem[]> {
  const request = await requireRequest(viewer, repairRequestId);
  const rows = await db.repairLineItem.findMany({
    where: { repairRequestId: request.id },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    ...pageArgs(page),
    select: lineItemFields,
  });
  return rows.map(seenBy(viewer));
}
