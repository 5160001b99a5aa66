import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { DecideLineItem } from "#app/repair/lines/schemas.ts";
import { demoItemIndex } from "#app/repair/sample/sample-events.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { change, readerOf } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/line-item";

export { postOnly as loader };

const failed = messages.repair.updateFailed;

/** Moves one line to the group of the button that was pressed. */
export function action(args: Route.ActionArgs) {
  const wanted = readerOf(DecideLineItem, failed);
  return change(args, {
    failed,
    run(viewer, _id, form) {
      const { group, ...seen } = wanted(form);
      return moveLineItem(viewer, args.params.itemId, group, seen);
    },
    demo: (form) => ["move", demoItemIndex(args.params.itemId), wanted(form).group, Date.now()],
  });
}

export const clientAction = answers(failed);
