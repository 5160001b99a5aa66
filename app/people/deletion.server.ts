import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { DELETION_DAYS } from "#app/people/deletion.ts";
import { personSubject } from "#app/people/user-audit.server.ts";
import { db } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";

/** When somebody asked for their data to be deleted: the viewer, or whom an admin looks at; null where they have not. Errors: 401, 403. */
export async function findDeletionAsked(viewer: Viewer, id?: string): Promise<Date | null> {
  requireSignedIn(viewer);
  if (id !== undefined) requireMay(viewer, "users.manage");
  const user = await db.user.findUnique({ where: { id: id ?? viewer.user.id }, select: { deletionAskedAt: true } });
  return user?.deletionAskedAt ?? null;
}

/** Asks for what is kept of oneself to be deleted; asked again it stays asked as of the first day. Errors: 401, 409 for staff. */
export async function askDeletion(viewer: Viewer): Promise<void> {
  requireCustomer(viewer);
  await note(viewer, new Date(), `A customer asked for their data to be deleted, within ${DELETION_DAYS} days`);
}

/** Errors: 401, 409 for staff. */
export async function takeDeletionBack(viewer: Viewer): Promise<void> {
  requireCustomer(viewer);
  await note(viewer, null, "A customer took the request to delete their data back");
}

async function note(viewer: SignedInViewer, deletionAskedAt: Date | null, summary: string) {
  const { user } = viewer;
  const before = deletionAskedAt ? null : { not: null };
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, deletedAt: null, deletionAskedAt: before },
      data: { deletionAskedAt },
    });
    if (count === 0) return;
    await recordAudit(tx, viewer, { kind: "deletion_asked", subject: personSubject(user), summary });
  });
}

function requireCustomer(viewer: Viewer): asserts viewer is SignedInViewer {
  requireSignedIn(viewer);
  if (viewer.user.role === "driver") return;
  throw new Refusal(409, "This is for customers. An admin ends your sign-in and what it keeps.");
}
