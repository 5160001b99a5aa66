import { randomUUID } from "node:crypto";
import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { METHOD_WORDS, RefundPayment } from "#app/payments/ledger.ts";
import { findRefundable, refundPayment } from "#app/payments/refund.server.ts";
import { formatDate, formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/refund";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { invoice, payments } = await findRefundable(viewer, params.id);
  return {
    number: invoice.number,
    key: randomUUID(),
    payments: payments.map(({ id, method, occurredAt, refundable }) => ({
      value: id,
      label: `${formatMoney(refundable)} left of what was paid ${METHOD_WORDS[method]} on ${formatDate(occurredAt)}`,
      left: toDecimal(refundable),
    })),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const submission = await readSubmission(request, { schema: RefundPayment });
  if (submission.status !== "success") return invalid(submission);
  try {
    const { payments } = await findRefundable(viewer, params.id);
    const byCard = payments.find(({ id }) => id === submission.value.entry)?.method === "card";
    await refundPayment(viewer, params.id, submission.value);
    return await redirectWithToast(`/dashboard/invoices/${params.id}`, {
      kind: "success",
      title: "Refunded",
      description: `${formatMoney(submission.value.amount)} goes back.${byCard ? " A card shows it within 5 to 10 days." : ""}`,
    });
  } catch (error) {
    const refusal = asFailure(error, "The refund could not be made. Nothing was given back; please try again.");
    if (refusal.status === 403) throwAsResponse(refusal);
    return refused(refusal, submission, "Not refunded");
  }
}

export const meta = metaOf("Refund");

type Values = { entry: string; amount: string; reason: string; key: string };

export default function Refund({ loaderData, actionData }: Route.ComponentProps) {
  const { payments, key } = loaderData;
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/refund$/, "") + search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "refund",
    lastResult: actionData,
    defaultValue: { entry: payments[0]?.value ?? "", amount: payments[0]?.left ?? "", key },
  });
  return (
    <RouteDialog title={`Refund of invoice ${loaderData.number}`} closeTo={closeTo} size="sm">
      {payments.length === 0 ? (
        <Alert tone="info">Nothing is left to give back on this invoice.</Alert>
      ) : (
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} labels={{ entry: "Payment" }} />
          <input type="hidden" name="key" value={fields.key.value ?? key} />
          <SelectField field={fields.entry} label="Payment" options={payments} required />
          <TextField
            field={fields.amount}
            label="Amount"
            hint="In dollars: all of it, or a part."
            inputMode="decimal"
            required
          />
          <TextField
            field={fields.reason}
            label="Reason"
            hint="It stands in the customer's record."
            maxLength={200}
            required
          />
          <FormButtons busy={busy} busyLabel="Refunding…" cancelTo={closeTo} variant="danger">
            Refund
          </FormButtons>
        </Form>
      )}
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
