import { readAsQuote } from "#app/desk/attachments/open.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { waitForReading } from "#app/quotes/quote-document.server.ts";
import type { Route } from "./+types/quote";

/** Reads what a customer sent as a quote of their repair, and shows its lines. */
export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const back = returnPath(form, "/dashboard/communications");
  return carryOut(back, { failed: "Not read as a quote" }, async () => {
    const { id, repairRequestId } = await readAsQuote(viewer, params.id, String(form.get("repairRequestId")));
    await waitForReading(id);
    const to = `/dashboard/repair-requests/${repairRequestId}/documents/${id}`;
    return { to, title: "Kept as a quote" };
  });
}

export { postOnly as loader };
