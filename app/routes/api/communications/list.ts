import { api, call } from "#app/http/api.server.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { sendMessage } from "#app/messages/communication.server.ts";
import { NewMessage } from "#app/messages/communication.ts";

const handle = api("/api/communications", {
  POST: call({
    summary: "Send a message",
    description: "In one's own name, to somebody within reach. Channel, direction and time are the server's.",
    access: "messages.send",
    customerMay: ["senderUserId", "channel", "direction", "sentAt"],
    status: 201,
    input: NewMessage,
    output: WireMessage,
    run: ({ viewer, input }) => sendMessage(viewer, input),
  }),
});

export { handle as action, handle as loader };
