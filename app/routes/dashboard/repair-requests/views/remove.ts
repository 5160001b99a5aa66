import { removeView } from "#app/desk/views.server.ts";
import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import type { Route } from "./+types/remove";

const LIST = "/dashboard/repair-requests";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  try {
    await removeView(viewer, params.viewId);
    return await redirectWithToast(LIST, { kind: "success", title: "View removed" });
  } catch (error) {
    return refusedWithToast(error, LIST, "View not removed");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
