import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";

type Kind = "intake";

/** So many are kept of one person; the oldest goes. */
const MOST = 30;

/** Two windows are two forms, each named by its token. */
function nameOf(kind: Kind, token: string) {
  return `${kind}:${token}`;
}

/** What this person began and has not saved, the newest first. */
export async function listDrafts(viewer: Viewer, kind: Kind): Promise<{ data: unknown }[]> {
  requireSignedIn(viewer);
  return db.formDraft.findMany({
    where: { userId: viewer.user.id, kind: { startsWith: `${kind}:` } },
    orderBy: [{ updatedAt: "desc" }, { kind: "asc" }],
    take: MOST,
    select: { data: true },
  });
}

/** Keeps it in place of what was kept of this form before. */
export async function keepDraft(
  viewer: Viewer,
  kind: Kind,
  data: Prisma.InputJsonObject & { token: string },
): Promise<void> {
  requireSignedIn(viewer);
  const key = { userId: viewer.user.id, kind: nameOf(kind, data.token) };
  await db.formDraft.upsert({ where: { userId_kind: key }, create: { ...key, data }, update: { data } });
  const old = await db.formDraft.findMany({
    where: { userId: viewer.user.id, kind: { startsWith: `${kind}:` } },
    orderBy: [{ updatedAt: "desc" }, { kind: "asc" }],
    skip: MOST,
    select: { kind: true },
  });
  if (old.length === 0) return;
  await db.formDraft.deleteMany({ where: { userId: viewer.user.id, kind: { in: old.map((row) => row.kind) } } });
}

/** Dropping none changes nothing. */
export async function dropDraft(viewer: Viewer, kind: Kind, token: string, tx: Transaction = db): Promise<void> {
  requireSignedIn(viewer);
  await tx.formDraft.deleteMany({ where: { userId: viewer.user.id, kind: nameOf(kind, token) } });
}
