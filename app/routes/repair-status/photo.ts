import { getViewer } from "#app/access/viewer.server.ts";
import { documentResponse } from "#app/http/document-response.ts";
import { openPhoto } from "#app/repair/work/photos.server.ts";
import type { Route } from "./+types/photo";

/** A photograph of the workshop, for whoever may see its request; customers see those of what they are asked about. */
export async function loader({ request, params }: Route.LoaderArgs) {
  return documentResponse(await openPhoto(await getViewer(request), params.id, params.photoId));
}
