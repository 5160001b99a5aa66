import { getViewer } from "#app/access/viewer.server.ts";
import { icsOf, USUAL_MINUTES } from "#app/desk/calendar/calendar.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { env } from "#app/platform/env.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { notFound } from "#app/platform/refusal.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import type { Route } from "./+types/appointment";

/** The appointment for a calendar, for whoever may see the request. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  try {
    const found = await findRepairRequest(await getViewer(request), params.id);
    if (!found.scheduledServiceDate) throw notFound("This appointment");
    const ics = icsOf({
      id: found.id,
      start: found.scheduledServiceDate,
      minutes: found.scheduledMinutes ?? USUAL_MINUTES,
      version: found.version,
      cancelled: found.status === "Cancelled",
      summary: `${vehicleTitle(found.vehicle)}: ${found.initiatedBy ?? "repair"}`,
      location: found.repairProvider?.name ?? "",
      url: `${env.PUBLIC_ORIGIN ?? url.origin}/repair-status/${found.id}`,
    });
    return new Response(ics, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
        "Content-Disposition": 'attachment; filename="appointment.ics"',
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    throwAsResponse(error);
  }
}
