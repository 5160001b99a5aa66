import { save } from "#app/http/form/save.server.ts";
import { loaderWith, requirePermission } from "#app/http/permission.server.ts";
import { makeCustomer } from "#app/people/customer.server.ts";
import { NewCustomer } from "#app/people/customer.ts";
import { fullName } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import type { Route } from "./+types/new";
import { CustomerDialog } from "./customer-dialog.tsx";

export const loader = loaderWith("customers.keep");

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  return save(request, { schema: NewCustomer, failed: "Customer not added" }, async (value) => {
    const customer = await makeCustomer(viewer, value);
    return {
      to: `/dashboard/customers/${customer.id}`,
      title: "Customer added",
      description: fullName(customer),
    };
  });
}

export const meta = metaOf("Add Customer");

export default function AddCustomer() {
  return (
    <CustomerDialog
      title="Add Customer"
      description="With a Free account of their own."
      values={{ contactPreference: "phone" }}
      isNew
    />
  );
}
