import { redirect } from "react-router";
import type { Viewer } from "#app/access/viewer.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readyToPay } from "#app/repair/invoice.ts";
import { withThen } from "./then-invoice.ts";

/** Makes the invoice, and back to the repair with a word about it, or about why not. `done`: whether the work is, where who makes it was asked. */
export async function makeInvoice(viewer: Viewer, id: string, search: string, done?: boolean): Promise<Response> {
  const back = `/dashboard/repair-requests/${id}${search}`;
  try {
    const invoice = await createInvoice(viewer, id, done);
    const description = readyToPay(invoice);
    return await redirectWithToast(back, { kind: "success", title: "Invoice created", description });
  } catch (error) {
    // Where it only wants the shop's word, the form for that word opens, and makes the invoice.
    if (error instanceof Refusal && error.field === "prices") {
      throw redirect(`/dashboard/repair-requests/${id}/prices${withThen(search, { done })}`);
    }
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Creation failed");
  }
}
