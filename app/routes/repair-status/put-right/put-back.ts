import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { putBackLine } from "#app/quotes/papers/put-right.server.ts";
import { demoItemIndex } from "#app/repair/sample/sample-events.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/put-back";

export { postOnly as loader };

const failed = messages.repair.updateFailed;

/** Puts a line back that was taken off as not on the paper. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed,
    run: (viewer, id) => putBackLine(viewer, id, args.params.itemId),
    said: { kind: "success", title: "Line put back" },
    demo: () => ["put_back", demoItemIndex(args.params.itemId), Date.now()],
  });
}

export const clientAction = answers(failed);
