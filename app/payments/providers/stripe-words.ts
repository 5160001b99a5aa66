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

/** Its name, the last day for an answer, and whether one was sent: from here, or by hand at the provider. */
export function namesOfDispute({
  id,
  evidence_details,
}: Pick<Stripe.Dispute, "id"> & { evidence_details?: { due_by?: number | null; submission_count?: number } | null }) {
  const due = evidence_details?.due_by;
  return { id, dueAt: due ? new Date(due * 1000) : null, answered: (evidence_details?.submission_count ?? 0) > 0 };
}

/** Stripe sends an object or its id alone, as it was asked. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
