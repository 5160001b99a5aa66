import { randomUUID } from "node:crypto";
import type { Messenger } from "#app/messages/providers/messenger.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { documents } from "#app/platform/storage/documents.server.ts";

/** Where a picture of a simulated text lies until it is fetched. */
export const SIMULATED_MEDIA = "simulated:";

/** Sends nothing: the text stays in the outbox, where the outbox page shows it. */
export const simulatedMessenger: Messenger = {
  name: "simulated",
  async sendText() {
    return { providerMessageId: `simulated-${randomUUID()}`, status: "sent" };
  },
  async findSentText() {
    return null;
  },
  async fetchMedia(url, most) {
    const bytes = url.startsWith(SIMULATED_MEDIA) ? await documents.read(url.slice(SIMULATED_MEDIA.length)) : null;
    if (!bytes) throw new ProviderFault("Simulated texts", { passing: false, missing: true, code: 404 });
    if (bytes.byteLength > most) throw new ProviderFault("Simulated texts", { passing: false, code: "too large" });
    return bytes;
  },
  codes: null,
};
