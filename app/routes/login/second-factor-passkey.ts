import { getViewer } from "#app/access/viewer.server.ts";
import { readSubmission } from "#app/http/input.server.ts";
import { refusedWithToast } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { requirePending, siteOf, visitOf, welcome } from "#app/http/sign-in.server.ts";
import { UsePasskey } from "#app/people/second-factor/second-factor.ts";
import { passByPasskey } from "#app/people/sign-in/second-step.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { Route } from "./+types/second-factor-passkey";

/** The second step by a passkey of the person whose password was right. */
export async function action({ request }: Route.ActionArgs) {
  const pending = await requirePending(request);
  const submission = await readSubmission(request, { schema: UsePasskey });
  try {
    if (submission.status !== "success") throw new Refusal(400, "No passkey came with this.");
    const site = siteOf(request, await getViewer(request));
    const passed = await passByPasskey(pending, site, submission.value.credential, visitOf(request));
    return await welcome(passed, passed.redirectTo);
  } catch (error) {
    return refusedWithToast(error, "/login/second-factor", "Login failed");
  }
}

export { postOnly as loader };
