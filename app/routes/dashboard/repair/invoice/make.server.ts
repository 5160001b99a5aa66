import { redirect } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { statusLabel } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { AsksFirst, changedMeanwhile, isOvertaken, Refusal } from "#app/platform/refusal.ts";
import { type Invoice, type InvoiceWord, readyToPay } from "#app/repair/invoice.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { withThen } from "./then-invoice.ts";

/**
 * Makes the invoice, and back to the repair with a word about it, or about why not. `askAnew`: where something came that who makes it has not read; on the
 * page that asks, unless that page has words of its own.
 */
export async function makeInvoice<Asked = Response>(
  viewer: Viewer,
  id: string,
  search: string,
  word: InvoiceWord = {},
  askAnew?: (sentence: string) => Asked,
): Promise<Response | Asked> {
  const back = `/dashboard/repair-requests/${id}${search}`;
  try {
    const invoice = await createInvoice(viewer, id, word);
    const description = await madeSaid(viewer, invoice);
    return await redirectWithToast(back, { kind: "success", title: "Invoice created", description });
  } catch (error) {
    // Where it only wants the shop's word, the form for that word opens, and makes the invoice.
    if (error instanceof Refusal && error.field === "prices") {
      throw redirect(`/dashboard/repair-requests/${id}/prices${withThen(search, word)}`);
    }
    if (error instanceof AsksFirst || (error instanceof Refusal && isOvertaken(error))) {
      const { title = "", message } = changedMeanwhile("This repair request");
      if (askAnew) return askAnew(message);
      const toast = { kind: "error", title, description: message } as const;
      return redirectWithToast(`/dashboard/repair-requests/${id}/invoice/confirm${search}`, toast);
    }
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Creation failed");
  }
}

/** What was made: of an invoice on which nothing is due, where it left the repair too, for nobody pays and moves it on. */
async function madeSaid(viewer: Viewer, invoice: Invoice) {
  const said = readyToPay(invoice);
  if (invoice.totalAmount > 0) return said;
  const { status } = await findRepairRequest(viewer, invoice.repairRequestId);
  return `${said} The invoice is Paid, and the repair is ${statusLabel(status)}.`;
}
