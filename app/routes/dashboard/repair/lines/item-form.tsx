import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ITEM_STATUSES, ITEM_TYPES, PART_CONDITIONS } from "#app/repair/line-item.ts";
import { SeenVersion } from "#app/ui/form/as-opened.tsx";
import { FormErrors, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { FormButtons } from "#app/ui/form/form-buttons.tsx";

export type ItemFields = {
  type: string;
  description: string;
  detailedDescription: string;
  quantity: number;
  unitPrice: number;
  originalQuantity: number;
  originalUnitPrice: number;
  status: string;
  partCondition: string;
};

type Props = {
  form: FormMetadata<ItemFields, string[]>;
  fields: ReturnType<FormMetadata<ItemFields, string[]>["getFieldset"]>;
  /** Of the line that is edited; a new one has none. */
  version?: number;
  /** While the original figures may still be put right. */
  originals: boolean;
  submitLabel: string;
  backTo: string;
};

const LABELS = {
  unitPrice: "Unit price",
  originalUnitPrice: "Original unit price",
  partCondition: "Condition of the part",
  originalQuantity: "Original quantity",
};

export function ItemForm({ form, fields, version, originals, submitLabel, backTo }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const money = { type: "number", min: 0, step: 0.01, inputMode: "decimal" } as const;
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="grid gap-5">
      <FormErrors form={form} labels={LABELS} />
      {version === undefined ? null : <SeenVersion version={version} />}
      <TextField field={fields.description} label="Description" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={fields.type} label="Type" options={ITEM_TYPES.map(asOption)} />
        <SelectField field={fields.status} label="Status" options={ITEM_STATUSES.map(asOption)} />
        <TextField field={fields.quantity} label="Quantity" {...money} />
        <TextField field={fields.unitPrice} label="Unit price" hint="In dollars" {...money} />
        {originals ? (
          <>
            <TextField field={fields.originalQuantity} label="Original quantity" {...money} />
            <TextField field={fields.originalUnitPrice} label="Original unit price" hint="As quoted" {...money} />
          </>
        ) : null}
      </div>
      <SelectField
        field={fields.partCondition}
        label="Condition of the part"
        hint="Parts alone: the customer's record says it"
        options={[{ value: "", label: "Not stated" }, ...PART_CONDITIONS.map(asOption)]}
      />
      <TextAreaField field={fields.detailedDescription} label="Details for the customer" rows={3} />
      <FormButtons busy={busy} busyLabel="Saving…" cancelTo={backTo}>
        {submitLabel}
      </FormButtons>
    </Form>
  );
}

function asOption(value: string) {
  return { value, label: value };
}
