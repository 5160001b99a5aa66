import { randomUUID } from "node:crypto";
import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { DiscountInvoice } from "#app/payments/ledger.ts";
import { discountInvoice } from "#app/payments/void.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/discount";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number, outstandingBalance } = await findInvoice(viewer, params.id);
  return { number, due: formatMoney(outstandingBalance), key: randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const submission = await readSubmission(request, { schema: DiscountInvoice });
  if (submission.status !== "success") return invalid(submission);
  try {
    const { outstandingBalance } = await discountInvoice(viewer, params.id, submission.value);
    const description = `${formatMoney(outstandingBalance)} is due now.`;
    return await redirectWithToast(`/dashboard/invoices/${params.id}`, {
      kind: "success",
      title: "Discount given",
      description,
    });
  } catch (error) {
    const refusal = asFailure(error, "The discount could not be given. Please try again.");
    if (refusal.status === 403) throwAsResponse(refusal);
    return refused(refusal, submission, "No discount");
  }
}

export const meta = metaOf("Discount");

type Values = { amount: string; reason: string; key: string };

export default function Discount({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/discount$/, "") + search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "discount",
    lastResult: actionData,
    defaultValue: { key: loaderData.key },
  });
  return (
    <RouteDialog
      title={`Discount on ${loaderData.number}`}
      description={`${loaderData.due} is due. It is taken off after tax and fee.`}
      closeTo={closeTo}
      size="sm"
    >
      <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
        <FormErrors form={form} />
        <input type="hidden" name="key" value={fields.key.value ?? loaderData.key} />
        <TextField field={fields.amount} label="Amount" hint="In dollars." inputMode="decimal" required />
        <TextField field={fields.reason} label="Reason" hint="It stands on the invoice." maxLength={200} required />
        <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo}>
          Give the discount
        </FormButtons>
      </Form>
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
