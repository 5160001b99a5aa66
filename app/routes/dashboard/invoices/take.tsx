import { randomUUID } from "node:crypto";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { TakePaymentForm } from "#app/payments/ledger.ts";
import { findWithVersion } from "#app/payments/overtaken.server.ts";
import { takePayment } from "#app/payments/take.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/take";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  const { version, ...invoice } = await findWithVersion(viewer, params.id);
  return { number: invoice.number, due: invoice.outstandingBalance, key: randomUUID(), version };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.update");
  return save(
    request,
    {
      schema: TakePaymentForm,
      failed: "Not recorded",
      otherwise: "The payment could not be recorded. Please try again.",
    },
    async (value) => {
      const invoice = await takePayment(viewer, params.id, value);
      const left = invoice.outstandingBalance;
      return {
        to: `/dashboard/invoices/${params.id}`,
        title: `${formatMoney(value.amount)} recorded`,
        description: left > 0 ? `${formatMoney(left)} is still due.` : "The invoice is paid.",
      };
    },
  );
}

export const meta = metaOf("Record a payment");

const WAYS = [
  { value: "cash", label: "Cash" },
  { value: "check", label: "Check" },
  { value: "terminal", label: "Card at the terminal" },
  { value: "other", label: "Another way" },
];

type Values = { amount: string; method: string; note: string; key: string };

export default function TakePaymentPage({ loaderData, params }: Route.ComponentProps) {
  const { due, key } = loaderData;
  const [form, fields] = useForm<Values>({
    id: "take",
    defaultValue: { amount: toDecimal(due), method: "cash", key },
  });
  return (
    <FormDialog
      title={`Payment of invoice ${loaderData.number}`}
      description={`${formatMoney(due)} is due. A part of it is a deposit.`}
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      labels={{ method: "How it was paid" }}
      submit="Record payment"
      busyLabel="Recording…"
      version={loaderData.version}
      instead={due === 0 ? <Alert tone="info">Nothing is due on this invoice.</Alert> : null}
    >
      <input type="hidden" name="key" value={fields.key.value ?? key} />
      <TextField field={fields.amount} label="Amount" hint="In dollars." inputMode="decimal" required />
      <SelectField field={fields.method} label="How it was paid" options={WAYS} required />
      <TextField field={fields.note} label="Note" hint="Such as the check's number." maxLength={200} />
    </FormDialog>
  );
}
