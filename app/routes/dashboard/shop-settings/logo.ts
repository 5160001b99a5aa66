import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { removeLogo, saveLogo } from "#app/shop/logo.server.ts";
import type { Route } from "./+types/logo";

const PAGE = "/dashboard/shop-settings/company";

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  return carryOut(PAGE, { failed: "Logo not saved" }, async () => {
    const form = await readForm(request);
    const file = form.get("logo");
    if (form.get("remove") === "true") await removeLogo(viewer);
    else await saveLogo(viewer, file instanceof File ? file : new File([], ""));
    return { title: "Logo saved" };
  });
}

export { postOnly as loader };
