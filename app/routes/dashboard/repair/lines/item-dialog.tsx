import type { DefaultValue } from "@conform-to/react";
import type { FocusEvent } from "react";
import { ITEM_STATUSES, ITEM_TYPES, PART_CONDITIONS } from "#app/repair/line-item.ts";
import { TYPED_WRONG } from "#app/repair/lines/retype.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/form/field.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { FormDialog, type FormDialogProps } from "#app/ui/over/form-dialog.tsx";

type ItemFields = {
  type: string;
  description: string;
  detailedDescription: string;
  quantity: number;
  unitPrice: number;
  originalQuantity: number;
  originalUnitPrice: number;
  status: string;
  partCondition: string;
  typedWrong: string;
};

type Props = FormDialogProps & {
  id: string;
  values: DefaultValue<ItemFields>;
  /** While the original figures may still be put right. */
  originals?: boolean;
  /** While what staff typed as quoted may still be put right. */
  typed?: boolean;
};

/** What the browser itself reads as no number becomes 0, before the eyes of who typed it. */
const money = {
  type: "number",
  min: 0,
  step: 0.01,
  inputMode: "decimal",
  onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (currentTarget.validity.badInput) currentTarget.value = "0";
  },
} as const;

const quantity = { ...money, min: 0.01 } as const;

const LABELS = {
  unitPrice: "Unit price",
  originalUnitPrice: "Original unit price",
  partCondition: "Condition of the part",
  originalQuantity: "Original quantity",
  typedWrong: "Typed wrong",
};

export function ItemDialog({ id, values, originals = false, typed = false, ...dialog }: Props) {
  const [form, fields] = useForm<ItemFields>({ id, defaultValue: values });
  return (
    <FormDialog {...dialog} form={form} labels={LABELS}>
      <TextField field={fields.description} label="Description" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField field={fields.type} label="Type" options={ITEM_TYPES} />
        <SelectField field={fields.status} label="Status" options={ITEM_STATUSES} />
        <TextField field={fields.quantity} label="Quantity" {...quantity} />
        <TextField field={fields.unitPrice} label="Unit price" hint="In dollars" {...money} />
        {originals ? (
          <>
            <TextField field={fields.originalQuantity} label="Original quantity" {...quantity} />
            <TextField field={fields.originalUnitPrice} label="Original unit price" hint="As quoted" {...money} />
          </>
        ) : null}
      </div>
      {/* Refused because somebody has answered meanwhile: what was ticked is seen with the sentence, and can be taken back. */}
      {typed || fields.typedWrong.errors ? <CheckboxField field={fields.typedWrong} {...TYPED_WRONG} /> : null}
      <SelectField
        field={fields.partCondition}
        label="Condition of the part"
        hint="Parts alone: the customer's record says it"
        options={[{ value: "", label: "Not stated" }, ...PART_CONDITIONS]}
      />
      <TextAreaField field={fields.detailedDescription} label="Details for the customer" rows={3} />
    </FormDialog>
  );
}
