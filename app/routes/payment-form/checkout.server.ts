import { redirect } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { refusedWithToast } from "#app/http/page.server.ts";
import { startCheckout, startPayment } from "#app/payments/payment.server.ts";
import { env } from "#app/platform/env.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { RETURNED } from "./returned.ts";

/** What the payer saw, in cents: another amount is refused, never charged. */
export function dueOf(form: FormData): { amountCents?: number } {
  const seen = Number(form.get("due"));
  return Number.isInteger(seen) && seen > 0 ? { amountCents: seen } : {};
}

/** The payment for the dialog; what keeps it from starting is a toast on the page under it. */
export async function startOrReturn(
  viewer: Viewer,
  invoiceId: string,
  back: string,
  inWords: (error: unknown) => unknown = (error) => error,
) {
  try {
    return await startPayment(viewer, { invoiceId });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 404) throw error;
    throw await refusedWithToast(inWords(error), back, messages.payment.initFailed.title);
  }
}

/** What keeps a payment from starting is called otherwise at the desk than on the customer's page. */
export function atTheDesk(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.title !== messages.payment.initFailed.title) return error;
  return new Refusal(error.status, error.message, { title: messages.payment.notStarted });
}

/** Off to the provider's page; who paid there comes back to `paid`, who did not to `back`. Errors: as startCheckout. */
export async function toCheckout(
  request: Request,
  viewer: Viewer,
  payment: { invoiceId: string; amountCents?: number },
  back: string,
  paid = `${back}?${RETURNED}`,
) {
  const origin = env.PUBLIC_ORIGIN ?? new URL(request.url).origin;
  const urls = { returnUrl: origin + paid, cancelUrl: origin + back };
  return redirect(await startCheckout(viewer, { ...payment, ...urls }), 303);
}
