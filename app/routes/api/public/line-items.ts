import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { toPublicLineItem, WirePublicLineItem } from "#app/http/wire/line-item.ts";
import { messages } from "#app/platform/messages.ts";
import { openRequest } from "#app/routes/api/public/open.server.ts";

const handle = api("/api/public/repair-requests/:id/line-items", {
  GET: call({
    summary: "The lines of a repair request, in the order of the shop",
    failed: messages.repair.itemsFetchFailed,
    description: "Open to the same people as the request.",
    access: "public",
    paged: true,
    output: z.array(WirePublicLineItem),
    async run({ viewer, params, page }) {
      const { lineItems } = await openRequest(viewer, params.id);
      const start = page.cursor ? lineItems.findIndex(({ id }) => id === page.cursor) + 1 || lineItems.length : 0;
      return lineItems.slice(start, start + page.take).map(toPublicLineItem);
    },
  }),
});

export { handle as action, handle as loader };
