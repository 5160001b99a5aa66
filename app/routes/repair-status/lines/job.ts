import { messages } from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { DecideJob } from "#app/repair/lines/schemas.ts";
import { demoItemIndex } from "#app/repair/sample/sample.ts";
import { moveJob } from "#app/repair/verbs.server.ts";
import { change, refuseGet } from "#app/routes/repair-status/door.server.ts";
import { answerOf } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/job";

export { refuseGet as loader };

/** Moves the lines of one job together to the group of the button that was pressed. */
export function action(args: Route.ActionArgs) {
  return change(args, {
    failed: messages.repair.updateFailed,
    async run(viewer, id, form) {
      await moveJob(viewer, id, wantedOf(form));
      return undefined;
    },
    demo: (form) => {
      const { group, lines } = wantedOf(form);
      return ["job", lines.map(({ item }) => demoItemIndex(item)), group, Date.now()];
    },
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return answerOf(args, messages.repair.updateFailed);
}

/** Three columns of hidden fields; a line that stands twice is one line. */
function wantedOf(form: FormData) {
  const [from, price] = [form.getAll("from"), form.getAll("price")];
  const lines = new Map(form.getAll("item").map((item, at) => [item, { item, from: from[at], price: price[at] }]));
  const parsed = DecideJob.safeParse({ group: form.get("group"), lines: [...lines.values()] });
  if (!parsed.success) throw new Refusal(400, messages.repair.updateFailed.description, messages.repair.updateFailed);
  return parsed.data;
}
