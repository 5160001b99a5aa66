export type ConsentKind = "sms" | "ai_call";
export type ConsentAction = "opt_in" | "opt_out";

const OPT_OUT = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPT OUT", "OPTOUT"]);
const OPT_IN = new Set(["START", "YES", "UNSTOP"]);
const HELP = new Set(["HELP", "INFO"]);
/** Orders and nothing else: nobody answers an advisor with them. The others are said in conversations too. */
const ORDERS = new Set(["STOP", "STOPALL", "UNSUBSCRIBE", "OPT OUT", "OPTOUT", "START", "UNSTOP", "HELP"]);

export type ReplyWord = "opt_out" | "opt_in" | "help";

/** What a reply asks for when it is one of the agreed words, in any case and with any punctuation around; else null. */
export function readReplyWord(body: string): ReplyWord | null {
  const words = bare(body);
  if (OPT_OUT.has(words)) return "opt_out";
  if (OPT_IN.has(words)) return "opt_in";
  if (HELP.has(words)) return "help";
  return null;
}

/** Whether a reply may be an answer to somebody, agreed word or not: "Yes", "Cancel", "End". */
export function mayBeAnAnswer(body: string): boolean {
  return !ORDERS.has(bare(body));
}

function bare(body: string) {
  return body
    .toUpperCase()
    .replace(/[^A-Z]+/g, " ")
    .trim();
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
