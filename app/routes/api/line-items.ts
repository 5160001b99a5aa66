import { api, call, doors, forAdmins } from "#app/http/api/api.server.ts";
import { WireLineItem } from "#app/http/wire/line-item.ts";
import { Done, done } from "#app/http/wire/values.ts";
import { forbidden, Refusal } from "#app/platform/refusal.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { findLineItem } from "#app/repair/lines/find.server.ts";
import { AddLineItem, EditLineItem } from "#app/repair/lines/schemas.ts";
import { editLineItem, moveLineItem, removeLineItem } from "#app/repair/verbs.server.ts";

const lines = api("/api/repair-line-items", {
  POST: call({
    summary: "Add a line to a repair request",
    description:
      "The total is quantity times unit price, whatever is sent; the totals of the request follow. With the header `Idempotency-Key` (a name of yours for this line, at most 200 characters) a second try answers the line that the first one made; with another body it is refused (409).",
    access: "items.price",
    status: 201,
    input: AddLineItem,
    output: WireLineItem,
    run: ({ viewer, input, request }) => addLineItem(viewer, input, keyOfLine(request)),
  }),
});

const line = api("/api/repair-line-items/:id", {
  GET: call({
    summary: "A line",
    access: "known",
    output: WireLineItem,
    run: ({ viewer, params }) => findLineItem(viewer, params.id),
  }),
  PUT: call({
    summary: "Change a line",
    description:
      "Fields left out stay as they are. The shop sets figures and words, in dollars; what was quoted first is never overwritten (409), unless staff typed it wrong and the customer has not decided on it (`typedWrong`). A driver sends the group alone: the decision on the line.",
    access: "signed-in",
    input: EditLineItem,
    output: WireLineItem,
    async run({ viewer, params, input }) {
      const { group, withdraw, ...edit } = input;
      const edits = Object.values(edit).some((value) => value !== undefined);
      if (viewer.user.role === "driver" && (edits || !group)) throw forbidden();
      if (edits) return editLineItem(viewer, params.id, input);
      if (group) await moveLineItem(viewer, params.id, group, { withdraw });
      return findLineItem(viewer, params.id);
    },
  }),
  DELETE: call({
    summary: "Remove a line",
    description: "The totals of the request follow. Refused (409) once the request is locked or has its invoice.",
    access: "items.price",
    output: Done,
    async run({ viewer, params }) {
      await removeLineItem(viewer, params.id);
      return done;
    },
  }),
});

function keyOfLine(request: Request): string | undefined {
  const key = request.headers.get("Idempotency-Key")?.trim();
  if (key && key.length > 200) {
    throw new Refusal(400, "Idempotency-Key: at most 200 characters", { field: "Idempotency-Key" });
  }
  return key || undefined;
}

const adminLines = forAdmins(lines, ["POST"]);
const adminLine = forAdmins(line, ["GET", "PUT", "DELETE"]);

const handle = doors(lines, line, adminLines, adminLine);

export { handle as action, handle as loader };
