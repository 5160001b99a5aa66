import { randomUUID } from "node:crypto";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { METHOD_WORDS, RefundPayment } from "#app/payments/ledger.ts";
import { findRefundable, refundPayment } from "#app/payments/refund.server.ts";
import { formatDate, formatMoney } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
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
  return save(
    request,
    {
      schema: RefundPayment,
      failed: "Not refunded",
      otherwise: "The refund could not be made. Nothing was given back; please try again.",
    },
    async (value) => {
      const { payments } = await findRefundable(viewer, params.id);
      const byCard = payments.find(({ id }) => id === value.entry)?.method === "card";
      await refundPayment(viewer, params.id, value);
      return {
        to: `/dashboard/invoices/${params.id}`,
        title: "Refunded",
        description: `${formatMoney(value.amount)} goes back.${byCard ? " A card shows it within 5 to 10 days." : ""}`,
      };
    },
  );
}

export const meta = metaOf("Refund");

type Values = { entry: string; amount: string; reason: string; key: string };

export default function Refund({ loaderData, params }: Route.ComponentProps) {
  const { payments, key } = loaderData;
  const [form, fields] = useForm<Values>({
    id: "refund",
    defaultValue: { entry: payments[0]?.value ?? "", amount: payments[0]?.left ?? "", key },
  });
  return (
    <FormDialog
      title={`Refund of invoice ${loaderData.number}`}
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      labels={{ entry: "Payment" }}
      submit="Refund"
      variant="danger"
      busyLabel="Refunding…"
      instead={payments.length === 0 ? <Alert tone="info">Nothing is left to give back on this invoice.</Alert> : null}
    >
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
    </FormDialog>
  );
}
