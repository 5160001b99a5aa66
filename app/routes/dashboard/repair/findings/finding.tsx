import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import { typeOfWords } from "#app/quote-reader/lines/said-type.ts";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { requestPermissions } from "#app/repair/requests/permissions.ts";
import { priceFinding } from "#app/repair/work/inspection.server.ts";
import { PriceFinding } from "#app/repair/work/inspection.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/finding";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const found = await findRepairRequest(viewer, params.id);
  const point = found.inspection.find(({ id }) => id === params.pointId);
  if (!point || viewer.user.role === "driver") throw notFound("This finding");
  if (!requestPermissions(viewer.user, found).priceFindings) throw forbidden();
  return { name: point.name, note: point.note, description: point.proposal ?? point.name };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: PriceFinding, failed: "Not proposed" }, async (value) => {
    await priceFinding(viewer, params.id, params.pointId, value);
    return { to: `/dashboard/repair-requests/${params.id}${url.search}`, title: "Proposed to the customer" };
  });
}

export const meta = metaOf("Price a finding");

/** What the workshop found becomes a line that the customer decides on. */
export default function PriceTheFinding({ loaderData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ type: string; description: string; quantity: string; unitPrice: string }>({
    id: "finding",
    defaultValue: { description: loaderData.description, quantity: "1" },
  });
  const byWords = typeOfWords(fields.description.value ?? loaderData.description);
  return (
    <FormDialog
      title="Price a finding"
      description={[loaderData.name, loaderData.note].filter(Boolean).join(": ")}
      form={form}
      submit="Propose to the customer"
      busyLabel="Sending…"
    >
      <TextField field={fields.description} label="Work" />
      <SelectField
        field={fields.type}
        label="Type"
        hint="Sales tax goes by it"
        options={[{ value: "", label: `${byWords}, by words` }, ...ITEM_TYPES]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.quantity} label="Quantity" hint="Left empty it is 1" inputMode="decimal" />
        <TextField field={fields.unitPrice} label="Unit price" hint="In dollars" inputMode="decimal" />
      </div>
    </FormDialog>
  );
}
