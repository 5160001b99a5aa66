import type { Messenger } from "#app/integrations/messaging/messenger.ts";
import { simulatedMessenger } from "#app/integrations/messaging/simulated.server.ts";

/** The one messenger of this process. */
export const messenger: Messenger = simulatedMessenger;
