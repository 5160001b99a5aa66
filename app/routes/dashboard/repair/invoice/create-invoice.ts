import { redirect } from "react-router";
import { beforeInvoice } from "#app/desk/now/before-invoice.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { NOT_OFFERED } from "#app/repair/work/inspection.ts";
import { makeInvoice } from "#app/routes/dashboard/repair/invoice/make.server.ts";
import type { Route } from "./+types/create-invoice";

/** At once where nothing stands against it; otherwise it is asked first, on a page of its own. */
export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  const approved = found.lineItems.some(({ group }) => group === "approved");
  if (approved && requestPermissions(viewer.user, found).createInvoice && beforeInvoice(found)) {
    return redirect(`/dashboard/repair-requests/${params.id}/invoice/confirm${url.search}`);
  }
  // What comes while it is pressed is asked about as well.
  return makeInvoice(viewer, params.id, url.search, {
    version: found.version,
    notOffered: { words: NOT_OFFERED, read: [] },
  });
}

export { postOnly as loader };
