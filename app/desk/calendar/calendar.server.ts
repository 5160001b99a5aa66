import { requestScope } from "#app/access/scopes.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { overlapping, USUAL_MINUTES } from "#app/desk/calendar/calendar.ts";
import { db } from "#app/platform/db.server.ts";
import { forbidden } from "#app/platform/refusal.ts";

const MOST = 500;

/**
 * What is scheduled between two moments and not cancelled, within the viewer's scope, by its time; `clash` where its technician has
 * something else then. Errors: 401; 403 for customers.
 */
export async function listScheduled(viewer: Viewer, from: Date, until: Date) {
  requireSignedIn(viewer);
  if (viewer.user.role === "driver") throw forbidden();
  const rows = await db.repairRequest.findMany({
    where: {
      AND: [requestScope(viewer), { scheduledServiceDate: { gte: from, lt: until }, status: { not: "Cancelled" } }],
    },
    orderBy: [{ scheduledServiceDate: "asc" }, { id: "asc" }],
    take: MOST,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      initiatedBy: true,
      scheduledServiceDate: true,
      scheduledMinutes: true,
      vehicle: { select: { make: true, model: true, year: true } },
      requester: { select: { firstName: true, lastName: true } },
      technician: { select: { id: true, user: { select: { firstName: true, lastName: true } } } },
    },
  });
  const times = rows.map((row) => ({
    ...row,
    start: row.scheduledServiceDate ?? from,
    minutes: row.scheduledMinutes ?? USUAL_MINUTES,
  }));
  const byTechnician = Map.groupBy(times, ({ technician }) => technician?.id ?? null);
  const clashing = new Set(
    [...byTechnician].flatMap(([technicianId, slots]) => (technicianId === null ? [] : [...overlapping(slots)])),
  );
  return times.map((row) => ({ ...row, clash: clashing.has(row.id) }));
}
