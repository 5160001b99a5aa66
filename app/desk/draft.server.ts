import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";

type Kind = "intake";

/** What this person began and has not saved; null where nothing waits. */
export async function findDraft(viewer: Viewer, kind: Kind): Promise<{ data: unknown; updatedAt: Date } | null> {
  requireSignedIn(viewer);
  return db.formDraft.findUnique({
    where: { userId_kind: { userId: viewer.user.id, kind } },
    select: { data: true, updatedAt: true },
  });
}

/** Keeps it in place of what was kept before. */
export async function keepDraft(viewer: Viewer, kind: Kind, data: Prisma.InputJsonObject): Promise<void> {
  requireSignedIn(viewer);
  const key = { userId: viewer.user.id, kind };
  await db.formDraft.upsert({ where: { userId_kind: key }, create: { ...key, data }, update: { data } });
}

/** Dropping none changes nothing. */
export async function dropDraft(viewer: Viewer, kind: Kind, tx: Transaction = db): Promise<void> {
  requireSignedIn(viewer);
  await tx.formDraft.deleteMany({ where: { userId: viewer.user.id, kind } });
}
