import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { CONTACT_PREFERENCES } from "#app/repair/repair-request.ts";
import { FormErrors, SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

type Values = Record<"phone" | "name" | "email" | "contactPreference", string>;
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<Values>;
  /** The phone and the e-mail are given once: they open the account, and only an admin changes them. */
  isNew?: boolean;
  closeTo: string;
  version?: string | undefined;
};

export function CustomerForm({ answer, values, isNew, closeTo, version }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "customer", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <FormErrors form={form} labels={{ contactPreference: "Preferred way" }} />
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
      <TextField field={fields.name} label="Name" required maxLength={120} autoComplete="off" />
      {isNew ? (
        <TextField field={fields.email} label="E-mail" type="email" hint="Optional." autoComplete="off" />
      ) : null}
      <SelectField field={fields.contactPreference} label="Preferred way" options={CONTACT_PREFERENCES} />
      <FormButtons busy={busy} busyLabel="Saving…" cancelTo={closeTo} version={version}>
        {isNew ? "Add Customer" : "Save Customer"}
      </FormButtons>
    </Form>
  );
}
