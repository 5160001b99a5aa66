import { useLocation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { updateStaff } from "#app/shop/repair-provider.server.ts";
import { EditStaff as Edited, REQUIRED_OF_STAFF } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/staff-edit";
import { providerHref } from "./address.ts";
import { findStaffOf, missingOf } from "./answers.server.ts";
import { StaffDialog } from "./staff-dialog.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "staff.write");
  const { name, position, email, phoneNumber, updatedAt } = await findStaffOf(viewer, params);
  return {
    version: updatedAt.toISOString(),
    values: { name, position, email: email ?? "", phoneNumber: phoneNumber ?? "" },
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "staff.write");
  // Without coercion a blank field stays a blank one: it empties what stood there.
  const how = {
    schema: Edited,
    disableAutoCoercion: true,
    failed: "Error",
    otherwise: messages.providers.staffUpdateFailed,
  };
  return save(request, { ...how, missing: missingOf(REQUIRED_OF_STAFF) }, async (value) => {
    const { id } = await findStaffOf(viewer, params);
    const staff = await updateStaff(viewer, id, value);
    return {
      to: providerHref(params.id, url.search, "staff"),
      title: messages.providers.staffUpdated,
      description: staff.name,
    };
  });
}

export const meta = metaOf("Edit Staff Member");

export default function EditStaff({ loaderData, params }: Route.ComponentProps) {
  const { values } = loaderData;
  return (
    <StaffDialog
      title="Edit Staff Member"
      description={values.name}
      closeTo={providerHref(params.id, useLocation().search, "staff")}
      version={loaderData.version}
      values={values}
      submit="Save Staff Member"
    />
  );
}
