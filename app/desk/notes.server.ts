import { requireRequest } from "#app/access/require-request.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { mentionedIn } from "#app/desk/notes.ts";
import { notify } from "#app/messages/notification.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { fullName, vehicleTitle } from "#app/platform/format.ts";
import { forbidden } from "#app/platform/refusal.ts";

const SHOWN = 200;

/** What staff wrote about a request among themselves, newest first; nothing for a customer. */
export function noteFields(viewer: Viewer) {
  return {
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: isStaff(viewer) ? SHOWN : 0,
    select: { id: true, authorName: true, body: true, mentioned: true, createdAt: true },
  } satisfies Prisma.RepairRequest$notesArgs;
}

/**
 * Keeps a note and tells whom it names with "@": of those who may see the request. Returns their names.
 * Errors: 401; 403 for customers; 404 outside the scope.
 */
export async function addNote(viewer: Viewer, repairRequestId: string, body: string): Promise<string[]> {
  requireSignedIn(viewer);
  if (!isStaff(viewer)) throw forbidden();
  const { id } = await requireRequest(viewer, repairRequestId);
  return db.$transaction(async (tx) => {
    const { vehicle, people } = await findReaders(tx, id);
    const told = mentionedIn(
      body,
      people.filter((person) => person.id !== viewer.user.id),
    );
    const mentioned = told.map(fullName);
    await tx.internalNote.create({
      data: { repairRequestId: id, authorId: viewer.user.id, authorName: viewer.name, body, mentioned },
    });
    await notify(
      tx,
      told.map((person) => person.id),
      {
        kind: "message",
        title: `${viewer.name} named you: ${vehicleTitle(vehicle)}`,
        body: body.slice(0, 200),
        href: `/dashboard/repair-requests/${id}#timeline`,
        repairRequestId: id,
      },
    );
    return mentioned;
  });
}

/** Who may see a request on the shop's side: the admins, its advisor and its technician. */
async function findReaders(tx: Transaction, repairRequestId: string) {
  const request = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      advisorId: true,
      technician: { select: { userId: true } },
      vehicle: { select: { make: true, model: true, year: true } },
    },
  });
  const given = [request.advisorId, request.technician?.userId].filter((id) => id != null);
  const people = await tx.user.findMany({
    where: { status: "Active", deletedAt: null, OR: [{ role: "admin" }, { id: { in: given } }] },
    orderBy: [{ firstName: "asc" }, { lastName: "asc" }, { id: "asc" }],
    select: { id: true, firstName: true, lastName: true },
  });
  return { vehicle: request.vehicle, people };
}

function isStaff({ user }: Viewer) {
  return user !== null && user.role !== "driver";
}
