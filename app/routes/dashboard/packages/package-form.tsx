import { getFormProps } from "@conform-to/react";
import { useRef } from "react";
import { Form } from "react-router";
import { type GridLine, MOST_LINES } from "#app/desk/packages/package.ts";
import { fieldIn } from "#app/platform/known.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormErrors, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";
import { useListStandsNow } from "#app/ui/form/stands-now.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormToast } from "#app/ui/over/toaster.tsx";
import { LineGrid, rowsOf } from "../new/lines/lines.tsx";
import { type PackageAnswer, ROWS } from "./more-rows.ts";

type Values = { name: string; note: string; lineItems: GridLine[] };
type Props = { values: Values; version?: string; answer: PackageAnswer | undefined; button: string };

const LABELS = { name: "Name", note: "Note", lineItems: "Lines" };

export function PackageForm({ values, version, answer, button }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<Values>({ id: "package", lastResult: answer, defaultValue: values });
  const hydrated = useHydrated();
  const rows = Math.max(ROWS, answer?.rows ?? 0);
  const standing = useListStandsNow(fields.lineItems.name, fields.lineItems.id, inWords);
  return (
    <Form ref={ref} method="post" {...getFormProps(form)} noValidate className="grid max-w-5xl gap-6">
      {/* What Enter presses is the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {button}
      </button>
      <FormErrors form={form} labels={LABELS} />
      <Card className="grid gap-5 p-4 sm:grid-cols-2 sm:p-5">
        <TextField field={fields.name} label="Name" hint="Such as “Front brakes, complete”" maxLength={80} required />
        <TextAreaField
          field={fields.note}
          label="Note (optional)"
          hint="For the desk: its words find the package too."
          rows={2}
          maxLength={300}
        />
      </Card>
      <Card className="grid gap-3 p-4 sm:p-5">
        <LineGrid
          name={fields.lineItems.name}
          id={fields.lineItems.id}
          errors={fields.lineItems.errors}
          standing={standing}
          initial={rowsOf(form, values)}
          withoutScript={rows}
          formRef={ref}
          onChanged={() => {}}
        />
        {/* With a script the next row comes by itself. */}
        {hydrated || rows >= MOST_LINES ? null : (
          <div>
            <Button variant="secondary" size="sm" name="rows" value={rows + ROWS} formNoValidate>
              Add more rows
            </Button>
          </div>
        )}
        <p className="text-sm text-muted">
          Up to {MOST_LINES} lines. A price that is left empty is typed on each repair.
        </p>
      </Card>
      <FormButtons cancelTo="/dashboard/packages" version={version}>
        {button}
      </FormButtons>
      <FormToast toast={answer?.toast} />
    </Form>
  );
}

function inWords(line: unknown) {
  const [description, quantity, unitPrice] = [
    fieldIn(line, "description"),
    fieldIn(line, "quantity"),
    fieldIn(line, "unitPrice"),
  ];
  return `${description}, ${quantity}${unitPrice ? ` at $${unitPrice}` : ""}`;
}
