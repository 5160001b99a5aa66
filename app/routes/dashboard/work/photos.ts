import { randomUUID } from "node:crypto";
import { getViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal, unauthenticated } from "#app/platform/refusal.ts";
import { savePhoto } from "#app/repair/work/photos.server.ts";
import type { Route } from "./+types/photos";

/** A form's photo leads back to its page; one that waited on the phone is answered in JSON, and its id is booked once. */
export async function action({ request, params }: Route.ActionArgs) {
  if (request.headers.get("accept") === "application/json") return takeWaiting(request, params.id);
  const viewer = await requireScreen(request);
  let back = `/dashboard/work/${params.id}`;
  try {
    const form = await readForm(request);
    back = returnPath(form, back);
    await save(viewer, params.id, form);
    return await redirectWithToast(back, { kind: "success", title: "Photo added" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Photo not added");
  }
}

async function takeWaiting(request: Request, repairRequestId: string) {
  try {
    const viewer = await getViewer(request);
    if (!viewer.user) throw unauthenticated();
    const form = await readForm(request);
    // Somebody else is in by now: the photo waits for who took it.
    if (viewer.user.id !== form.get("person")) throw unauthenticated();
    await save(viewer, repairRequestId, form);
    return Response.json({ kept: true });
  } catch (error) {
    const { message, status, retryAfter } = asFailure(error, messages.unforeseen);
    return Response.json({ message }, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
  }
}

async function save(viewer: Viewer, repairRequestId: string, form: FormData) {
  const photo = form.get("photo");
  if (!(photo instanceof File)) throw new Refusal(400, "Please choose a photo.");
  const id = form.get("photoId");
  await savePhoto(viewer, repairRequestId, String(form.get("pointId")), photo, id === null ? randomUUID() : String(id));
}

export { postOnly as loader };
