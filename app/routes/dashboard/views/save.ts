import { saveView } from "#app/desk/views.server.ts";
import { SaveView } from "#app/desk/views.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/save";
import { listOfAddress } from "./list-of-address.server.ts";

/** Keeps the list as it is looked at under a name. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const { list, path } = listOfAddress(params.list);
  let back = path;
  try {
    const submission = await readSubmission(request, { schema: SaveView });
    back = `${path}?${new URLSearchParams(String(submission.payload.search ?? ""))}`;
    if (submission.status !== "success") {
      throw new Refusal(400, Object.values(submission.error ?? {}).flat()[0] ?? "Give the view a name");
    }
    const search = await saveView(viewer, list, submission.value);
    return await redirectWithToast(`${path}?${search}`, { kind: "success", title: "View saved" });
  } catch (error) {
    return refusedWithToast(error, back, "View not saved");
  }
}

export { postOnly as loader };
