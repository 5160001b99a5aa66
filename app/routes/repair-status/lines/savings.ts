import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { analyzeItems } from "#app/repair/verbs.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/savings";

export { postOnly as loader };

/** Get AMPed Savings on every analysed item. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.analyzeFailed,
    run: (viewer, id) => analyzeItems(viewer, id),
    demo: () => ["savings", Date.now()],
  });
}

export const clientAction = answers(messages.repair.analyzeFailed);
