import { randomUUID } from "node:crypto";
import { sendInvoice } from "#app/desk/send-invoice.server.ts";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { SendInvoice } from "#app/payments/ledger.ts";
import { formatMoney } from "#app/platform/format.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/send";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const { number, outstandingBalance } = await findInvoice(viewer, params.id);
  return { number, due: outstandingBalance, key: randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  return save(
    request,
    { schema: SendInvoice, failed: "Not sent", otherwise: "The invoice could not be sent. Please try again." },
    async (value) => {
      const description = `The customer gets it ${await sendInvoice(viewer, params.id, value)}.`;
      return { to: `/dashboard/invoices/${params.id}`, title: "Sent", description };
    },
  );
}

export const meta = metaOf("Send invoice");

export default function SendInvoicePage({ loaderData, params }: Route.ComponentProps) {
  const { number, due, key } = loaderData;
  const [form, fields] = useForm<SendInvoice>({ id: "send", defaultValue: { key } });
  return (
    <FormDialog
      title={due > 0 ? `Send invoice ${number}` : `Send receipt ${number}`}
      description={
        due > 0
          ? `A link to pay ${formatMoney(due)} goes to the customer by the way they chose; by e-mail with the invoice as PDF.`
          : "It goes to the customer by the way they chose; by e-mail as PDF."
      }
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      submit="Send"
      busyLabel="Sending…"
    >
      <input type="hidden" name="key" value={fields.key.value ?? key} />
    </FormDialog>
  );
}
