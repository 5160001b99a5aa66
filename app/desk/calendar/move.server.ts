import type { Viewer } from "#app/access/viewer.server.ts";
import { checkBooking } from "#app/desk/calendar/booking.server.ts";
import { queueAppointment } from "#app/messages/customers/appointment.server.ts";
import { momentOf } from "#app/platform/clock.ts";
import { formatDateTime, vehicleTitle } from "#app/platform/format.ts";
import { findNames, requireAssigner, tellNewcomers } from "#app/repair/assign/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { isOver } from "#app/repair/work/begin.ts";
import type { Schedule } from "#app/repair/work/schedule.ts";
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
    // Of a time that has passed nobody is told, nor of one for a repair that is over.
    const toCome = moment > new Date() && !isOver(request);
    const told = input.tell && toCome && request.scheduledServiceDate?.getTime() !== moment.getTime();
    await writeAppointment(tx, viewer, request, { columns, entry, told });
    await tellNewcomers(tx, viewer, request, { advisorId: request.advisorId }, names.technicianUserId);
    if (!told) return { conflicts, reached: [] };
    const reached = await queueAppointment(tx, {
      repairRequestId: request.id,
      accountId: request.accountId,
      vehicle: vehicleTitle(request.vehicle),
      moment,
    });
    return { conflicts, reached };
  });
}
