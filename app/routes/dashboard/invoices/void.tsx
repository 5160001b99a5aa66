import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { VoidInvoice } from "#app/payments/ledger.ts";
import { findWithVersion } from "#app/payments/overtaken.server.ts";
import { voidInvoice } from "#app/payments/void.server.ts";
import { statusLabel } from "#app/platform/format.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/void";
import { ReasonField } from "./reason-field.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number, version } = await findWithVersion(viewer, params.id);
  return { number, version };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  return save(
    request,
    { schema: VoidInvoice, failed: "Not voided", otherwise: "The invoice could not be voided. Please try again." },
    async (value) => {
      const { repairRequestId, number } = await voidInvoice(viewer, params.id, value);
      const { status } = await findRepairRequest(viewer, repairRequestId);
      const next = itemsAreLocked(status)
        ? `The repair is ${statusLabel(status)} as before: create the invoice again, or set it to In Progress first to change its lines.`
        : "Change what is wrong, then create the invoice again.";
      const description = `${number} counts no more. ${next}`;
      const to = `/dashboard/repair-requests/${repairRequestId}`;
      return { to, title: "Invoice voided", description };
    },
  );
}

export const meta = metaOf("Void invoice");

export default function VoidInvoicePage({ loaderData, params }: Route.ComponentProps) {
  const [form, fields] = useForm<{ reason: string }>({ id: "void" });
  return (
    <FormDialog
      title={`Void invoice ${loaderData.number}`}
      description="It stays in the books with its number and counts no more. The repair can then be changed and invoiced again."
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      submit="Void the invoice"
      busyLabel="Voiding…"
      variant="danger"
      version={loaderData.version}
    >
      <ReasonField field={fields.reason} />
    </FormDialog>
  );
}
