import { readFeed } from "#app/desk/calendar/calendar-feed.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Route } from "./+types/calendar-feed";

/** A person's appointments, for the calendar that subscribed to their secret address. */
export async function loader({ params, url }: Route.LoaderArgs) {
  return new Response(await readFeed(params.token, env.PUBLIC_ORIGIN ?? url.origin), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="repairs.ics"',
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, max-age=300",
    },
  });
}
