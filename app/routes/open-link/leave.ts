import { redirect } from "react-router";
import { readHeldCodes, writeHeldCodes } from "#app/access/codes.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/leave";

/** The no to a link that was offered: it is forgotten, and everybody stays who they are. */
export async function action({ request }: Route.ActionArgs) {
  const [viewer, { offered: _refused, ...held }] = await Promise.all([
    getViewer(request),
    readHeldCodes(request.headers.get("cookie")),
  ]);
  return redirect(viewer.user ? "/dashboard" : "/", { headers: { "Set-Cookie": await writeHeldCodes(held) } });
}

export { postOnly as loader };
