import { redirect } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { throwAsResponse } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { askAboutReturned } from "#app/payments/reconcile.server.ts";
import * as messages from "#app/platform/messages.ts";
import { RETURNED } from "#app/routes/payment-form/returned.ts";

/** An invoice was paid, by whichever way: the dialog closes, and the list behind it says so. */
export function toPaidList(): Promise<Response> {
  return redirectWithToast("/dashboard/invoices", { kind: "success", title: messages.payment.success });
}

/** A browser that comes back from paying: the provider is asked first. What is booked leads to the list. Errors: 404. */
export async function settleReturned(viewer: Viewer, invoiceId: string): Promise<void> {
  await askAboutReturned((await findInvoice(viewer, invoiceId)).repairRequestId);
  if ((await findInvoice(viewer, invoiceId)).status === "Paid") throw await toPaidList();
}

/** To the list it came back, as the provider's form has it; what is not booked yet, or was refused, is told over it by its own invoice. */
export async function leadReturned(viewer: Viewer, { search, searchParams }: URL): Promise<void> {
  const id = searchParams.get("invoice");
  if (id === null || !search.includes(RETURNED)) return;
  try {
    await settleReturned(viewer, id);
  } catch (error) {
    if (error instanceof Response) throw error;
    throwAsResponse(error);
  }
  const refused = search.includes("redirect_status=failed") ? "&redirect_status=failed" : "";
  throw redirect(`/dashboard/invoices/${id}?${RETURNED}${refused}`);
}
