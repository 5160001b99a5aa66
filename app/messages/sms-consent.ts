export type ConsentKind = "sms" | "ai_call";
export type ConsentAction = "opt_in" | "opt_out";

const OPT_OUT = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPT OUT", "OPTOUT"]);
const OPT_IN = new Set(["START", "YES", "UNSTOP"]);
const HELP = new Set(["HELP", "INFO"]);
/** Orders and nothing else: nobody answers an advisor with them. The others are said in conversations too. */
const ORDERS = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "OPT OUT", "OPTOUT", "START", "UNSTOP", "HELP"]);

export type ReplyWord = "opt_out" | "opt_in" | "help";

/** "STOP please", "please stop", "stop it now": the order with politeness around it. */
const STOP_SAID =
  /^(?:(?:HI|HELLO|OK|OKAY|NO|PLEASE|PLS|JUST) )*STOP(?:(?: PLEASE| PLS| IT| THIS| NOW| ALL| THANKS| THANK| YOU| U)*)$/;
/** "I want you to stop texting me", "no more messages", "take me off your list". */
const WANTS_NONE = new RegExp(
  [
    "(?:STOP|QUIT|CEASE|NO MORE)(?: \\w+){0,3} (?:TEXTS|TEXTING|MESSAGES|MESSAGING|MSGS|SMS|CONTACTING)",
    "(?:DO NOT|DON T|DONT|NEVER) (?:(?:TEXT|MESSAGE|CONTACT) (?:ME|US|THIS NUMBER)|(?:WANT|SEND)(?: \\w+){0,3} (?:TEXTS|MESSAGES|SMS))",
    "(?:UNSUBSCRIBE|OPT) (?:ME|US|OUT)",
    "(?:TAKE|REMOVE|DELETE) (?:ME|MY NUMBER)(?: OFF| FROM)",
  ]
    .map((way) => `\\b${way}\\b`)
    .join("|"),
);
/** Who wants to be called instead says more than no. */
const WANTS_A_CALL = /\b(?:CALL|PHONE|RING|E ?MAIL)\b/;
const MOST_WORDS = 14;

/**
 * What a reply asks for when it is one of the agreed words, in any case, width and with any punctuation around, or says in a short sentence
 * that no more messages are wanted (47 CFR 64.1200(a)(10): any reasonable means); else null.
 */
export function readReplyWord(body: string): ReplyWord | null {
  const words = bare(body);
  if (OPT_OUT.has(words) || (words.split(" ").length <= MOST_WORDS && isNo(words))) return "opt_out";
  if (OPT_IN.has(words)) return "opt_in";
  if (HELP.has(words)) return "help";
  return null;
}

/** Whether a reply may be an answer to somebody, agreed word or not: "Yes", "Cancel", "End". */
export function mayBeAnAnswer(body: string): boolean {
  return !ORDERS.has(bare(body));
}

function isNo(words: string) {
  return STOP_SAID.test(words) || (WANTS_NONE.test(words) && !WANTS_A_CALL.test(words));
}

/** Its letters in capitals, those of another width and with marks as plain ones; "S T O P" is a word. */
function bare(body: string) {
  const words = body
    .normalize("NFKD")
    .toUpperCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Z]+/g, " ")
    .trim();
  return /^(?:[A-Z] )+[A-Z]$/.test(words) ? words.replaceAll(" ", "") : words;
}

/** What is answered to each of them, in the company's name. */
export function replyAnswer(word: ReplyWord, { name, phone }: { name: string; phone: string }): string {
  const reach = phone ? ` Questions? Call ${phone}.` : "";
  return `${name}: ${ANSWERS[word]}${word === "help" ? reach : ""}`;
}

const ANSWERS: Record<ReplyWord, string> = {
  opt_out: "You are opted out and will receive no more messages. Reply START to receive repair updates again.",
  opt_in: "You will receive updates about your repair by text again. Reply STOP to opt out, HELP for help.",
  help: "We text updates about your vehicle's repair only. Message and data rates may apply. Reply STOP to opt out.",
};
