import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { markCalledBack } from "#app/messages/calls/list.server.ts";
import type { Route } from "./+types/call-handled";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    await markCalledBack(viewer, params.id, params.callId);
    return await redirectWithToast(back, { kind: "success", title: "Marked as called back" });
  } catch (error) {
    return refusedAtDoor(error, back, "Update failed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
