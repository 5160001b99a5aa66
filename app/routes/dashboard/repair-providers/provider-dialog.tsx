import { type NewProvider, PROVIDER_STATUSES, PROVIDER_TYPES } from "#app/shop/repair-provider.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type Values = Record<keyof NewProvider, string>;
type Props = FormDialogProps & {
  values: Partial<Values>;
};

const LABELS = {
  zip: "ZIP code",
  phoneNumber: "Phone number",
  registrationNumber: "Registration number",
  qualityRating: "Quality rating",
};

export function ProviderDialog({ values, ...dialog }: Props) {
  const [form, fields] = useForm<Values>({ id: "provider", defaultValue: values });
  return (
    <FormDialog {...dialog} form={form} labels={LABELS}>
      <TextField field={fields.name} label="Name" maxLength={120} required />
      <TextField field={fields.address} label="Address" maxLength={200} required />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField field={fields.city} label="City" maxLength={80} required />
        <TextField field={fields.state} label="State" maxLength={40} required />
        <TextField field={fields.zip} label="ZIP code" maxLength={20} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={fields.type} label="Type" options={PROVIDER_TYPES} placeholder="Select a type" required />
        <TextField field={fields.phoneNumber} label="Phone number" type="tel" maxLength={40} />
        <TextField
          field={fields.registrationNumber}
          label="Registration number"
          hint="Of the Bureau of Automotive Repair, or your state's"
          maxLength={40}
        />
      </div>
      <TextField field={fields.specialties} label="Specialties" hint="Separate them by commas: Brakes, Diagnostics" />
      <TextField
        field={fields.certifications}
        label="Certifications"
        hint="Separate them by commas: ASE, AAA Approved"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.qualityRating}
          label="Quality rating"
          hint="0 to 5, or blank"
          type="number"
          min={0}
          max={5}
          step={0.1}
          inputMode="decimal"
        />
        <SelectField
          field={fields.status}
          label="Status"
          hint="Customers choose active ones."
          options={PROVIDER_STATUSES}
        />
      </div>
    </FormDialog>
  );
}
