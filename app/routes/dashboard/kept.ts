import { getViewer, isSignedIn } from "#app/access/viewer.server.ts";
import { toSignIn } from "#app/http/interrupted.server.ts";
import { safePath } from "#app/http/page.server.ts";
import type { Route } from "./+types/kept";

/** Whether the session still stands: 204, or 401. */
export async function loader({ request }: Route.LoaderArgs) {
  return new Response(null, { status: isSignedIn(await getViewer(request)) ? 204 : 401 });
}

/** What is being typed on `page`, when that page is about to be left because the session has ended: it waits for who typed it. */
export async function action({ request, url }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  if (isSignedIn(viewer)) return new Response(null, { status: 204 });
  return toSignIn(request, viewer, safePath(url.searchParams.get("page"), "/dashboard"));
}
