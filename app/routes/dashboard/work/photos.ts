import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { messages } from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { savePhoto } from "#app/repair/work/photos.server.ts";
import type { Route } from "./+types/photos";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  let back = `/dashboard/work/${params.id}`;
  try {
    const form = await readForm(request);
    back = returnPath(form, back);
    const photo = form.get("photo");
    if (!(photo instanceof File)) throw new Refusal(400, "Please choose a photo.");
    await savePhoto(viewer, params.id, String(form.get("pointId")), photo);
    return await redirectWithToast(back, { kind: "success", title: "Photo added" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Photo not added");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
