import { z } from "zod";
export type NewCall = {
  /** Ours; the provider keeps it with the call. */
  callRequestId: string;
  phone: string;
  plan: string;
  timeoutMinutes: number;
  userName: string;
};

/** How a call ended, as it is kept; null where nothing was said of it. */
export const CallResult = z
  .object({
    summary: z.string().nullable(),
    successful: z.boolean().nullable(),
    seconds: z.number().nullable(),
    simulated: z.boolean().exactOptional(),
  })
  .nullable()
  .catch(null);

/** What is known of a call that was placed. */
export type CallState = {
  status: "placed" | "completed" | "failed";
  /** For staff: how it ended and what was said, in the provider's summary. */
  result: z.output<typeof CallResult>;
  /** The person said that they had not asked for the call. */
  declined?: boolean;
};

/** A signed word of the provider about a call. */
export type CallReport = { providerCallId: string; state: CallState };

/** The voice provider, in our words. All throw ProviderFault. */
export type Caller = {
  name: "simulated" | "elevenlabs";
  placeCall: (call: NewCall) => Promise<{ providerCallId: string; state: CallState }>;
  /** A call that was placed although its answer never came; null when there is none. */
  findPlacedCall: (callRequestId: string) => Promise<{ providerCallId: string } | null>;
  findState: (providerCallId: string) => Promise<CallState>;
};
