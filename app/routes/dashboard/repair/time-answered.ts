import { carryOut } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { settleTime } from "#app/repair/work/settle.server.ts";
import type { Route } from "./+types/time-answered";

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return carryOut(`/dashboard/repair-requests/${params.id}${url.search}`, { failed: "Update failed" }, async () => {
    await settleTime(viewer, params.id);
    return { title: "Dealt with" };
  });
}

export { postOnly as loader };
