import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { removePhoto } from "#app/repair/work/photos.server.ts";
import type { Route } from "./+types/photo-remove";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = returnPath(await readForm(request), `/dashboard/work/${params.id}`);
  return carryOut(back, { failed: "Photo not removed" }, async () => {
    await removePhoto(viewer, params.id, params.photoId);
    return { title: "Photo removed" };
  });
}

export { postOnly as loader };
