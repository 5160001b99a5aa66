import type { Viewer } from "#app/access/viewer.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { requireAssigner } from "#app/repair/assign/assign.server.ts";
import { hasCome, WAITS_FOR_CAR } from "#app/repair/repair-request.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { someWork } from "#app/repair/work/needs-technician.server.ts";
import { writeAppointment } from "#app/repair/work/write-appointment.server.ts";

type Booked = Parameters<typeof hasCome>[0] & { scheduledServiceDate: Date | null };

/** Whether an appointment has passed to which the customer may not have come. */
export function isMissed(repair: Booked, now = new Date()): boolean {
  const { status, scheduledServiceDate: at } = repair;
  return at !== null && at < now && WAITS_FOR_CAR.includes(status) && !hasCome(repair);
}

/**
 * The customer did not come: the appointment that has passed is taken away and stands in the record, and the repair waits for a new
 * time. Pressed twice, it is noted once. Errors: 403 for drivers, technicians and another's advisor; 404; 409 where none has passed.
 */
export function noteNoShow(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAssigner(viewer, request);
    const { scheduledServiceDate: at } = request;
    const here = await tx.repairRequest.findUniqueOrThrow({
      where: { id: request.id },
      select: { mileageIn: true, ...someWork },
    });
    if (!at || !isMissed({ ...request, ...here }))
      throw new Refusal(409, "No appointment has passed that the customer could have missed.");
    const summary = `No-show: the customer did not come on ${formatDateTime(at)}`;
    const details = { missed: at.toISOString() };
    await writeAppointment(tx, viewer, request, {
      columns: { scheduledServiceDate: null, missedAt: at },
      entry: { kind: "assigned", summary, details },
    });
  });
}
