import { refusedAtDoor, requireScreen } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { updateTotals } from "#app/repair/verbs.server.ts";
import type { Route } from "./+types/totals";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  try {
    const { currentTotal } = await updateTotals(viewer, params.id);
    return await redirectWithToast(back, {
      kind: "success",
      title: "Totals updated",
      description: `The current total is ${formatMoney(currentTotal)}.`,
    });
  } catch (error) {
    return refusedAtDoor(asFailure(error, "Failed to update repair request totals."), back, "Update failed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
