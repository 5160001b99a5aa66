import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { removePhoto } from "#app/repair/work/photos.server.ts";
import type { Route } from "./+types/photo-remove";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = returnPath(await readForm(request), `/dashboard/work/${params.id}`);
  try {
    await removePhoto(viewer, params.id, params.photoId);
    return await redirectWithToast(back, { kind: "success", title: "Photo removed" });
  } catch (error) {
    return refusedAtDoor(error, back, "Photo not removed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
