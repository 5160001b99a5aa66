/** What a person reads before they agree. A consent is recorded with these words: change them and only new ones change. */
export const SMS_CONSENT_TEXT = "I agree to receive repair updates via SMS—message & data rates may apply.";
export const SMS_CONSENT_MISSING = "Please agree to receive repair updates via SMS";
export const AI_CALL_CONSENT_TEXT =
  "By pressing this button you agree to a call from our AI voice assistant at this number.";
