import type { Viewer } from "#app/access/viewer.server.ts";
import { env, ownOrigin } from "#app/platform/env.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { isOver } from "#app/repair/work/begin.ts";
import type { Appointment } from "#app/repair/work/ics.ts";
import { USUAL_MINUTES } from "#app/repair/work/slot.server.ts";
import { placeOf } from "#app/shop/settings/place.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

/** The customer's appointment, for whoever may see the request. Errors: 404, also where none is made. */
export async function findAppointment(viewer: Viewer, id: string, origin = ownOrigin()): Promise<Appointment> {
  const found = await findRepairRequest(viewer, id);
  if (!found.scheduledServiceDate) throw notFound("This appointment");
  return {
    id: found.id,
    start: found.scheduledServiceDate,
    minutes: found.scheduledMinutes ?? USUAL_MINUTES,
    version: found.version,
    // Nobody waits for the car on a day to come.
    cancelled: isOver(found) && (found.status === "Cancelled" || found.scheduledServiceDate > new Date()),
    summary: `${vehicleTitle(found.vehicle)}: ${found.initiatedBy ?? "repair"}`,
    location: placeOf(found.repairProvider, await readSettings()),
    url: `${env.PUBLIC_ORIGIN ?? origin}/repair-status/${found.id}`,
  };
}
