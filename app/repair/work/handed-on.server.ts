import type { Viewer } from "#app/access/viewer.server.ts";
import { isUuid } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { fullName } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

/** The clock of who has these repairs no longer stops; the time until then is kept. */
export async function endWorkOf(tx: Transaction, userId: string, repairRequestIds: string[]): Promise<void> {
  await tx.workSession.updateMany({
    where: { userId, repairRequestId: { in: repairRequestIds }, endedAt: null },
    data: { endedAt: new Date() },
  });
}

/** What the record keeps of a repair that leaves a technician, by their ids. */
export function handedOn(from: string, to: string | null) {
  return { technician: { from, to } };
}

/** Of a repair that this person may not see: who has it now where it was theirs, and otherwise that there is none. */
export async function noSuchRepair(viewer: Viewer, repairRequestId: string, tx: Transaction = db): Promise<Refusal> {
  const now = await whoHasItNow(viewer, repairRequestId, tx);
  return now ? new Refusal(404, now) : notFound("This repair request");
}

/**
 * Who has a repair now that this person had, worked on or was told of before it went to somebody else, and that their time is kept;
 * null for one that was never theirs.
 */
export async function whoHasItNow(
  { user }: Viewer,
  repairRequestId: string,
  tx: Transaction = db,
): Promise<string | null> {
  if (user?.role !== "technician" || !isUuid(repairRequestId)) return null;
  const { technicianId } = user;
  const row = await tx.repairRequest.findFirst({
    where: {
      id: repairRequestId,
      OR: [
        { workSessions: { some: { userId: user.id } } },
        { notifications: { some: { userId: user.id, title: { endsWith: "was assigned to you" } } } },
        ...(technicianId
          ? [{ history: { some: { data: { path: ["technician", "from"], equals: technicianId } } } }]
          : []),
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
  const who = fullName(now) || "Nobody";
  const kept = row.workSessions.length > 0 ? " Your time until it was handed over is kept." : "";
  return `${who} has this repair now.${kept}`;
}
