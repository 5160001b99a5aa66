import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { isUuid } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";

/** The clock of who has these repairs no longer stops; the time until then is kept. */
export async function endWorkOf(tx: Transaction, userId: string, repairRequestIds: string[]): Promise<void> {
  await tx.workSession.updateMany({
    where: { userId, repairRequestId: { in: repairRequestIds }, endedAt: null },
    data: { endedAt: new Date() },
  });
}

/**
 * Who has a repair now that this person worked on, or was told of, before it went to somebody else, and that their time is kept; null
 * for one that was never theirs.
 */
export async function whoHasItNow({ user }: SignedInViewer, repairRequestId: string): Promise<string | null> {
  if (user.role !== "technician" || !isUuid(repairRequestId)) return null;
  const row = await db.repairRequest.findFirst({
    where: {
      id: repairRequestId,
      OR: [
        { workSessions: { some: { userId: user.id } } },
        { notifications: { some: { userId: user.id, title: { endsWith: "was assigned to you" } } } },
      ],
    },
    relationLoadStrategy: "join",
    select: {
      technician: { select: { user: { select: { firstName: true, lastName: true } } } },
      workSessions: { where: { userId: user.id }, take: 1, select: { id: true } },
    },
  });
  if (!row) return null;
  const now = row.technician?.user;
  const who = now ? `${now.firstName} ${now.lastName}`.trim() : "Nobody";
  const kept = row.workSessions.length > 0 ? " Your time until it was handed over is kept." : "";
  return `${who} has this repair now.${kept}`;
}
