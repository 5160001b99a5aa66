import type { Messenger } from "#app/messages/providers/messenger.ts";
import { simulatedMessenger } from "#app/messages/providers/simulated.server.ts";
import type { TwilioDoor } from "#app/messages/providers/twilio-door.server.ts";
import { env } from "#app/platform/env.server.ts";

const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID, TWILIO_FROM_NUMBER } = env;

/** The one messenger of this process. */
export const messenger: Messenger = await chooseMessenger();

/** Reads what the messenger's provider sends to us; null while texts are simulated. */
export const messagingDoor: TwilioDoor | null = await chooseDoor();

async function chooseDoor() {
  if (messenger.name !== "twilio" || !TWILIO_AUTH_TOKEN) return null;
  const { twilioDoor } = await import("#app/messages/providers/twilio-door.server.ts");
  return twilioDoor({ authToken: TWILIO_AUTH_TOKEN, publicOrigin: env.PUBLIC_ORIGIN });
}

/** The provider's library takes time and memory: only who has its keys loads it. */
async function chooseMessenger() {
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_VERIFY_SERVICE_SID || !TWILIO_FROM_NUMBER) {
    return simulatedMessenger;
  }
  const { twilioMessenger } = await import("#app/messages/providers/twilio.server.ts");
  return twilioMessenger({
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    verifyServiceSid: TWILIO_VERIFY_SERVICE_SID,
    fromNumber: TWILIO_FROM_NUMBER,
    publicOrigin: env.PUBLIC_ORIGIN,
    apiBase: env.TWILIO_API_BASE,
  });
}
