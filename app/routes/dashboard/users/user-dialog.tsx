import { ROLES } from "#app/access/permissions.ts";
import { LONGEST_NAME } from "#app/people/person-name.ts";
import { type NewUser, USER_STATUSES } from "#app/people/user.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type UserValues = Record<keyof NewUser, string>;
type Props = FormDialogProps & {
  values: Partial<UserValues>;
  accounts: { q: string; options: { value: string; label: string }[] };
  passwordHint: string;
};

const LABELS = { accountId: "Account", firstName: "First Name", lastName: "Last Name" };

export function UserDialog({ values, accounts, passwordHint, children, ...dialog }: Props) {
  const [form, fields] = useForm<UserValues>({ id: "user", defaultValue: values });
  return (
    <FormDialog {...dialog} form={form} labels={LABELS}>
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      {children}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.firstName} label="First Name" maxLength={LONGEST_NAME} autoComplete="off" required />
        <TextField field={fields.lastName} label="Last Name" maxLength={LONGEST_NAME} autoComplete="off" required />
        <TextField field={fields.email} label="Email" type="email" maxLength={254} autoComplete="off" required />
        <TextField field={fields.phone} label="Phone" type="tel" autoComplete="off" placeholder="(123) 456-7890" />
      </div>
      <PickerField
        field={fields.accountId}
        label="Account"
        options={accounts.options}
        placeholder="Select an account"
        required
        search={{ name: "accountQ", value: accounts.q, placeholder: "Search accounts by name, ID or tier" }}
        from="/dashboard/pick/accounts"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={fields.role} label="Role" options={ROLES} />
        <SelectField field={fields.status} label="Status" options={USER_STATUSES} />
      </div>
      <TextField
        field={fields.password}
        label="Password"
        type="password"
        hint={passwordHint}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
