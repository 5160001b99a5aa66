import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { type ClipboardEvent, type FormEvent, useEffect, useRef } from "react";
import { FieldError, Label } from "#app/ui/form/field.tsx";

const SLOTS = [0, 1, 2, 3, 4, 5];

/** The code that was refused, a new object with each answer. */
export type WrongCode = { code: string } | null;

/**
 * One real input drawn as six slots: paste, autofill and a form without script all see one field. It is wider than what is
 * shown of it, and clipped rather than hidden: a hidden overflow would scroll the first digit away behind the sixth. Six digits
 * send the form; a wrong code is gone with its answer.
 */
export function CodeField({ field, wrong, busy }: { field: FieldMetadata<string>; wrong: WrongCode; busy: boolean }) {
  const { key, ...control } = getInputProps(field, { type: "text" });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Another one may stand there already, typed while this answer was on its way or before this script ran.
    if (!wrong || !input.current || input.current.value !== wrong.code) return;
    input.current.value = "";
    input.current.focus();
  }, [wrong]);

  useEffect(() => {
    // Typed, or filled in by the phone, before this script ran; what a browser puts back into a page it has shown before is an old code.
    const [opened] = performance.getEntriesByType("navigation");
    const isFresh = opened instanceof PerformanceNavigationTiming && opened.type === "navigate";
    if (!isFresh || !/^\d{6}$/.test(input.current?.value ?? "")) return;
    setTimeout(() => input.current?.form?.requestSubmit());
  }, []);

  function settle({ currentTarget }: FormEvent<HTMLInputElement>) {
    const digits = currentTarget.value.replace(/\D/g, "").slice(0, 6);
    if (digits !== currentTarget.value) currentTarget.value = digits;
    // After the form has heard of the last digit.
    if (digits.length === 6 && !busy) setTimeout(() => input.current?.form?.requestSubmit());
  }

  return (
    <div className="grid gap-1.5">
      <Label htmlFor={field.id} required>
        Verification code
      </Label>
      <div className="@container relative w-full max-w-[19.5rem] overflow-clip rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid grid-cols-6 gap-2">
          {SLOTS.map((slot) => (
            <span key={slot} className="rounded-lg border border-control bg-panel" />
          ))}
        </div>
        <input
          key={key}
          {...control}
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={6}
          onInput={settle}
          onPaste={pasteDigits}
          required
          className="relative h-14 w-[calc(100cqw+4rem)] bg-transparent pl-[calc((100cqw-2.5rem)/12-0.5ch)] font-mono text-xl tracking-[calc((100cqw+0.5rem)/6-1ch)] text-ink caret-accent outline-none"
        />
      </div>
      <FieldError id={field.errorId} messages={field.errors} />
    </div>
  );
}

/** A code copied in two groups, or with its sentence, leaves its six digits. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const [code] = /\d{3}[\s-]?\d{3}/.exec(event.clipboardData.getData("text")) ?? [];
  if (!code) return;
  event.preventDefault();
  event.currentTarget.value = code.replace(/\D/g, "");
  event.currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
}
