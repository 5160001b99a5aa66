import { randomUUID } from "node:crypto";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { amountFor, RefundForm, refundChoices } from "#app/payments/ledger.ts";
import { findRefundable, refundPayment } from "#app/payments/refund.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/refund";
import { ReasonField } from "./reason-field.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { invoice, payments, cards, version } = await findRefundable(viewer, params.id);
  return { number: invoice.number, key: randomUUID(), payments: refundChoices(payments, cards), version };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  return save(
    request,
    {
      schema: RefundForm,
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
  const { payments, key, version } = loaderData;
  const [form, fields] = useForm<Values>({
    id: "refund",
    defaultValue: { entry: payments[0]?.value ?? "", amount: payments[0]?.left ?? "", key },
  });
  const offered = payments.some(({ value }) => value === fields.entry.value);
  return (
    <FormDialog
      title={`Refund of invoice ${loaderData.number}`}
      closeTo={`../${params.id}`}
      size="md"
      form={form}
      labels={{ entry: "Payment" }}
      submit="Refund"
      variant="danger"
      busyLabel="Refunding…"
      version={version}
      instead={payments.length === 0 ? <Alert tone="info">Nothing is left to give back on this invoice.</Alert> : null}
    >
      <input type="hidden" name="key" value={fields.key.value ?? key} />
      <SelectField
        field={fields.entry}
        label="Payment"
        options={payments}
        placeholder={offered ? undefined : "Choose a payment"}
        required
        onChange={({ currentTarget }) => {
          const amount = currentTarget.form?.elements.namedItem(fields.amount.name);
          if (amount instanceof HTMLInputElement) amount.value = amountFor(payments, currentTarget.value, amount.value);
        }}
      />
      <TextField
        field={fields.amount}
        label="Amount"
        hint="In dollars: all of it, or a part."
        inputMode="decimal"
        required
      />
      <ReasonField field={fields.reason} />
    </FormDialog>
  );
}
