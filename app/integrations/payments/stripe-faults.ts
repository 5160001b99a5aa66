import Stripe from "stripe";
import { ProviderFault } from "#app/integrations/provider-fault.ts";

/** What the SDK throws, in our words. Errors that are not the provider's go on as they are. */
export function asProviderFault(error: unknown): never {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const lost = error instanceof Stripe.errors.StripeConnectionError;
  const busy = error instanceof Stripe.errors.StripeRateLimitError;
  const down = error instanceof Stripe.errors.StripeAPIError;
  const card = error instanceof Stripe.errors.StripeCardError;
  throw new ProviderFault("Stripe", {
    passing: lost || busy || down,
    mayHaveActed: lost || down,
    code: error.code ?? error.statusCode ?? error.type,
    // Only what is meant for the cardholder is shown; other messages speak of keys and ids.
    ...(card ? { shown: error.message } : {}),
    cause: error,
  });
}
