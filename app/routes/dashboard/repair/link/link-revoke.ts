import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { revokeLink } from "#app/repair/revoke-code.server.ts";
import type { Route } from "./+types/link-revoke";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    await revokeLink(viewer, params.id);
    return await redirectWithToast(back, {
      kind: "success",
      title: "The link was revoked",
      description: "Nobody gets in by it any more. The customer can sign in with the code to their phone.",
    });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Update failed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
