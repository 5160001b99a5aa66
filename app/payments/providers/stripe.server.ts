import Stripe from "stripe";
import type { NewPayment, PaymentService, PaymentState } from "#app/payments/providers/payment-service.ts";
import { submitEvidence } from "#app/payments/providers/stripe-disputes.ts";
import { readStripeEvent } from "#app/payments/providers/stripe-events.ts";
import { asProviderFault } from "#app/payments/providers/stripe-faults.ts";
import { disputeOf, idOf, namesOfDispute, statusOf } from "#app/payments/providers/stripe-words.ts";

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
  const asking = async <Answer>(question: () => Promise<Answer>) => question().catch(asProviderFault);

  /** What the keys in use do not know, nobody can pay: it was made under others. */
  async function find(id: string): Promise<PaymentState> {
    try {
      return await (isSession(id) ? findSession(id) : findIntent(id));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== "resource_missing") throw error;
      return { ...OPEN, providerId: id, status: "cancelled" };
    }
  }

  async function findIntent(id: string): Promise<PaymentState> {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    const dispute = charge?.disputed ? (await stripe.disputes.list({ payment_intent: id, limit: 1 })).data[0] : null;
    return {
      providerId: intent.id,
      status: statusOf(intent.status),
      received: intent.amount_received,
      currency: intent.currency,
      refunded: await refundedOf(id, charge?.amount_refunded ?? 0),
      dispute: dispute ? disputeOf(dispute.status) : "none",
      disputeOf: dispute ? namesOfDispute(dispute) : undefined,
      failureMessage: intent.last_payment_error?.message ?? null,
    };
  }

  /** Of the refunds that were made or are on their way: the charge counts those that failed later too. */
  async function refundedOf(id: string, counted: number): Promise<number> {
    if (counted === 0) return 0;
    const refunds = await stripe.refunds.list({ payment_intent: id, limit: 100 });
    const standing = refunds.data.filter(({ status }) => status !== "failed" && status !== "canceled");
    return standing.reduce((sum, { amount }) => sum + amount, 0);
  }

  async function findSession(id: string): Promise<PaymentState> {
    const session = await stripe.checkout.sessions.retrieve(id);
    const intent = idOf(session.payment_intent);
    if (intent && session.status === "complete") return findIntent(intent);
    return { ...OPEN, providerId: id, status: session.status === "expired" ? "cancelled" : "open" };
  }

  return {
    name: "stripe",
    label: "Stripe",
    publishableKey,
    createCustomer: ({ accountId, idempotencyKey }) =>
      asking(async () => (await stripe.customers.create({ metadata: { accountId } }, { idempotencyKey })).id),
    createPayment: (payment) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: payment.amount,
            currency: "usd",
            customer: payment.customerId,
            description: payment.description,
            metadata: metadataOf(payment),
            automatic_payment_methods: { enabled: true },
          },
          { idempotencyKey: payment.idempotencyKey },
        );
        return { providerId: intent.id, clientSecret: intent.client_secret ?? "" };
      }),
    createCheckout: (payment) =>
      asking(async () => {
        const { amount, customerId, description, paymentId, returnUrl, cancelUrl } = payment;
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            ...(customerId
              ? { customer: customerId, saved_payment_method_options: { payment_method_save: "enabled" } }
              : {}),
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
          },
          { idempotencyKey: payment.idempotencyKey },
        );
        return { providerId: session.id, url: session.url ?? cancelUrl };
      }),
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
    find: (id) => asking(() => find(id)),
    refund: ({ providerId, amount, reason, idempotencyKey }) =>
      asking(async () => {
        const metadata = { reason: reason.slice(0, 400) };
        await stripe.refunds.create({ payment_intent: providerId, amount, metadata }, { idempotencyKey });
        return find(providerId);
      }),
    answerDispute: (answer) =>
      asking(async () => {
        try {
          await submitEvidence(stripe, answer);
        } catch (error) {
          // It was answered a moment before, or by hand: how it stands is the answer.
          const state = error instanceof Stripe.errors.StripeInvalidRequestError ? await find(answer.providerId) : null;
          if (!state?.disputeOf?.answered) throw error;
          return state;
        }
        return find(answer.providerId);
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
        return find(id);
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
    readEvent: (rawBody, signature) => readStripeEvent(stripe, rawBody, signature, webhookSecret),
  };
}

const OPEN = {
  status: "open",
  received: 0,
  currency: null,
  refunded: 0,
  dispute: "none",
  failureMessage: null,
} as const;

function isSession(id: string) {
  return id.startsWith("cs_");
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
