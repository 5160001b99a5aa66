import { noteNoShow } from "#app/desk/calendar/no-show.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/no-show";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Not noted" }, async () => {
    await noteNoShow(viewer, params.id);
    const description = "The repair waits for a new time. “We missed you” is among the words to send below.";
    return { to: `${back}#write`, title: "No-show noted", description };
  });
}

export { postOnly as loader };
