import { env } from "#app/env.server.ts";
import type { Caller } from "#app/integrations/calls/caller.ts";
import { elevenLabsCaller } from "#app/integrations/calls/elevenlabs.server.ts";
import { simulatedCaller } from "#app/integrations/calls/simulated.server.ts";

/** The one caller of this process. */
export const caller: Caller = choose();

function choose() {
  const { ELEVENLABS_API_KEY, ELEVENLABS_AGENT_ID, ELEVENLABS_PHONE_NUMBER_ID, ELEVENLABS_API_BASE } = env;
  if (!ELEVENLABS_API_KEY || !ELEVENLABS_AGENT_ID || !ELEVENLABS_PHONE_NUMBER_ID) return simulatedCaller;
  return elevenLabsCaller({
    apiKey: ELEVENLABS_API_KEY,
    agentId: ELEVENLABS_AGENT_ID,
    phoneNumberId: ELEVENLABS_PHONE_NUMBER_ID,
    apiBase: ELEVENLABS_API_BASE,
  });
}
