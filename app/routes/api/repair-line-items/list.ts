import { api, call } from "#app/http/api.server.ts";
import { WireLineItem } from "#app/http/wire/line-item.ts";
import { AddLineItem } from "#app/repair/lines/schemas.ts";
import { addLineItem } from "#app/repair/verbs.server.ts";

const handle = api("/api/repair-line-items", {
  POST: call({
    summary: "Add a line to a repair request",
    description: "The total is quantity times unit price, whatever is sent; the totals of the request follow.",
    access: "items.price",
    status: 201,
    input: AddLineItem,
    output: WireLineItem,
    run: ({ viewer, input }) => addLineItem(viewer, input),
  }),
});

export { handle as action, handle as loader };
