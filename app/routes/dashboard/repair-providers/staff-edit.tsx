import { useLocation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import * as messages from "#app/platform/messages.ts";
import { updateStaff } from "#app/shop/repair-provider.server.ts";
import { EditStaff as Edited, REQUIRED_OF_STAFF } from "#app/shop/repair-provider.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/staff-edit";
import { providerHref } from "./address.ts";
import { failed, findStaffOf, incomplete } from "./answers.server.ts";
import { StaffForm } from "./staff-form.tsx";

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
  const submission = await readSubmission(request, { schema: Edited, disableAutoCoercion: true });
  if (submission.status !== "success") return incomplete(submission, REQUIRED_OF_STAFF);
  try {
    const { id } = await findStaffOf(viewer, params);
    const staff = await updateStaff(viewer, id, submission.value);
    return await redirectWithToast(providerHref(params.id, url.search, "staff"), {
      kind: "success",
      title: messages.providers.staffUpdated,
      description: staff.name,
    });
  } catch (error) {
    return failed(error, submission, messages.providers.staffUpdateFailed);
  }
}

export const meta = metaOf("Edit Staff Member");

export default function EditStaff({ loaderData, actionData, params }: Route.ComponentProps) {
  const { values } = loaderData;
  const closeTo = providerHref(params.id, useLocation().search, "staff");
  return (
    <RouteDialog title="Edit Staff Member" description={values.name} closeTo={closeTo}>
      <StaffForm
        version={loaderData.version}
        answer={actionData}
        values={values}
        button="Save Staff Member"
        busyLabel="Saving…"
        closeTo={closeTo}
      />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
