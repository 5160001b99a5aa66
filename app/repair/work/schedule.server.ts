import type { Viewer } from "#app/access/viewer.server.ts";
import { queueAppointment } from "#app/messages/customers/appointment.server.ts";
import { momentOf } from "#app/platform/clock.ts";
import { formatDateTime, vehicleTitle } from "#app/platform/format.ts";
import { findNames, requireAssigner, tellNewcomers } from "#app/repair/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { delayMoved } from "#app/repair/work/delay-moved.ts";
import type { Schedule } from "#app/repair/work/schedule.ts";

/**
 * Moves a repair in the calendar: another time, length, technician or bay, as one change with one entry in the record; the customer
 * is told of the time where that is asked. Returns whom it reached. Errors: 403 for drivers and technicians; 404; 400 for a
 * technician who is not there and a bay that the shop has not; 409 stale, or closed.
 */
export function moveAppointment(viewer: Viewer, repairRequestId: string, input: Schedule): Promise<string[]> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAssigner(viewer, request);
    refuseStale(input.version, request.version, "This repair request");
    const { technicianId = null, bay = null, scheduledMinutes = null } = input;
    const names = await findNames(tx, { technicianId, bay }, request.bay);
    const moment = momentOf(input.at);
    await tx.repairRequest.update({
      where: { id: request.id },
      data: {
        ...{ scheduledServiceDate: moment, scheduledMinutes, technicianId, bay, version: { increment: 1 } },
        ...delayMoved(request, moment),
      },
    });
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "assigned",
      summary: `Scheduled for ${formatDateTime(moment)}, technician ${names.technician}${bay ? `, ${bay}` : ""}`,
      details: { changes: { scheduledServiceDate: moment.toISOString(), scheduledMinutes, technicianId, bay } },
    });
    await tellNewcomers(tx, viewer, request, { advisorId: request.advisorId }, names.technicianUserId);
    if (!input.tell || request.scheduledServiceDate?.getTime() === moment.getTime()) return [];
    const told = await queueAppointment(tx, {
      ...{ repairRequestId: request.id, accountId: request.accountId },
      ...{ vehicle: vehicleTitle(request.vehicle), moment },
    });
    return told;
  });
}
