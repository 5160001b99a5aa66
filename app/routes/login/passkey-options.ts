import { findPendingSignIn } from "#app/access/pending-sign-in.server.ts";
import { getViewer } from "#app/access/viewer.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { siteOf } from "#app/http/sign-in.server.ts";
import { offerAuthentication } from "#app/people/second-factor/passkeys.server.ts";
import { consume } from "#app/platform/limits.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/passkey-options";

/** What the browser asks a passkey to sign: of the person whose password was just right, or of whoever has one. */
export async function action({ request }: Route.ActionArgs) {
  const viewer = await getViewer(request);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (viewer.visitorSetCookie) headers.append("Set-Cookie", viewer.visitorSetCookie);
  try {
    await consume("passkey_offers", viewer.ip ?? "unknown");
    const pending = await findPendingSignIn(request.headers.get("cookie"));
    const second = new URL(request.url).searchParams.get("step") === "second";
    if (second && !pending) throw new Refusal(401, "That took too long. Please sign in again.");
    const options = await offerAuthentication(siteOf(request, viewer), second && pending ? pending.userId : null);
    return Response.json(options, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message }, { status: error.status, headers });
  }
}

export { postOnly as loader };
