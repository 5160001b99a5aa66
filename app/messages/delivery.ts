import { emailTroubleWords } from "#app/messages/email/words.ts";
import { wordsForStaff } from "#app/messages/provider-words.ts";
import { callTroubleWords } from "#app/messages/refusal-words.ts";

export type Delivery = {
  state: "queued" | "sent" | "delivered" | "failed";
  label: string;
  /** Why it failed, or what it waits for; null where there is nothing to say. */
  why: string | null;
};

const STATES: Record<string, Pick<Delivery, "state" | "label">> = {
  queued: { state: "queued", label: "Queued" },
  sent: { state: "sent", label: "Sent" },
  delivered: { state: "delivered", label: "Delivered" },
  failed: { state: "failed", label: "Failed" },
  suppressed: { state: "failed", label: "Not sent" },
  bounced: { state: "failed", label: "Came back" },
};

/** What a bubble says about a text on its way. */
export function deliveryOf(text: { status: string; error: string | null }): Delivery {
  const { state, label } = STATES[text.status] ?? { state: "queued" as const, label: text.status };
  const quiet = state === "sent" || state === "delivered" || !text.error;
  if (quiet) return { state, label, why: null };
  if (state === "failed") return { state, label, why: wordsForStaff(text.error ?? "") };
  return { state, label, why: "The provider could not be reached yet; it is tried again." };
}

/** The same of an e-mail: a mail server says no more than that it took it. */
export function emailDeliveryOf(email: { status: string; error: string | null }): Delivery {
  const { state, label } = STATES[email.status] ?? { state: "queued" as const, label: email.status };
  return { state, label, why: state === "sent" || !email.error ? null : emailTroubleWords(email.error) };
}

/** What a message in a conversation is called where it left as an e-mail. */
export function emailKeysOf(communicationId: string): string[] {
  return [`written:${communicationId}`, `link:${communicationId}`];
}

/** Why a call was not made; null while there is nothing to say. */
export function callTroubleOf(call: { status: string; error: string | null }): string | null {
  if (!call.error || call.status === "placed" || call.status === "handled") return null;
  if (call.status === "queued") return "The provider could not be reached yet; it is tried again.";
  return callTroubleWords(call.error);
}
