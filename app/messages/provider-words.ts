type Words = {
  /** For whoever waits for a code on the page. */
  waiting: string;
  /** For the member of staff whose text it was. */
  staff: string;
  /** For the operator, where only they can mend it. */
  operator?: string;
  /** The phone cannot get it, however often it is tried: 4xx in place of 502. */
  status?: 400 | 409 | 429;
};

const LATER = "Please try again later.";

/** What the provider's numbers mean to each of the people they concern. */
const WORDS: Record<string, Words> = {
  "21610": {
    waiting: "This phone replied STOP to us, so no code reaches it. Text START to us from it, then ask for a new code.",
    staff: "This phone replied STOP. Its owner can text START to receive messages again.",
    status: 409,
  },
  "30034": {
    waiting: "Texts from us are held back by the phone companies at the moment. Please call us, or try again later.",
    staff:
      "The phone companies hold our texts back: the number we send from is not registered. An admin has been told.",
    operator:
      "The number that texts leave from is not registered for business texts (A2P 10DLC), and the phone companies block it. Register it at the provider: until then no text arrives.",
  },
  "60200": {
    waiting: "No code can be sent to this number. Please check it, or use another phone.",
    staff: "The provider does not accept this number. Please check it.",
    status: 400,
  },
  "60203": {
    waiting: "Too many codes were asked for this phone. Please wait ten minutes, then ask for a new one.",
    staff: "Too many codes were asked for this phone. It works again ten minutes after the last one.",
    status: 429,
  },
  "60205": {
    waiting: "This looks like a landline, which gets no texts. Please use a mobile number.",
    staff: "This is a landline, which gets no texts.",
    status: 400,
  },
  "60410": {
    waiting:
      "Codes to this number are blocked for now, because too many were never used. Please use another phone, or call us.",
    staff:
      "The provider's protection against fraud blocks codes to numbers like this one for now. An admin has been told.",
    operator:
      "The provider's protection against fraud blocks codes to some numbers. If honest customers are among them, allow their numbers at the provider (Verify, Fraud Guard, Safe List).",
    status: 409,
  },
  "21211": {
    waiting: "No text can be sent to this number. Please check it.",
    staff: "This number does not exist.",
    status: 400,
  },
  "21614": {
    waiting: "This number gets no texts. Please use a mobile number.",
    staff: "This number gets no texts.",
    status: 400,
  },
  "60202": {
    waiting: "Too many wrong codes were entered. Please ask for a new one.",
    staff: "Too many wrong codes were entered for this phone.",
    status: 429,
  },
  "60605": {
    waiting: "Codes to this country are not sent. Please use another phone, or call us.",
    staff: "Codes to this country are switched off at the provider.",
    operator:
      "The provider sends no codes to the country of a number. Allow it there (Verify, Geo permissions), if you want to.",
    status: 400,
  },
  "21408": {
    waiting: "Texts to this country are not sent. Please use another phone, or call us.",
    staff: "Texts to this country are switched off at the provider.",
    operator:
      "The provider sends no texts to the country of a number. Allow it there (Messaging, Geo permissions), if you want to.",
    status: 400,
  },
  "20404": {
    waiting: LATER,
    staff: "The provider does not know our Verify service. An admin has been told.",
    operator: "The provider does not know the Verify service: no code leaves. Check TWILIO_VERIFY_SERVICE_SID.",
  },
  "21606": {
    waiting: LATER,
    staff: "Texts cannot leave from our number. An admin has been told.",
    operator:
      "The number that texts leave from is not ours at the provider, or sends no texts. Check TWILIO_FROM_NUMBER.",
  },
  "30002": {
    waiting: LATER,
    staff: "Our account at the provider is suspended. An admin has been told.",
    operator: "The account at the provider of texts is suspended: no code and no text leaves. Look at its billing.",
  },
  "30008": { waiting: LATER, staff: "The phone company refused it and did not say why." },
  "30032": {
    waiting: "Texts from us are held back by the phone companies at the moment. Please call us, or try again later.",
    staff: "The phone companies hold our texts back: our toll-free number is not verified. An admin has been told.",
    operator:
      "The toll-free number that texts leave from is not verified, and the phone companies block it. Verify it at the provider.",
  },
  "30003": { waiting: LATER, staff: "The phone is switched off or out of reach." },
  "30004": { waiting: LATER, staff: "The phone or its company blocks our texts." },
  "30005": { waiting: LATER, staff: "The phone company does not know this number." },
  "30006": { waiting: "Please use a mobile number.", staff: "This is a landline, or its company takes no texts." },
  "30007": {
    waiting: LATER,
    staff: "The phone company held the text back as unwanted.",
    operator:
      "A phone company filters our texts as unwanted. Look at what was sent, and at the registration at the provider.",
  },
  "20003": {
    waiting: LATER,
    staff: "The provider does not accept our keys. An admin has been told.",
    operator:
      "The provider of text messages does not accept our keys: no code and no text leaves. Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.",
  },
};

export const ABOVE_CEILING =
  "This person got very many messages from us within a short time, so this one was not sent. Look at why before you write to them.";

/** Our own reasons, kept where the provider's numbers stand. */
const OWN: Record<string, string> = {
  "opted out": "This phone replied STOP.",
  declined:
    "The person said in the call that they had not asked for it. The number is neither called nor texted again.",
  ceiling: ABOVE_CEILING,
  budget: "All text messages of that day were used up.",
  number: "This number cannot get texts or calls.",
  unanswered: "The provider did not answer yet; it is tried again.",
  "not delivered": "The phone company did not say why.",
};

/** What the provider's number means to somebody who waits for a code; null when it has no sentence of its own. */
export function wordsForWaiting(code: string): { sentence: string; status: 400 | 409 | 429 | 502 } | null {
  const words = WORDS[code];
  return words ? { sentence: words.waiting, status: words.status ?? 502 } : null;
}

/** Why a text or a call did not go, for staff. */
export function wordsForStaff(error: string): string {
  return OWN[error] ?? WORDS[error]?.staff ?? `The provider refused it (${error}).`;
}

/** What the operator has to do about it; null when nothing. */
export function wordsForOperator(code: string): string | null {
  return WORDS[code]?.operator ?? null;
}
