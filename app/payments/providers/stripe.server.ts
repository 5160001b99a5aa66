import Stripe from "stripe";
import type { NewPayment, PaymentService } from "#app/payments/providers/payment-service.ts";
import { stripeCards } from "#app/payments/providers/stripe-cards.ts";
import { submitEvidence } from "#app/payments/providers/stripe-disputes.ts";
import { readStripeEvent } from "#app/payments/providers/stripe-events.ts";
import { asking } from "#app/payments/providers/stripe-faults.ts";
import { findState, isSession } from "#app/payments/providers/stripe-state.ts";

export type StripeConfiguration = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address than the provider's own: a stand-in. */
  apiBase?: string | undefined;
  /** Milliseconds until an answer counts as lost. */
  timeout?: number;
};

/** A person waits for most of these calls, and a job comes back later for the rest. */
const TIMEOUT = 12_000;
const RETRIES = 1;

export function stripePayments(configuration: StripeConfiguration): PaymentService {
  const { secretKey, publishableKey, webhookSecret, apiBase, timeout = TIMEOUT } = configuration;
  const stripe = new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(apiBase),
  });
  return {
    name: "stripe",
    label: "Stripe",
    publishableKey,
    ...stripeCards(stripe),
    createPayment: (payment) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.create(intentOf(payment), keyOf(payment));
        return { providerId: intent.id, clientSecret: intent.client_secret ?? "" };
      }),
    createCheckout: (payment) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(sessionOf(payment), keyOf(payment));
        return { providerId: session.id, url: session.url ?? payment.cancelUrl };
      }),
    find: (id) => asking(() => findState(stripe, id)),
    refund: ({ providerId, amount, reason, idempotencyKey }) =>
      asking(async () => {
        const metadata = { reason: reason.slice(0, 400) };
        await stripe.refunds.create({ payment_intent: providerId, amount, metadata }, { idempotencyKey });
        return findState(stripe, providerId);
      }),
    answerDispute: (answer) =>
      asking(async () => {
        try {
          await submitEvidence(stripe, answer);
        } catch (error) {
          // It was answered a moment before, or by hand: how it stands is the answer.
          const state =
            error instanceof Stripe.errors.StripeInvalidRequestError
              ? await findState(stripe, answer.providerId)
              : null;
          if (!state?.disputeOf?.answered) throw error;
          return state;
        }
        return findState(stripe, answer.providerId);
      }),
    cancel: (id) =>
      asking(async () => {
        try {
          if (isSession(id)) await stripe.checkout.sessions.expire(id);
          else await stripe.paymentIntents.cancel(id);
        } catch (error) {
          // It was made or had ended a moment before: how it stands is the answer.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
        return findState(stripe, id);
      }),
    readEvent: (rawBody, signature) => readStripeEvent(stripe, rawBody, signature, webhookSecret),
  };
}

function intentOf(payment: Parameters<PaymentService["createPayment"]>[0]): Stripe.PaymentIntentCreateParams {
  return {
    amount: payment.amount,
    currency: "usd",
    customer: payment.customerId,
    description: payment.description,
    metadata: metadataOf(payment),
    automatic_payment_methods: { enabled: true },
  };
}

function sessionOf(payment: Parameters<PaymentService["createCheckout"]>[0]): Stripe.Checkout.SessionCreateParams {
  const { amount, customerId, description, paymentId, returnUrl, cancelUrl } = payment;
  return {
    mode: "payment",
    ...(customerId ? { customer: customerId, saved_payment_method_options: { payment_method_save: "enabled" } } : {}),
    client_reference_id: paymentId,
    metadata: metadataOf(payment),
    payment_intent_data: { description, metadata: metadataOf(payment) },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "usd", unit_amount: amount, product_data: { name: description } },
      },
    ],
    success_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

function keyOf({ idempotencyKey }: { idempotencyKey: string }) {
  return { idempotencyKey };
}

function metadataOf({ paymentId, invoiceId }: Pick<NewPayment, "paymentId" | "invoiceId">) {
  return { paymentId, invoiceId };
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const plain = protocol === "http:";
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? ("http" as const) : ("https" as const) };
}
