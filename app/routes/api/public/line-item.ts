import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { toPublicLineItem, WirePublicLineItem } from "#app/http/wire/line-item.ts";
import { publicStatus, toPublicStatus } from "#app/http/wire/repair-request.ts";
import { findLineItem } from "#app/repair/lines/find.server.ts";
import { MoveLineItem } from "#app/repair/lines/schemas.ts";
import { moveLineItem } from "#app/repair/verbs.server.ts";

const handle = api("/api/public/repair-line-items/:id", {
  PUT: call({
    summary: "Decide on a line: approve, decline, defer, or ask for savings",
    description:
      "From quote_analyzed to pending is the analysis with its lower price. A move that the stage or the table of moves does not allow is refused (409).",
    access: "known",
    input: MoveLineItem.extend({ accessCode: z.string().optional() }),
    output: WirePublicLineItem.extend({ repairRequest: z.object({ id: z.string(), status: publicStatus }) }).meta({
      id: "DecidedLineItem",
    }),
    async run({ viewer, params, input }) {
      const { repairRequestId, status } = await moveLineItem(viewer, params.id, input.group);
      const item = await findLineItem(viewer, params.id);
      return { ...toPublicLineItem(item), repairRequest: { id: repairRequestId, status: toPublicStatus(status) } };
    },
  }),
});

export { handle as action, handle as loader };
