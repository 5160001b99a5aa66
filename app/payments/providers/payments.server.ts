import type { PaymentService } from "#app/payments/providers/payment-service.ts";
import { env } from "#app/platform/env.server.ts";

/** The card company of this process; null while payments are simulated. */
export const payments: PaymentService | null = await choose();

/** The company's library takes time and memory: only who has its keys loads it. */
async function choose() {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  const { stripePayments } = await import("#app/payments/providers/stripe.server.ts");
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  });
}
