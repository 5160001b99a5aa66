import { useLocation } from "react-router";
import { carryOut } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { removeStaff } from "#app/shop/repair-provider.server.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/staff-remove";
import { providerHref } from "./address.ts";
import { findStaffOf } from "./answers.server.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "staff.delete");
  const { name, position } = await findStaffOf(viewer, params);
  return { name, position };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "staff.delete");
  const back = providerHref(params.id, url.search, "staff");
  return carryOut(back, { failed: "Error", otherwise: messages.providers.staffDeleteFailed }, async () => {
    const { id, name } = await findStaffOf(viewer, params);
    await removeStaff(viewer, id);
    return { title: messages.providers.staffDeleted, description: name };
  });
}

export const meta = metaOf("Remove Staff Member");

export default function RemoveStaff({ loaderData, params }: Route.ComponentProps) {
  return (
    <FormDialog
      title="Remove Staff Member"
      closeTo={providerHref(params.id, useLocation().search, "staff")}
      size="sm"
      submit="Remove Staff Member"
      variant="danger"
      busyLabel="Removing…"
    >
      <p>Are you sure you want to remove this staff member?</p>
      <p className="[overflow-wrap:anywhere]">
        <strong>{loaderData.name}</strong>
        <br />
        <span className="text-sm text-muted">{loaderData.position}</span>
      </p>
    </FormDialog>
  );
}
