import { save } from "#app/http/form/save.server.ts";
import { requireScreen } from "#app/http/page.server.ts";
import { MileageIn, mileageSeen } from "#app/repair/work/inspection.ts";
import { findWorkSheet, setMileageIn } from "#app/repair/work/work.server.ts";
import { CheckboxField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { metaOf } from "#app/ui/meta.ts";
import { FormDialog } from "#app/ui/over/form-dialog.tsx";
import type { Route } from "./+types/mileage";

export async function loader({ request, params }: Route.LoaderArgs) {
  const viewer = await requireScreen(request);
  const { mileageIn, vehicle } = await findWorkSheet(viewer, params.id);
  const known = vehicle.mileage;
  const values = { mileage: mileageIn === null ? "" : String(mileageIn) };
  return { known, values, version: mileageSeen(mileageIn, known) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const viewer = await requireScreen(request);
  return save(request, { schema: MileageIn }, async (value) => {
    await setMileageIn(viewer, params.id, value);
    return { to: `/dashboard/work/${params.id}`, title: "Mileage taken" };
  });
}

export const meta = metaOf("Mileage in");

export default function Mileage({ loaderData }: Route.ComponentProps) {
  const [form, fields] = useForm<{ mileage: string; sure: boolean }>({
    id: "mileage",
    defaultValue: loaderData.values,
  });
  const { known, version } = loaderData;
  return (
    <FormDialog title="Mileage in" size="sm" form={form} submit="Save" version={version}>
      <TextField
        field={fields.mileage}
        label="What the odometer shows"
        hint={known === null ? "In miles" : `In miles; it had ${known.toLocaleString("en-US")} when we last looked`}
        inputMode="numeric"
        autoComplete="off"
      />
      {fields.mileage.errors ? <CheckboxField field={fields.sure} label="I am sure that it is right" /> : null}
    </FormDialog>
  );
}
