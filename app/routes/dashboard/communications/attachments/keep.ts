import { keepWithRepair } from "#app/desk/attachments/open.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/keep";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const form = await readForm(request);
  const back = returnPath(form, "/dashboard/communications");
  return carryOut(back, { failed: "Not kept with the repair" }, async () => {
    await keepWithRepair(viewer, params.id, String(form.get("repairRequestId")));
    return { title: "Kept with the repair" };
  });
}

export { postOnly as loader };
