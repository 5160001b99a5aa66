import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/ui/form/field.tsx";

type Fields = Record<"description" | "quantity" | "unitPrice", FieldMetadata<string>>;

/** A line as it stands on the paper. */
export function WrittenLine({ fields }: { fields: Fields }) {
  return (
    <>
      <TextField field={fields.description} label="Description" required maxLength={500} />
      <div className="grid grid-cols-2 gap-5">
        <TextField field={fields.quantity} label="Quantity" required inputMode="decimal" hint="Pieces or hours" />
        <TextField field={fields.unitPrice} label="Unit price" required inputMode="decimal" hint="In dollars" />
      </div>
    </>
  );
}
