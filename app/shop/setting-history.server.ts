import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { forbidden } from "#app/platform/refusal.ts";

/** The newest changes of settings: who, what, from what to what. Errors: 401, 403 for anyone but admins. */
export async function listSettingChanges(viewer: Viewer, limit = 20) {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "settings.manage")) throw forbidden();
  const rows = await db.auditEvent.findMany({
    where: { kind: "setting_changed" },
    orderBy: { position: "desc" },
    take: limit,
    select: { id: true, summary: true, actorName: true, createdAt: true },
  });
  return rows.map(({ actorName, ...row }) => ({ ...row, actor: actorName }));
}
