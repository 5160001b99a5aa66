import { TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type Values = { name: string; position: string; email: string; phoneNumber: string };
type Props = FormDialogProps & {
  values: Partial<Values>;
};

export function StaffDialog({ values, ...dialog }: Props) {
  const [form, fields] = useForm<Values>({ id: "staff", defaultValue: values });
  return (
    <FormDialog {...dialog} form={form}>
      <TextField field={fields.name} label="Name" maxLength={120} required />
      <TextField field={fields.position} label="Position" maxLength={120} required />
      <TextField field={fields.email} label="Email" type="email" maxLength={254} />
      <TextField field={fields.phoneNumber} label="Phone number" type="tel" maxLength={40} />
    </FormDialog>
  );
}
