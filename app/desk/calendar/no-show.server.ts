import type { Viewer } from "#app/access/viewer.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { requireAssigner } from "#app/repair/assign/assign.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { writeAppointment } from "#app/repair/work/write-appointment.server.ts";

const WAITS_FOR_CAR: readonly RequestStatus[] = ["Scheduled", "Pending_Pickup", "Pending_Repair"];

/** Whether an appointment has passed to which the customer may not have come. */
export function isMissed(
  { status, scheduledServiceDate: at }: { status: RequestStatus; scheduledServiceDate: Date | null },
  now = new Date(),
): boolean {
  return at !== null && at < now && WAITS_FOR_CAR.includes(status);
}

/**
 * The customer did not come: the appointment that has passed is taken away and stands in the record, and the repair waits for a new
 * time. Pressed twice, it is noted once. Errors: 403 for drivers, technicians and another's advisor; 404; 409 where none has passed.
 */
export function noteNoShow(viewer: Viewer, repairRequestId: string): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAssigner(viewer, request);
    const { scheduledServiceDate: at } = request;
    if (!at || !isMissed(request))
      throw new Refusal(409, "No appointment has passed that the customer could have missed.");
    const summary = `No-show: the customer did not come on ${formatDateTime(at)}`;
    const details = { missed: at.toISOString() };
    await writeAppointment(tx, viewer, request, {
      columns: { scheduledServiceDate: null, missedAt: at },
      entry: { kind: "assigned", summary, details },
    });
  });
}
