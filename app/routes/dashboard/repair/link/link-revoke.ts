import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { revokeLink } from "#app/repair/revoke-code.server.ts";
import type { Route } from "./+types/link-revoke";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Update failed" }, async () => {
    await revokeLink(viewer, params.id);
    return {
      title: "The link was revoked",
      description: "Nobody gets in by it any more. The customer can sign in with the code to their phone.",
    };
  });
}

export { postOnly as loader };
