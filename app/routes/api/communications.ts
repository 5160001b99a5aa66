import { z } from "zod";
import { api, call, doors } from "#app/http/api/api.server.ts";
import { WireMessage } from "#app/http/wire/shop.ts";
import { findMessage, listMessages, sendMessage } from "#app/messages/communication.server.ts";
import { NewMessage } from "#app/messages/communication.ts";
import * as messages from "#app/platform/messages.ts";

const communications = api("/api/communications", {
  POST: call({
    summary: "Send a message",
    description: "In one's own name, to somebody within reach. Channel, direction and time are the server's.",
    access: "messages.send",
    missing: messages.communications.missing,
    customerMay: ["senderUserId", "channel", "direction", "sentAt"],
    status: 201,
    input: NewMessage,
    output: WireMessage,
    run: ({ viewer, input }) => sendMessage(viewer, input),
  }),
});

const communicationsOne = api("/api/communications/:id", {
  GET: call({
    summary: "A message",
    access: "signed-in",
    output: WireMessage,
    run: ({ viewer, params }) => findMessage(viewer, params.id),
  }),
});

const adminCommunications = api("/api/admin/communications", {
  GET: call({
    summary: "Every message, newest first",
    access: "admin.api",
    paged: true,
    output: z.array(WireMessage),
    run: ({ viewer, page }) => listMessages(viewer, { page }),
  }),
});

const handle = doors(communications, communicationsOne, adminCommunications);

export { handle as action, handle as loader };
