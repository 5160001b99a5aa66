import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { Plus, Trash2 } from "lucide-react";
import { ITEM_TYPES } from "#app/repair/line-item.ts";
import { EMPTY_LINE } from "#app/repair/requests/new-request.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError, SelectField, TextField } from "#app/ui/form/field.tsx";

type Line = { type: string; description: string; quantity: string; unitPrice: string };
// biome-ignore lint/suspicious/noExplicitAny: Conform types each field by its whole form
type Props = { form: FormMetadata<any, string[]>; field: FieldMetadata<Line[], any, string[]> };

/** Lines come and go by the form's own submit buttons: the server answers them where no script has loaded. */
export function NewLines({ form, field }: Props) {
  const lines = field.getFieldList();
  return (
    <fieldset id={field.id} className="grid gap-4" tabIndex={-1}>
      <legend className="font-semibold">Services</legend>
      <FieldError id={field.errorId ?? "lines-error"} messages={field.errors} />
      {lines.map((line, index) => {
        const { type, description, quantity, unitPrice } = line.getFieldset();
        return (
          <div
            key={line.key}
            className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-[8rem_minmax(0,1fr)_6rem_8rem_auto]"
          >
            <SelectField field={type} label="Type" options={ITEM_TYPES} />
            <TextField field={description} label="Description" />
            <TextField field={quantity} label="Quantity" type="number" min={0.01} step={0.01} />
            <TextField field={unitPrice} label="Unit price" type="number" min={0} step={0.01} inputMode="decimal" />
            {lines.length > 1 ? (
              <Button
                {...form.remove.getButtonProps({ name: field.name, index })}
                variant="quiet"
                className="sm:mt-6"
                aria-label={`Remove service ${index + 1}`}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            ) : null}
          </div>
        );
      })}
      <div>
        <Button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: EMPTY_LINE })}
          variant="secondary"
          size="sm"
        >
          <Plus aria-hidden="true" className="size-4" /> Add another service
        </Button>
      </div>
    </fieldset>
  );
}
