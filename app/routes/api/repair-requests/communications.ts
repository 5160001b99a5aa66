import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { listMessages } from "#app/messages/communication.server.ts";

const handle = api("/api/repair-requests/:id/communications", {
  GET: call({
    summary: "The messages about a repair request, newest first",
    access: "signed-in",
    paged: true,
    output: z.array(WireMessage),
    run: ({ viewer, params, page }) => listMessages(viewer, { repairRequestId: params.id, page }),
  }),
});

export { handle as action, handle as loader };
