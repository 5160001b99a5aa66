import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { changedMeanwhile, Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { completed } from "#app/repair/decide/paid.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";
import { whyNotBegun } from "#app/repair/work/begin.ts";
import { noSuchRepair } from "#app/repair/work/handed-on.server.ts";
import { type MileageIn, mileageSeen } from "#app/repair/work/inspection.ts";
import { BILLED } from "#app/repair/work/needs-technician.server.ts";
import { slotFields } from "#app/repair/work/slot.server.ts";

/** From these the first hour of work makes a repair In Progress; a diagnosis before the go-ahead changes no status. */
const READY = ["Scheduled", "Pending_Repair", "Parts Ordered", "Delayed"];

const SHOWN = 50;

/**
 * The technician begins, or goes on after a pause; whatever else they were at is paused. Again changes nothing.
 * Errors: 401, 403, 404; 409 for a repair that is closed, or billed.
 */
export function startWork(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireMay(viewer, "work.do");
    const why = whyNotBegun(request.status);
    if (why) throw new Refusal(409, why, { title: "Not started" });
    const userId = viewer.user.id;
    const running = await tx.workSession.findFirst({ where: { userId, endedAt: null } });
    if (running?.repairRequestId === request.id) return;
    if (running) await endSession(tx, userId);
    await tx.workSession.create({ data: { repairRequestId: request.id, userId } });
    await tx.repairRequest.update({ where: { id: request.id }, data: { workDoneAt: null, workAgainAt: null } });
    await appendHistory(tx, viewer, { repairRequestId: request.id, kind: "details_changed", summary: "Work started" });
    if (READY.includes(request.status)) {
      await commit(tx, viewer, request, decide(request, { do: "set_status", status: "In Progress" }, actorOf(viewer)));
    }
  });
}

/** Errors: as startWork. */
export function pauseWork(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireMay(viewer, "work.do");
    if ((await endSession(tx, viewer.user.id, request.id)) === 0) return;
    await appendHistory(tx, viewer, { repairRequestId: request.id, kind: "details_changed", summary: "Work paused" });
  });
}

/** The work is done: the shop side is told, and sees to the invoice. Again changes nothing. Errors: as startWork. */
export function finishWork(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireMay(viewer, "work.do");
    refuseClosed(request);
    await endSession(tx, viewer.user.id, request.id);
    const { count } = await tx.repairRequest.updateMany({
      where: { id: request.id, workDoneAt: null },
      data: { workDoneAt: new Date(), workAgainAt: null },
    });
    if (count === 0) return;
    await appendHistory(tx, viewer, { repairRequestId: request.id, kind: "details_changed", summary: "Work done" });
    await notifyShopSide(tx, request, {
      kind: "status_change",
      title: `${vehicleTitle(request.vehicle)}: the work is done`,
      body: `${viewer.name} is done with the work.`,
      except: viewer.user.id,
    });
    const done = { ...request, workDoneAt: new Date(), workAgainAt: null };
    await commit(tx, viewer, done, completed(done));
  });
}

/**
 * What the odometer showed when the car came in; the car's own mileage follows it. Errors: as startWork; 400 at `mileage` below
 * what is known of the car, unless the person is sure; 409 where either was changed since `version`.
 */
export function setMileageIn(viewer: Viewer, repairRequestId: string, input: MileageIn): Promise<void> {
  const { mileage, sure, version } = input;
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireMay(viewer, "work.do");
    refuseClosed(request);
    const known = request.vehicle.mileage;
    const { mileageIn } = await tx.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      select: { mileageIn: true },
    });
    // The same figure is no other word, pressed twice or taken by two.
    if (version && mileage !== mileageIn && version !== mileageSeen(mileageIn, known)) {
      throw changedMeanwhile("The mileage");
    }
    if (!sure && known !== null && mileage < known) {
      const miles = known.toLocaleString("en-US");
      throw new Refusal(400, `This car had ${miles} miles already. Look again, or say that you are sure.`, {
        field: "mileage",
      });
    }
    await tx.repairRequest.update({ where: { id: request.id }, data: { mileageIn: mileage } });
    await tx.vehicle.update({ where: { id: request.vehicleId }, data: { mileage } });
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "details_changed",
      summary: `Mileage in: ${mileage.toLocaleString("en-US")} miles`,
      details: { milesOf: request.vehicleId, before: known },
    });
  });
}

async function endSession(tx: Transaction, userId: string, repairRequestId?: string): Promise<number> {
  const { count } = await tx.workSession.updateMany({
    where: { userId, endedAt: null, ...(repairRequestId ? { repairRequestId } : {}) },
    data: { endedAt: new Date() },
  });
  return count;
}

function refuseClosed({ status }: LockedRequest) {
  if (status === "Completed" || status === "Cancelled") throw new Refusal(409, "This repair is closed.");
}

const car = { make: true, model: true, year: true, vin: true, mileage: true, plate: true, color: true } as const;

/** What is given to the technician and not done: what runs first, then by its time. No money. Errors: 401, 403. */
export async function listMyWork(viewer: Viewer) {
  requireMay(viewer, "work.do");
  const rows = await db.repairRequest.findMany({
    where: { AND: [requestScope(viewer), { closedAt: null, status: { notIn: BILLED } }] },
    orderBy: [{ scheduledServiceDate: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }, { id: "asc" }],
    take: SHOWN,
    relationLoadStrategy: "join",
    select: {
      ...slotFields,
      workDoneAt: true,
      vehicle: { select: car },
      workSessions: {
        where: { userId: viewer.user.id },
        orderBy: { startedAt: "asc" },
        select: { startedAt: true, endedAt: true },
      },
      lineItems: {
        where: { group: "approved" },
        orderBy: { position: "asc" },
        select: { id: true, description: true },
      },
    },
  });
  return rows.map(({ workSessions, ...row }) => ({ ...row, ...timeOf(workSessions) }));
}

/** One repair as the workshop sees it: the car, the approved work, the times, the inspection. No money. Errors: 401, 403, 404. */
export async function findWorkSheet(viewer: Viewer, repairRequestId: string) {
  requireMay(viewer, "work.do");
  const row = isUuid(repairRequestId)
    ? await db.repairRequest.findFirst({
        where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
        relationLoadStrategy: "join",
        select: {
          ...slotFields,
          description: true,
          mileageIn: true,
          workDoneAt: true,
          vehicle: { select: car },
          workSessions: {
            where: { userId: viewer.user.id },
            orderBy: { startedAt: "asc" },
            select: { startedAt: true, endedAt: true },
          },
          lineItems: { orderBy: { position: "asc" }, select: { id: true, description: true, type: true, group: true } },
          inspection: {
            orderBy: { createdAt: "asc" },
            select: {
              id: true,
              name: true,
              rating: true,
              note: true,
              proposal: true,
              lineItemId: true,
              version: true,
              lineItem: { select: { group: true } },
              photos: { orderBy: { createdAt: "asc" }, select: { id: true, width: true, height: true } },
            },
          },
        },
      })
    : null;
  if (!row) throw await noSuchRepair(viewer, repairRequestId);
  const { workSessions, ...sheet } = row;
  return { ...sheet, ...timeOf(workSessions) };
}

/** Minutes worked so far, and since when it runs. */
function timeOf(sessions: { startedAt: Date; endedAt: Date | null }[], now = new Date()) {
  const worked = sessions.reduce((sum, one) => sum + ((one.endedAt ?? now).getTime() - one.startedAt.getTime()), 0);
  return {
    minutes: Math.round(worked / 60_000),
    runningSince: sessions.find(({ endedAt }) => endedAt === null)?.startedAt ?? null,
    begun: sessions.length > 0,
  };
}
