import { postOnly } from "#app/http/post-only.ts";
import * as messages from "#app/platform/messages.ts";
import { DecideJob } from "#app/repair/lines/schemas.ts";
import { demoItemIndex } from "#app/repair/sample/sample-events.ts";
import { moveJob } from "#app/repair/verbs.server.ts";
import { change, readerOf } from "#app/routes/repair-status/door.server.ts";
import { answers } from "#app/routes/repair-status/failure.ts";
import type { Route } from "./+types/job";

export { postOnly as loader };

const TAKEN_BACK = {
  kind: "success",
  title: "Go-ahead taken back",
  description: "Your advisor has been told to have this work stopped.",
} as const;

const failed = messages.repair.updateFailed;

/** Moves the lines of one job together to the group of the button that was pressed. */
export function action(args: Route.ActionArgs) {
  const wanted = readerOf(DecideJob, failed, columnsOf);
  return change(args, {
    failed,
    async run(viewer, id, form) {
      const word = wanted(form);
      await moveJob(viewer, id, word);
      return word.withdraw;
    },
    said: (withdrawn) => (withdrawn ? TAKEN_BACK : undefined),
    demo: (form) => {
      const { group, lines } = wanted(form);
      return ["job", lines.map(({ item }) => demoItemIndex(item)), group, Date.now()];
    },
  });
}

export const clientAction = answers(failed);

/** Three columns of hidden fields; a line that stands twice is one line. */
function columnsOf(form: FormData) {
  const [from, price] = [form.getAll("from"), form.getAll("price")];
  const lines = new Map(form.getAll("item").map((item, at) => [item, { item, from: from[at], price: price[at] }]));
  return { group: form.get("group"), lines: [...lines.values()], withdraw: form.get("withdraw") === "yes" };
}
