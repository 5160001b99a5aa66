import { messages } from "#app/platform/messages.ts";
import { analyzeItems } from "#app/repair/verbs.server.ts";
import { change, refuseGet } from "#app/routes/repair-status/door.server.ts";
import { answerOf } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/savings";

export { refuseGet as loader };

/** Get AMPed Savings on every analysed item. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.analyzeFailed,
    async run(viewer, id) {
      await analyzeItems(viewer, id);
      return undefined;
    },
    demo: () => ["savings", Date.now()],
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return answerOf(args, messages.repair.analyzeFailed);
}
