import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { renewLink } from "#app/repair/revoke-code.server.ts";
import type { Route } from "./+types/link-renew";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    await renewLink(viewer, params.id);
    return await redirectWithToast(back, {
      kind: "success",
      title: "A new link was made",
      description: "The old one opens nothing any more. The next message to the customer can carry the new one.",
    });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Update failed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
