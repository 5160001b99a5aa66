import type { Stripe, StripeElements } from "@stripe/stripe-js";
import * as messages from "#app/platform/messages.ts";

/** What is said of a payment that failed where the provider says nothing of it, and where nobody foresaw it. */
export type FailedWords = { unsaid: string; unexpected: string };

export const OF_THE_CUSTOMER: FailedWords = {
  unsaid: messages.payment.providerFailed,
  unexpected: messages.payment.unexpected,
};

export const AT_THE_DESK: FailedWords = {
  unsaid: messages.payment.notProcessed,
  unexpected: messages.payment.notProcessed,
};

type Entered = { stripe: Stripe; elements: StripeElements; returnUrl: string; words: FailedWords };

/** The provider confirms what was entered in its form, and leaves the page only if required. Null, or why it failed. */
export async function confirmAtProvider({ stripe, elements, returnUrl, words }: Entered): Promise<string | null> {
  const confirmParams = { return_url: returnUrl };
  try {
    const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: "if_required" });
    return error ? (error.message ?? words.unsaid) : null;
  } catch {
    return words.unexpected;
  }
}
