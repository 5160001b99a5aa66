import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { SelectField } from "#app/ui/form/field.tsx";
import { FieldError, Hint, Label } from "#app/ui/form/field-parts.tsx";
import { type Narrowed, NarrowedSelect } from "#app/ui/form/narrowed-select.tsx";
import { describedBy, StandsNow, useStandsNow } from "#app/ui/form/stands-now.tsx";

type Props = {
  // Conform types each field by its whole form; a component that takes any form's field cannot name it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  field: FieldMetadata<any, any, any>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
} & Pick<Narrowed, "placeholder" | "options" | "search" | "from">;

/** A list where it is short; where there are more than it offers, `more`, a picker. */
export function ChoiceField({ more, search, from, ...list }: Props & { more: boolean }) {
  return more ? <PickerField {...list} {...{ search, from }} /> : <SelectField {...list} />;
}

/** Chooses one of any number: see NarrowedSelect. */
export function PickerField({ field, label, hint, required, ...narrowed }: Props) {
  const standing = useStandsNow(field.name, field.id, narrowed.options);
  const { key, ...control } = getSelectProps(field, describedBy(field, hint, standing));
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={field.id} required={required ?? field.required}>
        {label}
      </Label>
      <Hint id={field.descriptionId}>{hint}</Hint>
      <NarrowedSelect key={key} {...narrowed} control={control} chosen={field.initialValue} />
      <StandsNow standing={standing} />
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}
