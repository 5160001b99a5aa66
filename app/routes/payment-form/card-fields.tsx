import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { type FormEvent, useState } from "react";
import type { SavedCard } from "#app/payments/payment.ts";
import { CheckboxField, FieldError, Input, Label } from "#app/ui/form/field.tsx";
import { brandIn, grouped, monthAndYear } from "./card-entry.ts";

type Fields = {
  number: FieldMetadata<string>;
  expiry: FieldMetadata<string>;
  cvc: FieldMetadata<string>;
  saveCard: FieldMetadata<boolean>;
};

/** A new card of the simulated processor: its digits in groups, its brand beside them, what is wrong under each field. */
export function CardFields({ fields }: { fields: Fields }) {
  const [brand, setBrand] = useState("");
  return (
    <>
      <Entry
        field={fields.number}
        label="Card number"
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        arrange={grouped}
        onDigits={(number) => setBrand(brandIn(number))}
        mark={brand}
        first
      />
      <div className="grid grid-cols-2 items-start gap-5">
        <Entry
          field={fields.expiry}
          label="Expiry"
          placeholder="MM / YY"
          autoComplete="cc-exp"
          arrange={monthAndYear}
        />
        <Entry
          field={fields.cvc}
          label="Security code"
          placeholder="CVC"
          autoComplete="cc-csc"
          arrange={(text) => text.replace(/\D/g, "").slice(0, 4)}
        />
      </div>
      <CheckboxField field={fields.saveCard} label="Keep this card for the account" />
    </>
  );
}

type EntryProps = {
  field: FieldMetadata<string>;
  label: string;
  placeholder: string;
  autoComplete: string;
  arrange: (text: string) => string;
  onDigits?: (text: string) => void;
  /** What was recognized, at the right end of the field. */
  mark?: string;
  first?: boolean;
};

/** Arranged while it is typed at its end; in the middle of it nothing jumps. */
function Entry({ field, label, placeholder, autoComplete, arrange, onDigits, mark, first }: EntryProps) {
  const { key, ...control } = getInputProps(field, { type: "text" });
  // What is being mended is red no more.
  const [mended, setMended] = useState<string[]>();
  const errors = field.errors === mended ? undefined : field.errors;

  function settle({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
    const removes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("delete");
    const atEnd = input.selectionStart === input.value.length;
    const arranged = arrange(input.value);
    if (atEnd && !removes && arranged !== input.value) input.value = arranged;
    onDigits?.(input.value);
    setMended(field.errors);
  }

  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={field.id}>{label}</Label>
      <div className="relative">
        <Input
          key={key}
          {...control}
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder={placeholder}
          onInput={settle}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? field.errorId : undefined}
          data-first={first ? "" : undefined}
          className="tabular-nums"
        />
        {mark ? (
          <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm font-medium text-muted">
            {mark}
          </span>
        ) : null}
      </div>
      <FieldError id={field.errorId} messages={errors} />
    </div>
  );
}

/** The cards on file, and a new one. */
export function SavedCards({ cards }: { cards: SavedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">Payment method</legend>
      {cards.map(({ id, card }, index) => (
        <Choice key={id} value={id} checked={index === 0}>
          {card.brand.toUpperCase()} ending in {card.last4}, {card.exp_month}/{card.exp_year}
        </Choice>
      ))}
      <Choice value="new">A new card</Choice>
    </fieldset>
  );
}

function Choice({ value, checked, children }: { value: string; checked?: boolean; children: React.ReactNode }) {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-lg border border-control bg-panel px-3.5 has-checked:border-accent has-checked:bg-accent-soft">
      <input type="radio" name="paymentMethodId" value={value} defaultChecked={checked} className="size-5" />
      <span>{children}</span>
    </label>
  );
}
