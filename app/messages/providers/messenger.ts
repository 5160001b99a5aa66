import { z } from "zod";

/** A text on its way, as the provider tells it. */
const TEXT_STATUSES = ["queued", "sent", "delivered", "failed"] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

export type SentText = { providerMessageId: string; status: TextStatus };

/** What came with a text, as the provider names it. */
export type Media = { url: string; type: string };

/** A signed call from the provider, in our words. */
export type IncomingText = {
  providerMessageId: string;
  from: string;
  body: string;
  media: Media[];
  /** What the provider itself took the text for, and has answered. It goes before our own reading of the words. */
  takenFor: "opt_out" | "opt_in" | "help" | null;
};
export const TextReport = z.object({
  providerMessageId: z.string(),
  status: z.enum(TEXT_STATUSES),
  error: z.string().nullable(),
});
export type TextReport = z.output<typeof TextReport>;

export type Messenger = {
  name: "simulated" | "twilio";
  /** `pictures`: addresses that the provider fetches them from. Errors: ProviderFault. */
  sendText: (text: { to: string; body: string; pictures?: string[] }) => Promise<SentText>;
  /** A text that was sent since then although its answer never came; null when there is none. Errors: ProviderFault. */
  findSentText: (text: { to: string; body: string; since: Date; except: string[] }) => Promise<SentText | null>;
  /** What came with a text. Errors: ProviderFault; code "too large" where it has more bytes than `most`. */
  fetchMedia: (url: string, most: number) => Promise<Uint8Array>;
  /** The provider's own one-time codes; null where we make and check the code ourselves. */
  codes: CodeService | null;
};

export type CodeService = {
  /** Sends a code; returns the provider's id of the attempt. Errors: ProviderFault. */
  send: (phone: string) => Promise<string>;
  /** Errors: ProviderFault. */
  check: (attempt: string, code: string) => Promise<"right" | "wrong" | "expired" | "too_many_tries">;
};
