import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";

/** A code was sent: what this browser filled in last, and no code was sent for yet, waits for it. */
export async function linkNewestForm(viewer: Viewer, methodId: string): Promise<void> {
  const form = await db.pendingForm.findFirst({
    where: { visitorId: viewer.visitorId, methodId: null, consumedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  if (form) await db.pendingForm.updateMany({ where: { id: form.id, consumedAt: null }, data: { methodId } });
}
