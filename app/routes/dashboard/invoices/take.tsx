import { randomUUID } from "node:crypto";
import { getFormProps } from "@conform-to/react";
import { Form, useLocation, useNavigation } from "react-router";
import { readSubmission } from "#app/http/input.server.ts";
import { invalid, refused, throwAsResponse } from "#app/http/page.server.ts";
import { asFailure, requirePermission } from "#app/http/permission.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { TakePayment } from "#app/payments/ledger.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { RouteDialog } from "#app/ui/over/dialog.tsx";
import { FormToast } from "#app/ui/over/toaster.tsx";
import type { Route } from "./+types/take";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const invoice = await findInvoice(viewer, params.id);
  return { number: invoice.number, due: invoice.outstandingBalance, key: randomUUID() };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const submission = await readSubmission(request, { schema: TakePayment });
  if (submission.status !== "success") return invalid(submission);
  try {
    const invoice = await takePayment(viewer, params.id, submission.value);
    const left = invoice.outstandingBalance;
    return await redirectWithToast(`/dashboard/invoices/${params.id}`, {
      kind: "success",
      title: `${formatMoney(submission.value.amount)} recorded`,
      description: left > 0 ? `${formatMoney(left)} is still due.` : "The invoice is paid.",
    });
  } catch (error) {
    const refusal = asFailure(error, "The payment could not be recorded. Please try again.");
    if (refusal.status === 403 || refusal.status === 404) throwAsResponse(refusal);
    return refused(refusal, submission, "Not recorded");
  }
}

export const meta = metaOf("Record a payment");

const WAYS = [
  { value: "cash", label: "Cash" },
  { value: "check", label: "Check" },
  { value: "terminal", label: "Card at the terminal" },
  { value: "other", label: "Another way" },
];

type Values = { amount: string; method: string; note: string; key: string };

export default function TakePaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { due, key } = loaderData;
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/take$/, "") + search;
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({
    id: "take",
    lastResult: actionData,
    defaultValue: { amount: toDecimal(due), method: "cash", key },
  });
  return (
    <RouteDialog
      title={`Payment of invoice ${loaderData.number}`}
      description={`${formatMoney(due)} is due. A part of it is a deposit.`}
      closeTo={closeTo}
      size="sm"
    >
      {due === 0 ? (
        <Alert tone="info">Nothing is due on this invoice.</Alert>
      ) : (
        <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
          <FormErrors form={form} labels={{ method: "How it was paid" }} />
          <input type="hidden" name="key" value={fields.key.value ?? key} />
          <TextField field={fields.amount} label="Amount" hint="In dollars." inputMode="decimal" required />
          <SelectField field={fields.method} label="How it was paid" options={WAYS} required />
          <TextField field={fields.note} label="Note" hint="Such as the check's number." maxLength={200} />
          <FormButtons busy={busy} busyLabel="Recording…" cancelTo={closeTo}>
            Record payment
          </FormButtons>
        </Form>
      )}
      <FormToast toast={actionData?.toast} />
    </RouteDialog>
  );
}
