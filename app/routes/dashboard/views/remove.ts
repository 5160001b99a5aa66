import { removeView } from "#app/desk/views.server.ts";
import { refusedWithToast, requireScreen } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import type { Route } from "./+types/remove";
import { listOfAddress } from "./list-of-address.server.ts";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const { path } = listOfAddress(params.list);
  try {
    await removeView(viewer, params.viewId);
    return await redirectWithToast(path, { kind: "success", title: "View removed" });
  } catch (error) {
    return refusedWithToast(error, path, "View not removed");
  }
}

export { postOnly as loader };
