import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ACCOUNT_STATUSES, TIERS } from "#app/people/account.ts";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

type Values = { name: string; subscriptionTier: string; status: string };
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<Values>;
  button: string;
  busyLabel: string;
  closeTo: string;
  version?: string | undefined;
};

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function AccountForm({ answer, values, button, busyLabel, closeTo, version }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "account", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <FormErrors form={form} labels={{ subscriptionTier: "Subscription Tier" }} />
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
        options={choices(TIERS)}
        placeholder="Select a tier"
        required
      />
      <SelectField
        field={fields.status}
        label="Status"
        hint="Users of an account that is not active cannot sign in, and lose their sessions at once."
        options={choices(ACCOUNT_STATUSES)}
      />
      <FormButtons busy={busy} busyLabel={busyLabel} cancelTo={closeTo} version={version}>
        {button}
      </FormButtons>
    </Form>
  );
}
