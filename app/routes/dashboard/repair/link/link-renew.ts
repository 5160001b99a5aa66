import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { renewLink } from "#app/repair/revoke-code.server.ts";
import type { Route } from "./+types/link-renew";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Update failed" }, async () => {
    await renewLink(viewer, params.id);
    return {
      title: "A new link was made",
      description: "The old one opens nothing any more. The next message to the customer can carry the new one.",
    };
  });
}

export { postOnly as loader };
