import { Form, useLocation, useNavigation } from "react-router";
import { sendInvoice } from "#app/desk/send-invoice.server.ts";
import { refusedAtDoor } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import * as messages from "#app/platform/messages.ts";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import type { Route } from "./+types/send";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const { number, outstandingBalance } = await findInvoice(viewer, params.id);
  return { number, due: outstandingBalance };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const back = `/dashboard/invoices/${params.id}`;
  try {
    const description = `The customer gets it ${await sendInvoice(viewer, params.id)}.`;
    return await redirectWithToast(back, { kind: "success", title: "Sent", description });
  } catch (error) {
    return refusedAtDoor(asFailure(error, messages.unforeseen), back, "Not sent");
  }
}

export const meta = metaOf("Send invoice");

export default function SendInvoice({ loaderData: { number, due } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/send$/, "") + search;
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog
      title={due > 0 ? `Send invoice ${number}` : `Send receipt ${number}`}
      description={
        due > 0
          ? `A link to pay ${formatMoney(due)} goes to the customer by the way they chose; by e-mail with the invoice as PDF.`
          : "It goes to the customer by the way they chose; by e-mail as PDF."
      }
      closeTo={closeTo}
      size="sm"
    >
      <Form method="post">
        <FormButtons busy={busy} busyLabel="Sending…" cancelTo={closeTo}>
          Send
        </FormButtons>
      </Form>
    </RouteDialog>
  );
}
