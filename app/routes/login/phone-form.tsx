import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useDraft } from "#app/ui/behavior/use-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";

type Props = { lastResult?: SubmissionResult | null; redirectTo?: string | undefined; children?: ReactNode };

/** The way to one's own repairs without a password: a code by text to the phone that was given. */
export function PhoneForm({ lastResult, redirectTo, children }: Props) {
  const busy = useNavigation().formAction === "/login/phone";
  useDraft("phone-way", { outlives: true });
  const [form, fields] = useForm<{ phone: string }>({ id: "phone-way", lastResult });
  return (
    <Form method="post" action="/login/phone" {...getFormProps(form)} noValidate className="grid gap-5">
      {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
      {form.errors ? <FormErrors form={form} /> : null}
      <TextField
        field={fields.phone}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(123) 456-7890"
        required
      />
      <Button busy={busy} busyLabel="Sending…">
        Text me a code
      </Button>
      {children}
    </Form>
  );
}
