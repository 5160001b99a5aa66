import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { endOtherSessions } from "#app/people/profile.server.ts";
import type { Route } from "./+types/end-other-sessions";

/** Signs every browser out but this one. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const count = await endOtherSessions(viewer);
  return redirectWithToast("/dashboard/account", {
    kind: "success",
    title: "Other sessions ended",
    description: count === 1 ? "1 other browser has been signed out." : `${count} other browsers have been signed out.`,
  });
}

export { postOnly as loader };
