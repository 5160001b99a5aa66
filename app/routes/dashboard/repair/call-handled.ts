import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { markCalledBack } from "#app/messages/calls/list.server.ts";
import type { Route } from "./+types/call-handled";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Update failed" }, async () => {
    await markCalledBack(viewer, params.id, params.callId);
    return { title: "Marked as called back" };
  });
}

export { postOnly as loader };
