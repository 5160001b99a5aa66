import Stripe from "stripe";
import { ProviderFault } from "#app/platform/provider-fault.ts";

/** Asks the provider. Errors: ProviderFault; what is not the provider's goes on as it is. */
export async function asking<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  return await question().catch(asProviderFault);
}

/** What the SDK throws, in our words. */
function asProviderFault(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const lost = error instanceof Stripe.errors.StripeConnectionError;
  const busy = error instanceof Stripe.errors.StripeRateLimitError;
  const down = error instanceof Stripe.errors.StripeAPIError;
  const card = error instanceof Stripe.errors.StripeCardError;
  const refused = error instanceof Stripe.errors.StripeInvalidRequestError;
  // Another call under the key that is still under way is no answer to it.
  const otherwise = error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409;
  throw new ProviderFault("Stripe", {
    passing: lost || busy || down,
    mayHaveActed: lost || down,
    // Stripe keeps its first answer to a key for a day, a failure of its own too.
    settled: down || refused || otherwise,
    missing: error.code === "resource_missing",
    code: error.code ?? error.statusCode ?? error.type,
    // Only what is meant for the cardholder is shown; other messages speak of keys and ids.
    ...(card ? { shown: error.message } : {}),
    cause: error,
  });
}
