import { fetchAgain } from "#app/desk/attachments/open.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { refusedAtDoor, requireScreen, returnPath } from "#app/http/page.server.ts";
import { asFailure } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import type { Route } from "./+types/again";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  let back = "/dashboard/communications";
  try {
    back = returnPath(await readForm(request), back);
    await fetchAgain(viewer, params.id);
    return await redirectWithToast(back, { kind: "success", title: "It is fetched again" });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Not fetched");
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}
