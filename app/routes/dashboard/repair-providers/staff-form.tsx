import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

type Values = { name: string; position: string; email: string; phoneNumber: string };
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<Values>;
  button: string;
  busyLabel: string;
  closeTo: string;
  version?: string | undefined;
};

export function StaffForm({ answer, values, button, busyLabel, closeTo, version }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "staff", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <FormErrors form={form} />
      <TextField field={fields.name} label="Name" maxLength={120} required />
      <TextField field={fields.position} label="Position" maxLength={120} required />
      <TextField field={fields.email} label="Email" type="email" maxLength={254} />
      <TextField field={fields.phoneNumber} label="Phone number" type="tel" maxLength={40} />
      <FormButtons busy={busy} busyLabel={busyLabel} cancelTo={closeTo} version={version}>
        {button}
      </FormButtons>
    </Form>
  );
}
