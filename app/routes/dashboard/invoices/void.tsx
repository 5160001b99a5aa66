import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { VoidInvoice } from "#app/payments/ledger.ts";
import { voidInvoice } from "#app/payments/void.server.ts";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/void";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number } = await findInvoice(viewer, params.id);
  return { number };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const submission = await readSubmission(request, { schema: VoidInvoice });
  if (submission.status !== "success") return invalid(submission);
  try {
    const { repairRequestId, number } = await voidInvoice(viewer, params.id, submission.value);
    const description = `${number} counts no more. Change what is wrong, then create the invoice again.`;
    const to = `/dashboard/repair-requests/${repairRequestId}`;
    return await redirectWithToast(to, { kind: "success", title: "Invoice voided", description });
  } catch (error) {
    const refusal = asFailure(error, "The invoice could not be voided. Please try again.");
    if (refusal.status === 403) throwAsResponse(refusal);
    return refused(refusal, submission, "Not voided");
  }
}

export const meta = metaOf("Void invoice");

export default function VoidInvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/void$/, "") + search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<{ reason: string }>({ id: "void", lastResult: actionData });
  return (
    <RouteDialog
      title={`Void invoice ${loaderData.number}`}
      description="It stays in the books with its number and counts no more. The repair can then be changed and invoiced again."
      closeTo={closeTo}
      size="sm"
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <TextField
          field={fields.reason}
          label="Reason"
          hint="It stands in the customer's record."
          maxLength={200}
          required
        />
        <FormButtons busy={busy} busyLabel="Voiding…" cancelTo={closeTo} variant="danger">
          Void the invoice
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
