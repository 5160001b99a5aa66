import { messages } from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { DecideLineItem } from "#app/repair/lines/schemas.ts";
import { demoItemIndex } from "#app/repair/sample/sample.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";
import { change, refuseGet } from "#app/routes/repair-status/door.server.ts";
import { answerOf } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/line-item";

export { refuseGet as loader };

/** Moves one line to the group of the button that was pressed. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.updateFailed,
    async run(viewer, _id, form) {
      const { group, from, price } = wantedOf(form);
      await moveLineItem(viewer, args.params.itemId, group, { from, price });
      return undefined;
    },
    demo: (form) => ["move", demoItemIndex(args.params.itemId), wantedOf(form).group, Date.now()],
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return answerOf(args, messages.repair.updateFailed);
}

function wantedOf(form: FormData) {
  const parsed = DecideLineItem.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Refusal(400, messages.repair.updateFailed.description, messages.repair.updateFailed);
  return parsed.data;
}
