import { redirect, replace } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { askAboutReturned, paymentsNow } from "#app/payments/reconcile.server.ts";
import * as messages from "#app/platform/messages.ts";
import { isRefused, RETURNED } from "#app/routes/payment-form/returned.ts";

/** An invoice was paid, by whichever way: the dialog closes, and the list behind it says so. */
export function toPaidList(): Promise<Response> {
  return redirectWithToast("/dashboard/invoices", SUCCESS);
}

const SUCCESS = { kind: "success", title: messages.payment.success } as const;

/** Left in the history, the address of the return would lead there anew whenever somebody goes back to it. */
const IN_PLACE = { headers: { "X-Remix-Replace": "true" } };

/**
 * A browser that comes back from paying: the provider is asked first. What is booked just now is said, over the list where that is all;
 * what is not booked yet, or was refused, stays here and is told over the invoice. Otherwise nothing is left of the return: the plain
 * invoice. Errors: 404.
 */
export async function settleReturned(viewer: Viewer, invoiceId: string, search: string): Promise<void> {
  await askAboutReturned((await findInvoice(viewer, invoiceId)).repairRequestId);
  const [{ status }, { underway, justPaid }] = await Promise.all([
    findInvoice(viewer, invoiceId),
    paymentsNow(invoiceId),
  ]);
  const refused = isRefused(search);
  if (status === "Unpaid" && (refused || underway)) return;
  const plain = `/dashboard/invoices/${invoiceId}`;
  if (refused || !justPaid) throw replace(plain);
  throw await redirectWithToast(status === "Paid" ? "/dashboard/invoices" : plain, SUCCESS, IN_PLACE);
}

/** To the list it came back, as the provider's form has it; what is not booked yet, or was refused, is told over it by its own invoice. */
export async function leadReturned(viewer: Viewer, { search, searchParams }: URL): Promise<void> {
  const id = searchParams.get("invoice");
  if (id === null || !search.includes(RETURNED)) return;
  try {
    await settleReturned(viewer, id, search);
  } catch (error) {
    if (error instanceof Response) throw error;
    throwAsResponse(error);
  }
  throw redirect(`/dashboard/invoices/${id}?${RETURNED}${isRefused(search) ? "&redirect_status=failed" : ""}`);
}
