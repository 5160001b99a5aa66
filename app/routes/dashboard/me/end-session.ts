import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { endOwnSession } from "#app/people/profile.server.ts";
import type { Route } from "./+types/end-session";

/** Signs one other browser out. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    await endOwnSession(viewer, params.id);
    return await redirectWithToast("/dashboard/account", {
      kind: "success",
      title: "Session ended",
      description: "That browser has been signed out.",
    });
  } catch (error) {
    return refusedWithToast(error, "/dashboard/account");
  }
}

export { postOnly as loader };
