import { api, call } from "#app/http/api.server.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { findMessage } from "#app/messages/communication.server.ts";

const handle = api("/api/communications/:id", {
  GET: call({
    summary: "A message",
    access: "signed-in",
    output: WireMessage,
    run: ({ viewer, params }) => findMessage(viewer, params.id),
  }),
});

export { handle as action, handle as loader };
