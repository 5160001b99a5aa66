import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { refusedWithToast, safePath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { siteOf, visitOf, welcome } from "#app/http/sign-in.server.ts";
import { UsePasskey } from "#app/people/second-factor/second-factor.ts";
import { signInWithPasskey } from "#app/people/sign-in/second-step.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/passkey";

/** Signs in whoever the passkey belongs to. */
export async function action({ request }: Route.ActionArgs) {
  const submission = await readSubmission(request, { schema: UsePasskey });
  const redirectTo = safePath(submission.status === "success" ? submission.value.redirectTo : null, "/dashboard");
  try {
    if (submission.status !== "success") throw new Refusal(400, "No passkey came with this.");
    const site = siteOf(request, await getViewer(request));
    const signedIn = await signInWithPasskey(site, submission.value.credential, visitOf(request));
    return await welcome(signedIn, redirectTo);
  } catch (error) {
    return refusedWithToast(error, `/login?${new URLSearchParams({ redirectTo })}`, "Login failed");
  }
}

export { postOnly as loader };
