import { postOnly } from "#app/http/post-only.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import type { Route } from "./+types/demo-next";

export { postOnly as loader };

/** On the sample the shop's step is made for it. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: { title: "That did not work", description: "Something went wrong. Please try again." },
    run() {
      throw new Refusal(404, "Only the sample has this step.");
    },
    demo: () => ["next", Date.now()],
  });
}
