import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { dollars } from "#app/http/wire/values.ts";
import { updateTotals } from "#app/repair/verbs.server.ts";

const handle = api("/api/admin/repair-requests/:id/update-totals", {
  POST: call({
    summary: "Add the lines of a repair request up again",
    description: "Every change does this by itself; doing it again changes nothing.",
    access: "admin.api",
    input: z.unknown(),
    output: z.object({ id: z.string(), originalTotalPrice: dollars, totalPrice: dollars }),
    async run({ viewer, params }) {
      const { originalTotal, currentTotal } = await updateTotals(viewer, params.id);
      return { id: params.id, originalTotalPrice: originalTotal, totalPrice: currentTotal };
    },
  }),
});

export { handle as action, handle as loader };
