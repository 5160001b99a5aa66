import type { Messenger } from "#app/messages/providers/messenger.ts";
import { simulatedMessenger } from "#app/messages/providers/simulated.server.ts";
import { twilioMessenger } from "#app/messages/providers/twilio.server.ts";
import { type TwilioDoor, twilioDoor } from "#app/messages/providers/twilio-door.server.ts";
import { env } from "#app/platform/env.server.ts";

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
