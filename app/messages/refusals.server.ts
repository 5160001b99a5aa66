import { tellAdminsOnce } from "#app/messages/operators.server.ts";
import { operatorWords } from "#app/messages/refusal-words.ts";
import { logFailure } from "#app/platform/log.server.ts";
import type { ProviderFault } from "#app/platform/provider-fault.ts";
import { countOneMore } from "#app/shop/day-count.server.ts";

/** What is counted of one refusal in a day: more is no more news. */
const MOST = 100_000;
const HREF = "/dashboard/connections";
const LONGEST_CODE = 60;
/** Texts, e-mails and calls tell the admins where they are given up, with what it was about. */
const TELLS_ITSELF = ["Twilio", "SMTP", "ElevenLabs"];

/**
 * Counts what a provider refused, for Connections, and tells the admins, once a day, what only they can mend. Whatever happens here
 * changes nothing for the person who waits.
 */
export async function noteRefusal({ provider, code }: Pick<ProviderFault, "provider" | "code">): Promise<void> {
  try {
    await countOneMore(`refused:${provider}:${code.slice(0, LONGEST_CODE)}`, MOST);
    const { sentence, mend } = operatorWords(provider, code);
    if (!mend || TELLS_ITSELF.includes(provider)) return;
    await tellAdminsOnce(`provider:${provider}:${code}`, {
      title: TITLES[provider] ?? provider,
      body: sentence,
      href: HREF,
    });
  } catch (error) {
    logFailure(error, "a refusal was not noted");
  }
}

const TITLES: Record<string, string> = {
  Stripe: "Card payments are refused",
  "The document store": "Documents cannot be kept",
};
