import { postOnly } from "#app/http/post-only.ts";
import { receivePaymentEvent } from "#app/payments/events.server.ts";
import {
  ForgedEvent,
  MalformedEvent,
  type PaymentEvent,
  type PaymentService,
} from "#app/payments/providers/payment-service.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { logFailure } from "#app/platform/log.server.ts";
import type { Route } from "./+types/stripe";

/** Stripe's signed word. 2xx once it is kept; anything else makes Stripe send it again. */
async function handle({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return postOnly();
  if (!payments) return new Response(null, { status: 404 });
  const event = readEvent(payments, await request.text(), request.headers.get("stripe-signature"));
  if ("refused" in event) return Response.json({ message: event.refused }, { status: 400 });
  try {
    await receivePaymentEvent(payments, event);
    return Response.json({ received: true });
  } catch (error) {
    logFailure(error, "event not applied", { event: event.id, type: event.type });
    return Response.json({ message: "Please send it again." }, { status: 500 });
  }
}

function readEvent(
  service: PaymentService,
  body: string,
  signature: string | null,
): PaymentEvent | { refused: string } {
  try {
    return service.readEvent(body, signature);
  } catch (error) {
    if (error instanceof ForgedEvent) return { refused: "The signature does not fit." };
    if (error instanceof MalformedEvent) return { refused: error.message };
    throw error;
  }
}

export { handle as action, handle as loader };
