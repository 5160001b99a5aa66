import { messages } from "#app/messages.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { change, refuseGet } from "#app/routes/repair-status/door.server.ts";
import { answerOf } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/approve";

export { refuseGet as loader };

/** Approve Repair: the customer's go-ahead. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.approvalFailed,
    async run(viewer, id) {
      await approveRepair(viewer, id);
      return { kind: "success", title: "Repair approved", description: "The shop has your go-ahead." };
    },
    demo: () => ["approve", Date.now()],
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOf(serverAction, messages.repair.approvalFailed);
}
