import type { Viewer } from "#app/access/viewer.server.ts";
import { checkBooking } from "#app/desk/calendar/booking.server.ts";
import { type UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";

/**
 * Changes a request by a call. A time, technician, bay or shop that it names is asked about as the forms ask, past times for the record
 * among them. Errors: as `updateRequest`, and as `checkBooking`.
 */
export function updateByCall(viewer: Viewer, repairRequestId: string, input: UpdateRequest): Promise<void> {
  return updateRequest(viewer, repairRequestId, input, async (tx, asker, request, place) => {
    await checkBooking(tx, asker, request, {
      ...place,
      anyway: input.anyway,
      field: "scheduledServiceDate",
      record: true,
    });
  });
}
