import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormErrors, TextField } from "#app/ui/field.tsx";

type Values = { make: string; model: string; year: string; vin: string; mileage: string; color: string };
type Props = {
  answer: SubmissionResult<string[]> | undefined;
  values: Partial<Values>;
  button: string;
  busyLabel: string;
};

export function VehicleForm({ answer, values, button, busyLabel }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Values>({ id: "vehicle", lastResult: answer, defaultValue: values });
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <FormErrors form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.make} label="Make" required />
        <TextField field={fields.model} label="Model" required />
        <TextField field={fields.year} label="Year" inputMode="numeric" required />
        <TextField field={fields.mileage} label="Mileage" inputMode="numeric" />
        <TextField field={fields.vin} label="VIN" autoCapitalize="characters" />
        <TextField field={fields.color} label="Color" />
      </div>
      <Button busy={busy} busyLabel={busyLabel}>
        {button}
      </Button>
    </Form>
  );
}
