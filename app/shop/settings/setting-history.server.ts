import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";

/** The newest changes of settings: who, what, from what to what. Errors: 401, 403 for anyone but admins. */
export async function listSettingChanges(viewer: Viewer) {
  requireMay(viewer, "settings.manage");
  const rows = await db.auditEvent.findMany({
    where: { kind: "setting_changed" },
    orderBy: { position: "desc" },
    take: 20,
    select: { id: true, summary: true, actorName: true, createdAt: true },
  });
  return rows.map(({ actorName, ...row }) => ({ ...row, actor: actorName }));
}
