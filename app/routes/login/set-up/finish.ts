import { refusedWithToast } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { requirePending, visitOf, welcome } from "#app/http/sign-in.server.ts";
import { passAfterSetUp } from "#app/people/sign-in/second-step.server.ts";
import type { Route } from "./+types/finish";

/** The second factor is set up and its recovery codes were seen: now the session starts. */
export async function action({ request }: Route.ActionArgs) {
  const pending = await requirePending(request);
  try {
    const passed = await passAfterSetUp(pending, visitOf(request));
    return await welcome(passed, passed.redirectTo);
  } catch (error) {
    return refusedWithToast(error, "/login", "Login failed");
  }
}

export { postOnly as loader };
