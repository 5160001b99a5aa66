import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ModelField } from "#app/routes/vehicle-models/model-field.tsx";
import { WARRANTY_STATUSES } from "#app/shop/makes.ts";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

export type VehicleValues = Record<
  | "accountId"
  | "make"
  | "model"
  | "year"
  | "vin"
  | "mileage"
  | "color"
  | "plate"
  | "warrantyStatus"
  | "warrantyPlan"
  | "warrantyExpiresAt",
  string
>;
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<VehicleValues>;
  button: string;
  busyLabel: string;
  closeTo: string;
  version?: string | undefined;
  warranty?: boolean;
  /** Where the form says whose car it is: what the search for the owner found. */
  owner?: { q: string; options: { value: string; label: string }[] } | null;
};

export function VehicleForm({ answer, values, button, busyLabel, closeTo, version, warranty, owner }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<VehicleValues>({ id: "vehicle", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      <FormErrors form={form} labels={{ accountId: "Owner", plate: "License plate", vin: "VIN" }} />
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
      {warranty ? (
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            field={fields.warrantyStatus}
            label="Warranty"
            options={WARRANTY_STATUSES.map((status) => ({ value: status, label: status }))}
          />
          <TextField field={fields.warrantyPlan} label="Warranty plan" placeholder="Basic" autoComplete="off" />
          <TextField field={fields.warrantyExpiresAt} label="Warranty ends" type="date" />
        </div>
      ) : null}
      <FormButtons busy={busy} busyLabel={busyLabel} cancelTo={closeTo} version={version}>
        {button}
      </FormButtons>
    </Form>
  );
}
