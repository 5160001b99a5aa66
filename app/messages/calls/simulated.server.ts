import { randomUUID } from "node:crypto";
import type { Caller } from "#app/messages/calls/caller.ts";

const RESULT = {
  status: "completed" as const,
  result: { summary: "Simulated: no call was placed.", successful: null, seconds: null, simulated: true },
};

/** Calls nobody, and says so in the result. */
export const simulatedCaller: Caller = {
  name: "simulated",
  async placeCall() {
    return { providerCallId: `simulated-${randomUUID()}`, state: RESULT };
  },
  async findPlacedCall() {
    return null;
  },
  async findState() {
    return RESULT;
  },
};
