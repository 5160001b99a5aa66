import type Stripe from "stripe";
import { z } from "zod";
import { ForgedEvent, MalformedEvent, type PaymentEvent } from "#app/payments/providers/payment-service.ts";
import { disputeOf, idOf, namesOfDispute, statusOf } from "#app/payments/providers/stripe-words.ts";

type Word = Pick<PaymentEvent, "paymentId" | "providerId" | "change">;

const NOTHING: Word = { paymentId: null, providerId: null, change: null };

const name = z.string().regex(/^[\w.:-]{1,255}$/);
const cents = z.int().min(0).optional();

/** What every event has, read or not. The fields of each kind are looked at in the word that was made of them. */
const Envelope = z.object({
  id: name,
  type: name,
  created: z.int().min(0).max(4_102_444_800),
  data: z.object({ object: z.looseObject({}) }),
});

const Readable = z.object({
  paymentId: z.string().nullable(),
  providerId: name.nullable(),
  change: z
    .looseObject({
      providerId: name.optional(),
      received: cents,
      refunded: cents,
      currency: z.string().length(3).nullish(),
      failureMessage: z.string().optional(),
      disputeOf: z.object({ id: name, dueAt: z.date().nullable(), answered: z.boolean() }).optional(),
      refundFailed: z.object({ id: name, amount: z.int().min(0) }).optional(),
    })
    .nullable(),
});

/**
 * A signed event as what it says about a payment. Errors: ForgedEvent when the signature is missing, wrong or too old;
 * MalformedEvent when what was signed is no event of Stripe's.
 */
export function readStripeEvent(
  stripe: Stripe,
  rawBody: string,
  signature: string | null,
  secret: string,
): PaymentEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature ?? "", secret);
  } catch (error) {
    throw error instanceof SyntaxError ? new MalformedEvent() : new ForgedEvent();
  }
  if (!Envelope.safeParse(event).success) throw new MalformedEvent();
  const word = wordOfReadable(event);
  return { id: event.id, type: event.type, occurredAt: new Date(event.created * 1000), ...word };
}

function wordOfReadable(event: Stripe.Event): Word {
  let word: Word;
  try {
    word = wordOf(event);
  } catch (error) {
    // A field that the types promise is not there.
    if (error instanceof TypeError) throw new MalformedEvent();
    throw error;
  }
  if (!Readable.safeParse(word).success) throw new MalformedEvent();
  return word;
}

function wordOf(event: Stripe.Event): Word {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.canceled":
    case "payment_intent.payment_failed": {
      const intent = event.data.object;
      return {
        ...namesOf(intent.metadata, intent.id),
        change: {
          providerId: intent.id,
          status: event.type === "payment_intent.payment_failed" ? "open" : statusOf(intent.status),
          received: intent.amount_received,
          currency: intent.currency,
          ...(intent.last_payment_error?.message ? { failureMessage: intent.last_payment_error.message } : {}),
        },
      };
    }
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired": {
      const session = event.data.object;
      const intent = idOf(session.payment_intent);
      const names = namesOf(session.metadata, session.id);
      if (event.type === "checkout.session.expired") return { ...names, change: { status: "cancelled" } };
      const paid = session.payment_status === "paid";
      const ids = intent ? { providerId: intent } : {};
      const sum = paid ? { received: session.amount_total ?? 0, currency: session.currency } : {};
      return { ...names, change: { ...ids, ...sum, status: paid ? "succeeded" : "processing" } };
    }
    case "charge.refunded": {
      const charge = event.data.object;
      const intent = idOf(charge.payment_intent);
      const ids = intent ? { providerId: intent } : {};
      const { amount_captured: received, amount_refunded: refunded, currency } = charge;
      return { ...namesOf(charge.metadata, intent), change: { ...ids, received, refunded, currency } };
    }
    case "refund.failed":
    case "refund.updated":
    case "charge.refund.updated": {
      const { id, amount, status, payment_intent } = event.data.object;
      if (status !== "failed" && status !== "canceled") return NOTHING;
      return { ...namesOf(null, idOf(payment_intent)), change: { refundFailed: { id, amount } } };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const dispute = event.data.object;
      const intent = idOf(dispute.payment_intent);
      const { amount: received, currency } = dispute;
      return {
        ...namesOf(null, intent),
        change: { dispute: disputeOf(dispute.status), disputeOf: namesOfDispute(dispute), received, currency },
      };
    }
    default:
      return NOTHING;
  }
}

function namesOf(metadata: Stripe.Metadata | null, providerId: string | null) {
  return { paymentId: metadata?.paymentId ?? null, providerId };
}
