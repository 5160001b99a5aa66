import type { FieldMetadata } from "@conform-to/react";
import type { SavedCard } from "#app/payments/payment.ts";
import { CheckboxField, TextField } from "#app/ui/field.tsx";

type Fields = {
  number: FieldMetadata<string>;
  expiry: FieldMetadata<string>;
  cvc: FieldMetadata<string>;
  saveCard: FieldMetadata<boolean>;
};

/** A new card of the simulated processor. */
export function CardFields({ fields }: { fields: Fields }) {
  return (
    <>
      <TextField field={fields.number} label="Card number" inputMode="numeric" autoComplete="cc-number" />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          field={fields.expiry}
          label="Expiry"
          placeholder="MM / YY"
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextField
          field={fields.cvc}
          label="Security code"
          placeholder="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <CheckboxField field={fields.saveCard} label="Keep this card for the account" />
    </>
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
