import type { Viewer } from "#app/access/viewer.server.ts";
import { checkBooking } from "#app/desk/calendar/booking.server.ts";
import { momentOf } from "#app/platform/clock.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { findNames, requireAssigner, tellNewcomers } from "#app/repair/assign/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import type { Schedule } from "#app/repair/work/schedule.ts";
import { isNewTime, tellOfAppointment } from "#app/repair/work/tell-appointment.server.ts";
import { writeAppointment } from "#app/repair/work/write-appointment.server.ts";

/**
 * Moves a repair in the calendar: another time, length, technician or bay, as one change with one entry in the record; the customer
 * is told of the time where that is asked. Returns whom it reached, and what is wrong with the time. Errors: 403 for drivers and
 * technicians; 404; 400 for a technician who is not there, a bay that the shop has not and a time that nobody can mean; 409 stale,
 * closed, or as `checkBooking`.
 */
export function moveAppointment(viewer: Viewer, repairRequestId: string, input: Schedule) {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const assigner = requireAssigner(viewer, request);
    refuseStale(input.version, request.version, "This repair request");
    const { technicianId = null, bay = null, scheduledMinutes = null } = input;
    const names = await findNames(tx, { technicianId, bay }, request.bay);
    const moment = momentOf(input.at);
    const conflicts = await checkBooking(tx, assigner, request, {
      start: moment,
      minutes: scheduledMinutes,
      technicianId,
      bay,
      providerId: request.repairProviderId,
      anyway: input.anyway,
      field: "at",
      record: false,
    });
    const columns = { scheduledServiceDate: moment, scheduledMinutes, technicianId, bay };
    const entry = {
      kind: "assigned",
      summary: `Scheduled for ${formatDateTime(moment)}, technician ${names.technician}${bay ? `, ${bay}` : ""}`,
      details: { changes: { ...columns, scheduledServiceDate: moment.toISOString() } },
    } as const;
    const told = input.tell && isNewTime(request, moment);
    await writeAppointment(tx, viewer, request, { columns, entry, told });
    await tellNewcomers(tx, viewer, request, { advisorId: request.advisorId }, names.technicianUserId);
    return { conflicts, reached: told ? await tellOfAppointment(tx, request, moment) : [] };
  });
}
