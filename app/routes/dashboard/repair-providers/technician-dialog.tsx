import type { SubmissionResult } from "@conform-to/react";
import { type Option, SelectField, TextField } from "#app/ui/form/field.tsx";
import { useListStandsNow } from "#app/ui/form/stands-now.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";
import { CertificationInputs } from "./certification-inputs.tsx";

type Values = { userId: string; hourlyRate: string };
type Props = FormDialogProps & {
  answer: (SubmissionResult<string[]> & { certifications?: string[] }) | undefined;
  values: { hourlyRate: string; certifications: string[] };
  /** Whom to choose from; left out where the person is known. */
  users?: readonly Option[];
};

export function TechnicianDialog({ answer, values, users, ...dialog }: Props) {
  const standing = useListStandsNow("certifications", "technician-certifications", String);
  const [form, fields] = useForm<Values>({
    id: "technician",
    defaultValue: { hourlyRate: values.hourlyRate },
  });
  const listErrors = Object.entries(answer?.error ?? {}).flatMap(([name, messages]) =>
    name.startsWith("certifications") ? (messages ?? []) : [],
  );
  return (
    <FormDialog
      {...dialog}
      form={form}
      labels={{ userId: "User", hourlyRate: "Hourly rate", certifications: "Certifications" }}
    >
      {/* The first submit button is what Enter presses: it must not be the one of a certification. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      {users ? (
        <SelectField
          field={fields.userId}
          label="User"
          placeholder="Select a user"
          options={users}
          hint={
            users.length === 0
              ? "Every user of the role technician works somewhere already: create a new one first."
              : "Users of the role technician who work nowhere yet."
          }
          required
        />
      ) : null}
      <TextField
        field={fields.hourlyRate}
        label="Hourly rate"
        hint="In dollars"
        type="number"
        min={0}
        step={0.01}
        inputMode="decimal"
        required
      />
      <CertificationInputs
        initial={answer?.certifications ?? values.certifications}
        errors={listErrors.length > 0 ? listErrors : undefined}
        standing={standing}
      />
    </FormDialog>
  );
}
