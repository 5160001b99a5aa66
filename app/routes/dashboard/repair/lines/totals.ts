import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { formatMoney } from "#app/platform/format.ts";
import { UNDECIDED_SAID } from "#app/repair/line-item.ts";
import { updateTotals } from "#app/repair/verbs.server.ts";
import type { Route } from "./+types/totals";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = `/dashboard/repair-requests/${params.id}${url.search}`;
  return carryOut(back, { failed: "Update failed", otherwise: "Failed to update repair request totals." }, async () => {
    const { currentTotal, undecided } = await updateTotals(viewer, params.id);
    const figure = formatMoney(currentTotal);
    return {
      title: "Totals updated",
      description: undecided ? `${UNDECIDED_SAID}: ${figure}.` : `The current total is ${figure}.`,
    };
  });
}

export { postOnly as loader };
