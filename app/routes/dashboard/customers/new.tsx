import { useLocation } from "react-router";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { makeCustomer } from "#app/people/customer.server.ts";
import { NewCustomer } from "#app/people/customer.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/new";
import { CustomerForm } from "./customer-form.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  await requirePermission(request, "customers.keep");
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "customers.keep");
  return save(request, { schema: NewCustomer, failed: "Customer not added" }, async (value) => {
    const customer = await makeCustomer(viewer, value);
    return {
      to: `/dashboard/customers/${customer.id}`,
      title: "Customer added",
      description: `${customer.firstName} ${customer.lastName}`.trim(),
    };
  });
}

export const meta = metaOf("Add Customer");

export default function AddCustomer({ actionData }: Route.ComponentProps) {
  const closeTo = `/dashboard/customers${useLocation().search}`;
  return (
    <RouteDialog title="Add Customer" description="With a Free account of their own." closeTo={closeTo}>
      <CustomerForm answer={actionData} values={{ contactPreference: "phone" }} isNew closeTo={closeTo} />
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
