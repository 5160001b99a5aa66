import type { Caller } from "#app/integrations/calls/caller.ts";
import { simulatedCaller } from "#app/integrations/calls/simulated.server.ts";

/** The one caller of this process. */
export const caller: Caller = simulatedCaller;
