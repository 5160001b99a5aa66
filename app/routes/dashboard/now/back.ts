import { bringBack } from "#app/desk/now/snooze.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedWithToast, requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import type { Route } from "./+types/back";
import { readKey } from "./key.ts";

/** What was snoozed is in the list again. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    const form = await readForm(request);
    await bringBack(viewer, readKey(form, "This was not snoozed."));
    return await redirectWithToast(returnPath(form, "/dashboard"), { kind: "success", title: "Back in Now" });
  } catch (error) {
    return refusedWithToast(error, "/dashboard", "Not brought back");
  }
}

export { postOnly as loader };
