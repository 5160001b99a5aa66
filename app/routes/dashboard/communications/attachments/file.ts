import { openAttachment } from "#app/desk/attachments/open.server.ts";
import { documentResponse } from "#app/http/document-response.ts";
import { requireScreen } from "#app/http/page.server.ts";
import type { Route } from "./+types/file";

/** A picture or a paper that came with a message, for who sees the thread; `?small` is the small one. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  return documentResponse(await openAttachment(viewer, params.id, url.searchParams.has("small")));
}
