import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ROLES } from "#app/access/permissions.ts";
import { USER_STATUSES } from "#app/people/user.ts";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { PickerField } from "#app/ui/form/picker.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

export type UserValues = Record<
  "accountId" | "firstName" | "lastName" | "email" | "phone" | "password" | "role" | "status",
  string
>;
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<UserValues>;
  accounts: { q: string; options: { value: string; label: string }[] };
  passwordHint: string;
  button: string;
  busyLabel: string;
  closeTo: string;
  version?: string | undefined;
};

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const LABELS = { accountId: "Account", firstName: "First Name", lastName: "Last Name" };

export function UserForm({ answer, values, accounts, passwordHint, button, busyLabel, closeTo, version }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<UserValues>({ id: "user", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      <FormErrors form={form} labels={LABELS} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.firstName} label="First Name" maxLength={60} autoComplete="off" required />
        <TextField field={fields.lastName} label="Last Name" maxLength={60} autoComplete="off" required />
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
        <SelectField field={fields.role} label="Role" options={choices(ROLES)} />
        <SelectField field={fields.status} label="Status" options={choices(USER_STATUSES)} />
      </div>
      <TextField
        field={fields.password}
        label="Password"
        type="password"
        hint={passwordHint}
        autoComplete="new-password"
      />
      <FormButtons busy={busy} busyLabel={busyLabel} cancelTo={closeTo} version={version}>
        {button}
      </FormButtons>
    </Form>
  );
}
