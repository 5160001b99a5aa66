import { findRepairPage } from "#app/desk/repair-page.server.ts";
import { askedOnce } from "#app/http/asked-once.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import { mayRetype } from "#app/repair/lines/retype.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";

type Right = keyof ReturnType<typeof requestPermissions>;

/** The repair that a dialog is about, for who may do that with it. Errors: 404 outside the scope; 403, with a sentence of one's own. */
export async function openRepair(request: Request, id: string, right: Right, otherwise?: string) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, id);
  if (!requestPermissions(viewer.user, found)[right]) throw forbidden(otherwise);
  return found;
}

/** The line that a dialog of the shop's is about, and whether what was typed as quoted may still be put right. Errors: 404 outside the scope, 403 for drivers. */
export async function openLine(request: Request, { id, itemId }: { id: string; itemId: string }) {
  const viewer = await requireScreen(request);
  const page = await askedOnce(request, `repair ${id}`, () => findRepairPage(viewer, id));
  const { request: found, history } = page;
  const item = found.lineItems.find((candidate) => candidate.id === itemId);
  if (!item) throw notFound("This line item");
  if (viewer.user.role === "driver") throw forbidden();
  return { item, typed: mayRetype(item, history) };
}
