import { z } from "zod";
import { snooze } from "#app/desk/now.server.ts";
import { WAITS } from "#app/desk/now.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { refusedWithToast, requireScreen, returnPath } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/snooze";

const Snoozed = z.object({
  key: z.string().refine((key) => {
    const [kind = "", thing = ""] = key.split(":");
    return Object.hasOwn(WAITS, kind) && z.guid().safeParse(thing).success;
  }, "This cannot be snoozed."),
  returnTo: z.string().optional(),
});

const UNTIL_HOURS = 18;

/** Out of sight until tomorrow: eighteen hours bring it back at the start of the next day's work. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    const submission = await readSubmission(request, { schema: Snoozed });
    if (submission.status !== "success") throw new Refusal(400, "This cannot be snoozed.");
    const back = returnPath(asForm(submission.value.returnTo), "/dashboard");
    await snooze(viewer, submission.value.key, new Date(Date.now() + UNTIL_HOURS * 3_600_000));
    return await redirectWithToast(back, { kind: "success", title: "Snoozed until tomorrow" });
  } catch (error) {
    return refusedWithToast(error, "/dashboard", "Not snoozed");
  }
}

function asForm(returnTo: string | undefined) {
  const form = new FormData();
  if (returnTo) form.set("returnTo", returnTo);
  return form;
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
