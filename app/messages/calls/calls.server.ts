import type { Caller } from "#app/messages/calls/caller.ts";
import { elevenLabsCaller } from "#app/messages/calls/elevenlabs.server.ts";
import { simulatedCaller } from "#app/messages/calls/simulated.server.ts";
import { env } from "#app/platform/env.server.ts";

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
