import { env } from "#app/env.server.ts";
import type { Messenger } from "#app/integrations/messaging/messenger.ts";
import { simulatedMessenger } from "#app/integrations/messaging/simulated.server.ts";
import { twilioMessenger } from "#app/integrations/messaging/twilio.server.ts";
import { type TwilioDoor, twilioDoor } from "#app/integrations/messaging/twilio-door.server.ts";

const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID, TWILIO_FROM_NUMBER } = env;

/** The one messenger of this process. */
export const messenger: Messenger = chooseMessenger();

/** Reads what the messenger's provider sends to us; null while texts are simulated. */
export const messagingDoor: TwilioDoor | null =
  messenger.name === "twilio" && TWILIO_AUTH_TOKEN
    ? twilioDoor({ authToken: TWILIO_AUTH_TOKEN, publicOrigin: env.PUBLIC_ORIGIN })
    : null;

function chooseMessenger() {
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_VERIFY_SERVICE_SID || !TWILIO_FROM_NUMBER) {
    return simulatedMessenger;
  }
  return twilioMessenger({
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    verifyServiceSid: TWILIO_VERIFY_SERVICE_SID,
    fromNumber: TWILIO_FROM_NUMBER,
    publicOrigin: env.PUBLIC_ORIGIN,
    apiBase: env.TWILIO_API_BASE,
  });
}
