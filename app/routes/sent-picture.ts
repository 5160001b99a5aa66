import { openSentPicture } from "#app/desk/attachments/open.server.ts";
import { documentResponse } from "#app/http/document-response.ts";
import type { Route } from "./+types/sent-picture";

/** A picture that left with a text, for the provider that carries it: it has no session, and the address ends by itself. */
export async function loader({ params }: Route.LoaderArgs) {
  return documentResponse(await openSentPicture(params.token));
}
