import type { Viewer } from "#app/access/viewer.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { askForOtherShop, movedSaid, otherShop } from "#app/repair/assign/other-shop.server.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf, type Planned } from "#app/repair/state.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";
import { endWorkOf, handedOn } from "#app/repair/work/handed-on.server.ts";

type Plan = {
  /** What is written, the time of the appointment among it; left out, it stays. */
  columns: Omit<
    Prisma.RepairRequestUncheckedUpdateInput,
    "scheduledServiceDate" | "technicianId" | "repairProviderId"
  > & {
    scheduledServiceDate?: Date | null | undefined;
    technicianId?: string | null | undefined;
    repairProviderId?: string | null | undefined;
  };
  /** What the record says of it; null where nothing but the status changes. */
  entry: Omit<Parameters<typeof appendHistory>[2], "repairRequestId"> | null;
  /** The customer is told of the time by itself. */
  told?: boolean | undefined;
} & Omit<Planned, "appointment">;

/** Writes an appointment, by whichever door, and what comes with it: the day of a delay moves with the time. */
export async function writeAppointment(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { columns, entry, told = false, ...planned }: Plan,
): Promise<void> {
  const moved = await otherShop(tx, request, columns.repairProviderId);
  const { technicianId: former, technician } = request;
  const to = columns.technicianId;
  const left = former !== null && to !== undefined && to !== former ? handedOn(former, to) : {};
  if (entry) {
    const again = needsAgain(request, columns.scheduledServiceDate) ? begunAgain(request) : {};
    const met = columns.scheduledServiceDate ? { missedAt: null, timeCancelledAt: null } : {};
    const data = {
      ...met,
      ...answered(request, columns.scheduledServiceDate),
      ...columns,
      ...again,
      version: { increment: 1 },
    };
    await tx.repairRequest.update({ where: { id: request.id }, data });
    const details = { ...entry.details, ...left };
    await appendHistory(tx, viewer, { repairRequestId: request.id, ...entry, details });
  }
  if (technician && "technician" in left) await endWorkOf(tx, technician.userId, [request.id]);
  const at = columns.scheduledServiceDate;
  const appointment = at ? { at, day: dayOf(at), told } : null;
  await commit(
    tx,
    viewer,
    request,
    decide(
      request,
      { do: "schedule", appointment, ...planned, ...(moved ? { movesShop: movedSaid(moved) } : {}) },
      actorOf(viewer),
    ),
  );
  if (moved) await askForOtherShop(tx, viewer, request, moved);
}

/** Another time, or none any more, answers what the customer asked about it. */
function answered({ scheduledServiceDate: before }: LockedRequest, at: Date | null | undefined) {
  return at === undefined || at?.getTime() === before?.getTime() ? {} : { timeAskedAt: null, timeAsked: null };
}

/** What was begun or done was so before the time that is to come. */
function begunAgain(request: LockedRequest) {
  const again = { workDoneAt: null, ...(request.status === "In Progress" ? {} : { startedAt: null }) };
  Object.assign(request, again);
  return again;
}

/** Who gives a repair another time to come has work for it, also where its work was said to be done. */
function needsAgain({ status, scheduledServiceDate: before }: LockedRequest, at: Date | null | undefined): boolean {
  return Boolean(at && at > new Date() && at.getTime() !== before?.getTime()) && whyNotBegun(status) === null;
}
