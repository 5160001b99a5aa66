import { leave } from "#app/access/leave.server.ts";
import { safePath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { forgetDrafts } from "#app/ui/behavior/forget-drafts.ts";
import type { Route } from "./+types/logout";

/**
 * What was typed here and not sent goes with who signs out: the next one at this machine would find it. Who is signed in still,
 * without a connection or after a failure, keeps it.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // To a router where an action leads is thrown.
    if (error instanceof Response && isEnded(error)) forgetDrafts();
    throw error;
  }
}

/** A sign-out that failed leads to where one may be who is signed in. */
function isEnded({ headers }: Response) {
  return /^\/login(?:[/?#]|$)/.test(headers.get("Location") ?? "");
}

/** Ends the session on the server and in the browser. Customers go on to the page that asks for their phone: their form says so. */
export async function action({ request, url }: Route.ActionArgs) {
  const to = safePath(url.searchParams.get("to"), "/login");
  try {
    const headers = new Headers();
    for (const cookie of await leave(request.headers.get("cookie"))) headers.append("Set-Cookie", cookie);
    return await redirectWithToast(to, { kind: "success", ...messages.auth.loggedOut }, { headers });
  } catch (error) {
    logFailure(error, "logout failed");
    return redirectWithToast(to === "/login" ? "/dashboard" : "/repairs", {
      kind: "error",
      title: "Logout failed",
      description: messages.auth.logoutFailed,
    });
  }
}

export { postOnly as loader };
