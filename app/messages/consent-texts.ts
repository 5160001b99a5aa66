/** What a person reads before they agree. A consent is recorded with these words: change them and only new ones change. */
export const SMS_CONSENT_TEXT = "I agree to receive repair updates via SMS—message & data rates may apply.";
export const SMS_CONSENT_MISSING = "Please agree to receive repair updates via SMS";
export const AI_CALL_CONSENT_TEXT =
  "By pressing this button you agree to a call from our AI voice assistant at this number.";

/** What an advisor ticks who was told so by the customer, on the phone or at the desk. */
export const SMS_CONSENT_TOLD =
  "The customer agrees to repair updates by text, and knows that message & data rates may apply and that STOP ends them.";

/**
 * Every wording that was ever shown, by the version that travels with its form. New words get a new version; an old one stays,
 * for pages that are still open.
 */
const WORDINGS = {
  sms: { "sms-1": SMS_CONSENT_TEXT },
  ai_call: { "ai-call-1": AI_CALL_CONSENT_TEXT },
} as const;

/** The versions that stand on the pages now. */
export const SHOWN_VERSIONS = { sms: "sms-1", ai_call: "ai-call-1" } as const;

/** The words of a version; null when no page ever showed them. */
export function wordsShown(kind: keyof typeof WORDINGS, version: string | undefined): string | null {
  const wordings: Record<string, string> = WORDINGS[kind];
  return version && Object.hasOwn(wordings, version) ? (wordings[version] ?? null) : null;
}
