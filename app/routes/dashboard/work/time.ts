import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { isNameOf } from "#app/platform/known.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { whoHasItNow } from "#app/repair/work/handed-on.server.ts";
import { finishWork, pauseWork, startWork } from "#app/repair/work/work.server.ts";
import type { Route } from "./+types/time";

const DEEDS = {
  start: { deed: startWork, title: "Started" },
  pause: { deed: pauseWork, title: "Paused" },
  done: { deed: finishWork, title: "Done: your advisor was told" },
};

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const back = returnPath(form, `/dashboard/work/${params.id}`);
  const asked = String(form.get("do"));
  try {
    if (!isNameOf(DEEDS, asked)) throw new Refusal(400, "Say whether to start, to pause or that it is done.");
    const { deed, title } = DEEDS[asked];
    await deed(viewer, params.id);
    return await redirectWithToast(back, { kind: "success", title });
  } catch (error) {
    // It was handed over while the page was open.
    const now = error instanceof Refusal && error.status === 404 ? await whoHasItNow(viewer, params.id) : null;
    if (now) return redirectWithToast("/dashboard/work", { kind: "info", title: "Handed over", description: now });
    return refusedAtDoor(error, back, "Not saved");
  }
}

export { postOnly as loader };
