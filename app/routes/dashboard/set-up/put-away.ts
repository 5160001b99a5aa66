import { carryOut } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { putSetUpAway } from "#app/shop/settings/set-up.server.ts";
import type { Route } from "./+types/put-away";

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  return carryOut("/dashboard", { failed: "Not put away" }, async () => {
    await putSetUpAway(viewer);
    return { to: "/dashboard", title: "Put away", description: "All of it stands under Shop Settings in your menu." };
  });
}

export { postOnly as loader };
