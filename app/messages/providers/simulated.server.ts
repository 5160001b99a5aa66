import { randomUUID } from "node:crypto";
import type { Messenger } from "#app/messages/providers/messenger.ts";

/** Sends nothing: the text stays in the outbox, where the outbox page shows it. */
export const simulatedMessenger: Messenger = {
  name: "simulated",
  async sendText() {
    return { providerMessageId: `simulated-${randomUUID()}`, status: "sent" };
  },
  async findSentText() {
    return null;
  },
  codes: null,
};
