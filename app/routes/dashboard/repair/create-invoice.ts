import { redirect } from "react-router";
import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { readyToPay } from "#app/repair/invoice.ts";
import type { Route } from "./+types/create-invoice";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    const invoice = await createInvoice(viewer, params.id);
    return await redirectWithToast(back, {
      kind: "success",
      title: "Invoice created",
      description: readyToPay(invoice),
    });
  } catch (error) {
    // Where it only wants the shop's word, the form for that word opens, and makes the invoice.
    if (error instanceof Refusal && error.field === "prices") {
      const search = new URLSearchParams(url.search);
      search.set("then", "invoice");
      throw redirect(`/dashboard/repair-requests/${params.id}/prices?${search}`);
    }
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Creation failed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
