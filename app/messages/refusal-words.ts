import { emailTroubleWords, emailWordsForOperator } from "#app/messages/email/words.ts";
import { wordsForOperator, wordsForStaff } from "#app/messages/provider-words.ts";

/** For the operator. `mend`: only they can, so they are told at once. */
export type OperatorWords = { sentence: string; mend: boolean };

const STRIPE_KEY =
  "The card provider does not accept our key: no card can be charged. Put a valid one into STRIPE_SECRET_KEY and restart.";
const STRIPE_ACCOUNT =
  "The card provider does not let this account or key do that: look in its dashboard whether the account is activated and the key has every right.";

const STRIPE: Record<string, OperatorWords> = {
  "401": { sentence: STRIPE_KEY, mend: true },
  api_key_expired: { sentence: STRIPE_KEY, mend: true },
  secret_key_required: { sentence: STRIPE_KEY, mend: true },
  "403": { sentence: STRIPE_ACCOUNT, mend: true },
  account_invalid: { sentence: STRIPE_ACCOUNT, mend: true },
  testmode_charges_only: {
    sentence: "The card provider takes test payments alone: activate the account there, then use its live keys.",
    mend: true,
  },
  amount_too_small: { sentence: "A payment is less than the card provider takes; take it in cash.", mend: false },
  amount_too_large: { sentence: "A payment is more than the card provider takes; ask for it in parts.", mend: true },
  balance_insufficient: {
    sentence: "A refund waits: the balance at the card provider is too low. Add to it in its dashboard.",
    mend: true,
  },
  charge_already_refunded: { sentence: "A refund had been made at the card provider already.", mend: false },
  charge_disputed: {
    sentence: "A refund was refused because the payment is disputed: answer the dispute instead.",
    mend: false,
  },
  resource_missing: {
    sentence: "The card provider does not know what we asked about. Were its keys changed to another account's?",
    mend: false,
  },
  rate_limit: { sentence: "The card provider was asked too much at once; people can press Pay again.", mend: false },
};

const VOICE: Record<string, OperatorWords> = {
  "401": {
    sentence: "The voice provider does not accept our key: no call is made. Put a valid one into ELEVENLABS_API_KEY.",
    mend: true,
  },
  "402": { sentence: "The voice provider's credit is used up: no call is made. Add to it there.", mend: true },
  "403": { sentence: "The voice provider does not allow this agent or number to call. Look at it there.", mend: true },
  "404": {
    sentence:
      "The voice provider does not know the agent or the number: check ELEVENLABS_AGENT_ID and _PHONE_NUMBER_ID.",
    mend: true,
  },
  "422": { sentence: "The voice provider does not accept the number of the person to be called.", mend: false },
  "429": { sentence: "The voice provider was asked for too many calls at once; it is tried again.", mend: false },
  "not placed": { sentence: "The voice provider could not place the call: the line may be busy or off.", mend: false },
  "no answer": { sentence: "The voice provider did not answer; it is tried again.", mend: false },
};

const KEYS_OF_BUCKET: OperatorWords = {
  sentence:
    "The bucket does not accept our keys: no document can be kept or shown. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.",
  mend: true,
};
const FULL: OperatorWords = {
  sentence: "The disk takes no more documents (full, or not writable). Make room in DATA_DIR/documents.",
  mend: true,
};
const STORE: Record<string, OperatorWords> = {
  SignatureDoesNotMatch: KEYS_OF_BUCKET,
  InvalidAccessKeyId: KEYS_OF_BUCKET,
  AccessDenied: {
    sentence: "The bucket does not let us read or write: give the key the rights to get, put, delete and list.",
    mend: true,
  },
  NoSuchBucket: { sentence: "The bucket of S3_BUCKET does not exist: make it, or correct the name.", mend: true },
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: FULL,
  EACCES: FULL,
};

/** What the operator is told of a refusal, whoever's it was. */
export function operatorWords(provider: string, code: string): OperatorWords {
  if (provider === "Twilio") {
    const mend = wordsForOperator(code);
    return { sentence: mend ?? wordsForStaff(code), mend: mend !== null };
  }
  if (provider === "SMTP") {
    const mend = emailWordsForOperator(code);
    return { sentence: mend ?? emailTroubleWords(code), mend: mend !== null };
  }
  if (provider === "Stripe") return STRIPE[code] ?? other("The card provider", code);
  if (provider === "ElevenLabs") return VOICE[code] ?? other("The voice provider", code);
  return STORE[code] ?? { ...other(provider, code), mend: true };
}

function other(who: string, code: string): OperatorWords {
  return { sentence: `${who} did not do what was asked (${code || "no reason given"}).`, mend: false };
}

/** Of a call that was not made, for staff: the voice provider speaks in numbers of HTTP. */
export function callTroubleWords(error: string): string {
  return VOICE[error]?.sentence ?? wordsForStaff(error);
}
