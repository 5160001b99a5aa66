import { randomUUID } from "node:crypto";
import { save } from "#app/http/form/save.server.ts";
import { requirePermission } from "#app/http/permission.server.ts";
import { discountInvoice } from "#app/payments/discounts/discount.server.ts";
import { DiscountInvoice } from "#app/payments/ledger.ts";
import { findWithVersion } from "#app/payments/overtaken.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/discount";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  const { number, outstandingBalance, version } = await findWithVersion(viewer, params.id);
  return { number, due: formatMoney(outstandingBalance), key: randomUUID(), version };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requirePermission(request, "invoices.refund");
  return save(
    request,
    { schema: DiscountInvoice, failed: "No discount", otherwise: "The discount could not be given. Please try again." },
    async (value) => {
      const { outstandingBalance } = await discountInvoice(viewer, params.id, value);
      const description = `${formatMoney(outstandingBalance)} is due now.`;
      return { to: `/dashboard/invoices/${params.id}`, title: "Discount given", description };
    },
  );
}

export const meta = metaOf("Discount");

type Values = { amount: string; reason: string; key: string };

export default function Discount({ loaderData, params }: Route.ComponentProps) {
  const [form, fields] = useForm<Values>({
    id: "discount",
    defaultValue: { key: loaderData.key },
  });
  return (
    <FormDialog
      title={`Discount on ${loaderData.number}`}
      description={`${loaderData.due} is due. It is taken off after tax and fee, and the customer is told what is due.`}
      closeTo={`../${params.id}`}
      size="sm"
      form={form}
      submit="Give the discount"
      version={loaderData.version}
    >
      <input type="hidden" name="key" value={fields.key.value ?? loaderData.key} />
      <TextField field={fields.amount} label="Amount" hint="In dollars." inputMode="decimal" required />
      <TextField field={fields.reason} label="Reason" hint="It stands on the invoice." maxLength={200} required />
    </FormDialog>
  );
}
