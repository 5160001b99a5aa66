import { useLocation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import * as messages from "#app/platform/messages.ts";
import { addStaff, findProvider } from "#app/shop/repair-provider.server.ts";
import { NewStaff, REQUIRED_OF_STAFF } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/staff-new";
import { providerHref } from "./address.ts";
import { missingOf } from "./answers.server.ts";
import { StaffDialog } from "./staff-dialog.tsx";

const Entered = NewStaff.omit({ repairProviderId: true });

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "staff.write");
  return { provider: (await findProvider(viewer, params.id)).name };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "staff.write");
  const how = {
    schema: Entered,
    disableAutoCoercion: true,
    failed: "Error",
    otherwise: messages.providers.staffAddFailed,
  };
  return save(request, { ...how, missing: missingOf(REQUIRED_OF_STAFF) }, async (value) => {
    const staff = await addStaff(viewer, { ...value, repairProviderId: params.id });
    return {
      to: providerHref(params.id, url.search, "staff"),
      title: messages.providers.staffAdded,
      description: staff.name,
    };
  });
}

export const meta = metaOf("Add Staff Member");

export default function AddStaff({ loaderData, params }: Route.ComponentProps) {
  return (
    <StaffDialog
      title="Add Staff Member"
      description={loaderData.provider}
      closeTo={providerHref(params.id, useLocation().search, "staff")}
      values={{}}
      submit="Add Staff Member"
      busyLabel="Adding…"
    />
  );
}
