import { snooze } from "#app/desk/now/snooze.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedWithToast, requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import type { Route } from "./+types/snooze";
import { readKey } from "./key.ts";

const UNTIL_HOURS = 18;

/** Out of sight until tomorrow: eighteen hours bring it back at the start of the next day's work. The toast takes it back. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    const form = await readForm(request);
    const key = readKey(form, "This cannot be snoozed.");
    const returnTo = returnPath(form, "/dashboard");
    await snooze(viewer, key, new Date(Date.now() + UNTIL_HOURS * 3_600_000));
    return await redirectWithToast(returnTo, {
      kind: "success",
      title: "Snoozed until tomorrow",
      undo: { action: "/dashboard/now/back", fields: { key, returnTo } },
    });
  } catch (error) {
    return refusedWithToast(error, "/dashboard", "Not snoozed");
  }
}

export { postOnly as loader };
