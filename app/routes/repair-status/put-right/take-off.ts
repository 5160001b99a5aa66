import { z } from "zod";
import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { takeOffLine } from "#app/quotes/papers/put-right.server.ts";
import { demoItemIndex } from "#app/repair/sample/sample-events.ts";
import { change, readerOf } from "#app/routes/repair-status/door.server.ts";
import type { Route } from "./+types/take-off";

export { postOnly as loader };

/** Takes a line off that does not stand on the paper. */
export function action(args: Route.ActionArgs) {
  const failed = messages.repair.updateFailed;
  const seen = readerOf(z.object({ version: z.coerce.number().int().optional() }), failed);
  return change(args, {
    failed,
    run: (viewer, id, form) => takeOffLine(viewer, id, args.params.itemId, seen(form).version),
    said: {
      kind: "success",
      title: "Line taken off",
      description: "An advisor will look at it. Below the lines you can put it back.",
    },
    demo: () => ["take_off", demoItemIndex(args.params.itemId), Date.now()],
  });
}
