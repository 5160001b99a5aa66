import { getViewer } from "#app/access/viewer.server.ts";
import { findAppointment } from "#app/repair/work/appointment.server.ts";
import { icsOf } from "#app/repair/work/ics.ts";
import type { Route } from "./+types/appointment";

/** The appointment for a calendar, for whoever may see the request. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const ics = icsOf(await findAppointment(await getViewer(request), params.id, url.origin));
  return new Response(ics, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
