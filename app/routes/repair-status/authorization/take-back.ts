import { postOnly } from "#app/http/post-only.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { withdrawApproval } from "#app/repair/verbs.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/take-back";

export { postOnly as loader };

const FAILED = { title: "Not withdrawn", description: "What you authorized still stands. Please try again." };

/** Takes the go-ahead back, until the work has begun; asked about on the page before it. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: FAILED,
    run: (viewer, id) => withdrawApproval(viewer, id),
    said: () => ({
      kind: "success",
      title: "Authorization withdrawn",
      description: "Nothing is done before you approve again.",
    }),
    demo() {
      throw new Refusal(409, "The sample is not withdrawn: start over above.", { title: "Only a sample" });
    },
  });
}

export const clientAction = answers(FAILED);
