import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { forbidden } from "#app/platform/refusal.ts";
import { addLineItem } from "#app/repair/lines/add-one.server.ts";
import { AddLineItem } from "#app/repair/lines/schemas.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/add-item";
import { ItemDialog } from "./item-dialog.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  await findRepairRequest(viewer, params.id);
  if (viewer.user.role === "driver") throw forbidden();
  return null;
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(
    request,
    { schema: AddLineItem.omit({ repairRequestId: true }), failed: "Adding failed" },
    async (value) => {
      await addLineItem(viewer, { ...value, repairRequestId: params.id });
      return { to: `/dashboard/repair-requests/${params.id}${url.search}`, title: "Line item added" };
    },
  );
}

export const meta = metaOf("Add line item");

export default function AddItem() {
  return (
    <ItemDialog
      id="add-item"
      title="Add line item"
      description="The customer decides on it before it is done."
      values={{ type: "Service", status: "Pending", quantity: "1" }}
      submit="Add line item"
    />
  );
}
