import { sendInvoice } from "#app/desk/send-invoice.server.ts";
import { carryOut } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/send";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const { number, outstandingBalance } = await findInvoice(viewer, params.id);
  return { number, due: outstandingBalance };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const back = `/dashboard/invoices/${params.id}`;
  return carryOut(back, { failed: "Not sent" }, async () => {
    const description = `The customer gets it ${await sendInvoice(viewer, params.id)}.`;
    return { title: "Sent", description };
  });
}

export const meta = metaOf("Send invoice");

export default function SendInvoice({ loaderData: { number, due }, params }: Route.ComponentProps) {
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
      submit="Send"
      busyLabel="Sending…"
    />
  );
}
