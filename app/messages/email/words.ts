import { ABOVE_CEILING } from "#app/messages/provider-words.ts";

/** Why an e-mail did not go or arrive, for staff. */
export function emailTroubleWords(error: string): string {
  return OWN[error] ?? (/^5\d\d$/.test(error) ? `The mail server refused it (${error}).` : LATER);
}

const LATER = "The mail server could not be reached yet; it is tried again.";

const OWN: Record<string, string> = {
  absent: "No mail server is set up, so no e-mail leaves.",
  address: "There is no mailbox of this address.",
  bounce: "Mail to this address came back.",
  complaint: "The person called our e-mail unwanted, so none is sent to them.",
  ceiling: ABOVE_CEILING,
  budget: "All e-mails of that day were used up.",
  auth: "The mail server does not accept our password; it is tried again. An admin has been told.",
};

/** What only the operator can mend; null where nothing is. */
export function emailWordsForOperator(code: string): string | null {
  if (code === "absent")
    return "An e-mail was asked for and could not leave: no mail server is set up. Set SMTP_URL and EMAIL_FROM, and restart.";
  if (code === "auth")
    return "The mail server does not accept the user or password in SMTP_URL: no e-mail leaves. Set it right and restart.";
  if (code === "550" || code === "553" || code === "554")
    return `The mail server refuses what we send (${code}). Look whether EMAIL_FROM is an address it may send for, and whether its domain has SPF and DKIM.`;
  if (code === "ESOCKET" || code === "ECONNECTION" || code === "EDNS" || code === "ETLS")
    return `The mail server in SMTP_URL cannot be reached (${code}). Look at its host, port and certificate.`;
  return null;
}
