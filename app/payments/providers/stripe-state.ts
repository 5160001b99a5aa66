import Stripe from "stripe";
import type { PaymentState } from "#app/payments/providers/payment-service.ts";
import { disputeOf, idOf, namesOfDispute, statusOf } from "#app/payments/providers/stripe-words.ts";

const OPEN = {
  status: "open",
  received: 0,
  currency: null,
  refunded: 0,
  dispute: "none",
  failureMessage: null,
} as const;

export function isSession(id: string) {
  return id.startsWith("cs_");
}

/** What the keys in use do not know, nobody can pay: it was made under others. */
export async function findState(stripe: Stripe, id: string): Promise<PaymentState> {
  try {
    return await (isSession(id) ? findSession(stripe, id) : findIntent(stripe, id));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== "resource_missing") throw error;
    return { ...OPEN, providerId: id, status: "cancelled" };
  }
}

async function findIntent(stripe: Stripe, id: string): Promise<PaymentState> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const dispute = charge?.disputed ? (await stripe.disputes.list({ payment_intent: id, limit: 1 })).data[0] : null;
  return {
    providerId: intent.id,
    status: statusOf(intent.status),
    received: intent.amount_received,
    currency: intent.currency,
    refunded: await refundedOf(stripe, id, charge?.amount_refunded ?? 0),
    dispute: dispute ? disputeOf(dispute.status) : "none",
    disputeOf: dispute ? namesOfDispute(dispute) : undefined,
    failureMessage: intent.last_payment_error?.message ?? null,
  };
}

/** Of the refunds that were made or are on their way: the charge counts those that failed later too. */
async function refundedOf(stripe: Stripe, id: string, counted: number): Promise<number> {
  if (counted === 0) return 0;
  const refunds = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  const standing = refunds.data.filter(({ status }) => status !== "failed" && status !== "canceled");
  return standing.reduce((sum, { amount }) => sum + amount, 0);
}

async function findSession(stripe: Stripe, id: string): Promise<PaymentState> {
  const session = await stripe.checkout.sessions.retrieve(id);
  const intent = idOf(session.payment_intent);
  if (intent && session.status === "complete") return findIntent(stripe, intent);
  return { ...OPEN, providerId: id, status: session.status === "expired" ? "cancelled" : "open" };
}
