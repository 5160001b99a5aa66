import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireLineItem } from "#app/http/wire/line-item.ts";
import { listLineItems } from "#app/repair/lines/find.server.ts";

const handle = api("/api/repair-requests/:id/line-items", {
  GET: call({
    summary: "The lines of a repair request, in the order of the shop",
    access: "known",
    paged: true,
    output: z.array(WireLineItem),
    run: ({ viewer, params, page }) => listLineItems(viewer, params.id, page),
  }),
});

export { handle as action, handle as loader };
