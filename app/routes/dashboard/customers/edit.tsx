import { askedOnce } from "#app/http/asked-once.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { editCustomer, findCustomer } from "#app/people/customer.server.ts";
import { EditCustomer as Edited } from "#app/people/customer.ts";
import { fullName } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/edit";
import { CustomerDialog } from "./customer-dialog.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  const { firstName, lastName, contactPreference, updatedAt } = await askedOnce(request, `customer ${params.id}`, () =>
    findCustomer(viewer, params.id),
  );
  return { version: updatedAt.toISOString(), values: { name: fullName({ firstName, lastName }), contactPreference } };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  return save(request, { schema: Edited, failed: "Customer not saved" }, async (value) => {
    await editCustomer(viewer, params.id, value);
    return { to: `/dashboard/customers/${params.id}`, title: "Customer saved" };
  });
}

export const meta = metaOf("Edit Customer");

export default function EditCustomer({ loaderData }: Route.ComponentProps) {
  return (
    <CustomerDialog
      title="Edit Customer"
      description="The phone and the e-mail open the account: an admin changes them under Users."
      version={loaderData.version}
      values={loaderData.values}
    />
  );
}
