import { z } from "zod";
import { api, call } from "#app/http/api.server.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { listMessages } from "#app/messages/communication.server.ts";

const handle = api("/api/admin/communications", {
  GET: call({
    summary: "Every message, newest first",
    access: "admin.api",
    paged: true,
    output: z.array(WireMessage),
    run: ({ viewer, page }) => listMessages(viewer, { page }),
  }),
});

export { handle as action, handle as loader };
