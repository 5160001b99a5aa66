import { fetchAgain } from "#app/desk/attachments/open.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { readForm } from "#app/http/input.server.ts";
import { requireScreen, returnPath } from "#app/http/page.server.ts";
import { postOnly } from "#app/http/post-only.ts";
import type { Route } from "./+types/again";

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  const back = returnPath(await readForm(request), "/dashboard/communications");
  return carryOut(back, { failed: "Not fetched" }, async () => {
    await fetchAgain(viewer, params.id);
    return { title: "It is fetched again" };
  });
}

export { postOnly as loader };
