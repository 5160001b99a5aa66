import type { Viewer } from "#app/access/viewer.server.ts";
import { checkBooking } from "#app/desk/calendar/booking.server.ts";
import { momentOf } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { namesOf } from "#app/platform/known.ts";
import { findNames, requireAssigner, tellNewcomers } from "#app/repair/assign/assign.server.ts";
import type { Assign } from "#app/repair/assign/assign.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { isNewTime, isTakenAway, tellOfAppointment } from "#app/repair/work/tell-appointment.server.ts";
import { writeAppointment } from "#app/repair/work/write-appointment.server.ts";

/** What is wrong with the time, and who was told of it. */
type Assigned = { conflicts: string[]; reached: string[] };

/**
 * Gives a request its advisor, technician, provider and time; what is left out is taken away. The customer is told of a new time, or that it is taken
 * away, where that is asked.
 * Errors: 403 for drivers, technicians and another's advisor; 404; 400 for someone who cannot be given it and a time that nobody
 * can mean; 409 stale, or as `checkBooking`.
 */
export function assignRequest(viewer: Viewer, repairRequestId: string, input: Assign): Promise<Assigned> {
  return changeRequest(viewer, repairRequestId, (tx, request) =>
    assignIn(tx, viewer, request, input, "scheduledServiceDate"),
  );
}

/** The same inside a larger change; `field` is where its form has the time. */
export async function assignIn(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  input: Assign,
  field: string,
): Promise<Assigned> {
  const assigner = requireAssigner(viewer, request);
  refuseStale(input.version, request.version, "This repair request");
  const names = await findNames(tx, input, request.bay);
  const scheduled = input.scheduledServiceDate ? momentOf(input.scheduledServiceDate) : null;
  const columns = {
    advisorId: input.advisorId ?? null,
    technicianId: input.technicianId ?? null,
    repairProviderId: input.repairProviderId ?? null,
    scheduledServiceDate: scheduled,
    scheduledMinutes: input.scheduledMinutes ?? null,
    bay: input.bay ?? null,
  };
  const stands = namesOf(columns).every((name) => String(columns[name]) === String(request[name]));
  if (stands) return { conflicts: [], reached: [] };
  const { technicianId, bay, scheduledMinutes: minutes } = columns;
  const conflicts = scheduled
    ? await checkBooking(tx, assigner, request, {
        start: scheduled,
        minutes,
        technicianId,
        bay,
        providerId: columns.repairProviderId,
        anyway: input.anyway,
        field,
        record: true,
      })
    : [];
  const entry = {
    kind: "assigned",
    summary: `Assigned: advisor ${names.advisor}, technician ${names.technician}, provider ${names.provider}, ${
      scheduled ? `scheduled for ${formatDateTime(scheduled)}` : "not scheduled"
    }${input.bay ? `, ${input.bay}` : ""}`,
  } as const;
  const told = input.tell && (isNewTime(request, scheduled) || isTakenAway(request, scheduled));
  await writeAppointment(tx, viewer, request, { columns, entry, told });
  await tellNewcomers(tx, viewer, request, input, names.technicianUserId);
  return { conflicts, reached: told ? await tellOfAppointment(tx, request, scheduled) : [] };
}
