import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { FieldError, Label } from "#app/ui/field.tsx";

const SLOTS = [0, 1, 2, 3, 4, 5];

/** One real input drawn as six slots: paste, autofill and a form without script all see one field. */
export function CodeField({ field }: { field: FieldMetadata<string> }) {
  const { key, ...control } = getInputProps(field, { type: "text" });
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={field.id} required>
        Verification code
      </Label>
      <div className="relative w-full max-w-[19.5rem]">
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid grid-cols-6 gap-2">
          {SLOTS.map((slot) => (
            <span key={slot} className="rounded-lg border border-control bg-panel" />
          ))}
        </div>
        <input
          key={key}
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={6}
          required
          className="relative h-14 w-full rounded-lg bg-transparent pl-[1.05rem] font-mono text-xl tracking-[2.42rem] text-ink tabular-nums caret-accent [clip-path:inset(0)]"
        />
      </div>
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}
