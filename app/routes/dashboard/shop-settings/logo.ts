import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { removeLogo, saveLogo } from "#app/shop/logo.server.ts";
import type { Route } from "./+types/logo";

const PAGE = "/dashboard/shop-settings/company";

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "settings.manage");
  try {
    const form = await readForm(request);
    const file = form.get("logo");
    if (form.get("remove") === "true") await removeLogo(viewer);
    else await saveLogo(viewer, file instanceof File ? file : new File([], ""));
    return await redirectWithToast(PAGE, { kind: "success", title: "Logo saved" });
  } catch (error) {
    return refusedAtDoor(error, PAGE, "Logo not saved");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
