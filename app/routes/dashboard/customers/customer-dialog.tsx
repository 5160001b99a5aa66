import { LONGEST_WHOLE_NAME } from "#app/people/person-name.ts";
import { CONTACT_PREFERENCES } from "#app/repair/repair-request.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type Values = Record<"phone" | "name" | "email" | "contactPreference", string>;
type Props = Omit<FormDialogProps, "submit"> & {
  values: Partial<Values>;
  /** The phone and the e-mail are given once: they open the account, and only an admin changes them. */
  isNew?: boolean;
};

export function CustomerDialog({ values, isNew, ...dialog }: Props) {
  const [form, fields] = useForm<Values>({ id: "customer", defaultValue: values });
  return (
    <FormDialog
      {...dialog}
      form={form}
      submit={isNew ? "Add Customer" : "Save Customer"}
      labels={{ contactPreference: "Preferred way" }}
    >
      {isNew ? (
        <TextField
          field={fields.phone}
          label="Phone"
          type="tel"
          required
          autoComplete="off"
          placeholder="(123) 456-7890"
          autoFocus
        />
      ) : null}
      <TextField field={fields.name} label="Name" required maxLength={LONGEST_WHOLE_NAME} autoComplete="off" />
      {isNew ? (
        <TextField field={fields.email} label="E-mail" type="email" hint="Optional." autoComplete="off" />
      ) : null}
      <SelectField
        field={fields.contactPreference}
        label="Preferred way"
        options={CONTACT_PREFERENCES}
        hint="Text: updates go by text once they agreed to texts; until then by e-mail."
      />
    </FormDialog>
  );
}
