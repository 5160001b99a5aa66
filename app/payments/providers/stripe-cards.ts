import Stripe from "stripe";
import type { PaymentService } from "#app/payments/providers/payment-service.ts";
import { asking } from "#app/payments/providers/stripe-faults.ts";
import { idOf } from "#app/payments/providers/stripe-words.ts";

/** Customers and the cards that they keep. */
export function stripeCards(stripe: Stripe) {
  return {
    createCustomer: ({ accountId, idempotencyKey }) =>
      asking(async () => (await stripe.customers.create({ metadata: { accountId } }, { idempotencyKey })).id),
    openCardsOf: (customerId) =>
      asking(async () => {
        const session = await stripe.customerSessions.create({
          customer: customerId,
          components: {
            payment_element: {
              enabled: true,
              features: {
                payment_method_save: "enabled",
                // Without it the box is shown, and the card is not kept.
                payment_method_save_usage: "on_session",
                payment_method_redisplay: "enabled",
              },
            },
          },
        });
        return session.client_secret;
      }),
    findCard: (id) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.retrieve(id, { expand: ["payment_method"] });
        const method = typeof intent.payment_method === "object" ? intent.payment_method : null;
        if (!method?.card) return null;
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
        const card = { brand, last4, expMonth, expYear };
        return { card, providerMethodId: method.id, kept: idOf(method.customer) !== null };
      }),
    removeCard: (id) =>
      asking(async () => {
        try {
          await stripe.paymentMethods.detach(id);
        } catch (error) {
          // It belongs to no customer any more.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      }),
  } satisfies Partial<PaymentService>;
}
