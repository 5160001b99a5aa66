import { ACCOUNT_STATUSES, TIERS } from "#app/people/account.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type Values = { name: string; subscriptionTier: string; status: string };
type Props = FormDialogProps & {
  values: Partial<Values>;
};

export function AccountDialog({ values, ...dialog }: Props) {
  const [form, fields] = useForm<Values>({ id: "account", defaultValue: values });
  return (
    <FormDialog {...dialog} form={form} labels={{ subscriptionTier: "Subscription Tier" }}>
      <TextField
        field={fields.name}
        label="Name"
        hint="To choose it by. Without one its first customer's name stands for it."
        maxLength={120}
        autoComplete="off"
      />
      <SelectField
        field={fields.subscriptionTier}
        label="Subscription Tier"
        options={TIERS}
        placeholder="Select a tier"
        required
      />
      <SelectField
        field={fields.status}
        label="Status"
        hint="Users of an account that is not active cannot sign in, and lose their sessions at once."
        options={ACCOUNT_STATUSES}
      />
    </FormDialog>
  );
}
