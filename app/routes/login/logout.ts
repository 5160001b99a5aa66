import { leave } from "#app/access/leave.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import type { Route } from "./+types/logout";

/** Ends the session on the server and in the browser. */
export async function action({ request }: Route.ActionArgs) {
  try {
    const headers = new Headers();
    for (const cookie of await leave(request.headers.get("cookie"))) headers.append("Set-Cookie", cookie);
    return await redirectWithToast("/login", { kind: "success", ...messages.auth.loggedOut }, { headers });
  } catch (error) {
    logFailure(error, "logout failed");
    return redirectWithToast("/dashboard", {
      kind: "error",
      title: "Logout failed",
      description: messages.auth.logoutFailed,
    });
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
