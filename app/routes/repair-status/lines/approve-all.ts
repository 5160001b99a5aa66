import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { approveAllPending } from "#app/repair/verbs.server.ts";
import { change } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/approve-all";

export { postOnly as loader };

/** Approve All Pending Items. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.approveAllFailed,
    run(viewer, id, form) {
      const shown = form.get("shown");
      return approveAllPending(viewer, id, typeof shown === "string" ? shown : undefined);
    },
    demo: () => ["approve_all", Date.now()],
    reviewAt: (id) => `/repair-status/${id}/further`,
  });
}

export const clientAction = answers(messages.repair.approveAllFailed);
