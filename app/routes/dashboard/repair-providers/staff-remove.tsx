import { Form, useLocation, useNavigation } from "react-router";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { removeStaff } from "#app/shop/repair-provider.server.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
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
  try {
    const { id, name } = await findStaffOf(viewer, params);
    await removeStaff(viewer, id);
    return await redirectWithToast(back, {
      kind: "success",
      title: messages.providers.staffDeleted,
      description: name,
    });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.providers.staffDeleteFailed), back, "Error");
  }
}

export const meta = metaOf("Remove Staff Member");

export default function RemoveStaff({ loaderData, params }: Route.ComponentProps) {
  const closeTo = providerHref(params.id, useLocation().search, "staff");
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Remove Staff Member" closeTo={closeTo} size="sm">
      <p>Are you sure you want to remove this staff member?</p>
      <p className="mt-3 [overflow-wrap:anywhere]">
        <strong>{loaderData.name}</strong>
        <br />
        <span className="text-sm text-muted">{loaderData.position}</span>
      </p>
      <Form method="post" className="mt-6">
        <FormButtons variant="danger" busy={busy} busyLabel="Removing…" cancelTo={closeTo}>
          Remove Staff Member
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
