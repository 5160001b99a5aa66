import { ModelField } from "#app/routes/vehicle-models/model-field.tsx";
import { WARRANTY_STATUSES } from "#app/shop/makes.ts";
import type { EditVehicle } from "#app/shop/vehicle.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { SureField } from "#app/ui/form/sure-field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

export type VehicleValues = Record<keyof EditVehicle, string>;
type Props = FormDialogProps & {
  /** What was asked of what was typed. */
  asked: string | undefined;
  values: Partial<VehicleValues>;
  warranty?: boolean;
  /** Where the form says whose car it is: what the search for the owner found. */
  owner?: { q: string; options: { value: string; label: string }[] } | null;
};

export function VehicleDialog({ values, warranty, owner, asked, ...dialog }: Props) {
  const [form, fields] = useForm<VehicleValues>({ id: "vehicle", defaultValue: values });
  return (
    <FormDialog {...dialog} form={form} labels={{ accountId: "Owner", plate: "License plate", vin: "VIN" }}>
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      {owner ? (
        <PickerField
          field={fields.accountId}
          label="Owner"
          required
          placeholder="Choose the customer"
          options={owner.options}
          search={{ name: "ownerQ", value: owner.q, placeholder: "Search customers by name, phone or e-mail" }}
          from="/dashboard/pick/owners"
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.make} label="Make" required autoComplete="off" />
        <ModelField field={fields.model} />
        <TextField field={fields.year} label="Year" inputMode="numeric" required autoComplete="off" />
        <TextField field={fields.mileage} label="Mileage" inputMode="numeric" autoComplete="off" />
        <TextField field={fields.vin} label="VIN" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
        <TextField field={fields.color} label="Color" autoComplete="off" />
        <TextField field={fields.plate} label="License plate" autoCapitalize="characters" autoComplete="off" />
      </div>
      <SureField asked={asked} />
      {warranty ? (
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField field={fields.warrantyStatus} label="Warranty" options={WARRANTY_STATUSES} />
          <TextField field={fields.warrantyPlan} label="Warranty plan" placeholder="Basic" autoComplete="off" />
          <TextField field={fields.warrantyExpiresAt} label="Warranty ends" type="date" />
        </div>
      ) : null}
    </FormDialog>
  );
}
