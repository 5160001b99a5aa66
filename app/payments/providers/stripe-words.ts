import type Stripe from "stripe";
import type { PaymentState } from "#app/payments/providers/payment-service.ts";

export function statusOf(status: Stripe.PaymentIntent.Status): PaymentState["status"] {
  if (status === "succeeded") return "succeeded";
  if (status === "canceled") return "cancelled";
  if (status === "processing" || status === "requires_capture") return "processing";
  return "open";
}

export function disputeOf(status: string): PaymentState["dispute"] {
  if (status === "won" || status === "warning_closed" || status === "prevented") return "won";
  return status === "lost" ? "lost" : "open";
}

/** Stripe sends an object or its id alone, as it was asked. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
