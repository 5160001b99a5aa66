import { readAsQuote } from "#app/desk/attachments/open.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { waitForReading } from "#app/quotes/quote-document.server.ts";
import type { Route } from "./+types/quote";

/** Reads what a customer sent as a quote of their repair, and shows its lines. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  let back = "/dashboard/communications";
  try {
    const form = await readForm(request);
    back = returnPath(form, back);
    const { id, repairRequestId } = await readAsQuote(viewer, params.id, String(form.get("repairRequestId")));
    await waitForReading(id);
    const to = `/dashboard/repair-requests/${repairRequestId}/documents/${id}`;
    return await redirectWithToast(to, { kind: "success", title: "Kept as a quote" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Not read as a quote");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
