import { keepWithRepair } from "#app/desk/attachments/open.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import type { Route } from "./+types/keep";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  let back = "/dashboard/communications";
  try {
    const form = await readForm(request);
    back = returnPath(form, back);
    await keepWithRepair(viewer, params.id, String(form.get("repairRequestId")));
    return await redirectWithToast(back, { kind: "success", title: "Kept with the repair" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Not kept with the repair");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
