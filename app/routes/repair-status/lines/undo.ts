import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { undoMove } from "#app/repair/verbs.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/undo";

export { postOnly as loader };

/** Takes back what was decided on one line a moment ago. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.updateFailed,
    run: (viewer) => undoMove(viewer, args.params.itemId),
    demo: () => {
      throw new Refusal(409, "The sample has no undo: start over above.");
    },
  });
}

export const clientAction = answers(messages.repair.updateFailed);
