import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { DoorAnswer } from "#app/routes/repair-status/door.server.ts";
import { textOf, useInterrupted } from "#app/ui/behavior/interrupted.ts";
import { FieldError, Hint, Input, Label } from "#app/ui/form/field-parts.tsx";

type Props = {
  /** What the page's script was answered; none before a press. */
  answer: DoorAnswer | undefined;
  /** What is wrong with the one in the address, where a browser without a script was led back. */
  fault: string | null;
};

/** The most that the customer authorizes; what is wrong with it stands under it, and what was typed stays. */
export function LimitField({ answer, fault }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const typed = useInterrupted();
  const wrong = answer ? answer.faults?.notToExceed : fault;
  useEffect(() => {
    if (answer?.faults?.notToExceed) input.current?.focus();
  }, [answer]);
  return (
    <div className="grid gap-1.5">
      <Label htmlFor="limit">Not to exceed, in dollars (optional)</Label>
      <Hint id="limit-hint">Whatever goes above it asks you first, tax and fee included.</Hint>
      <Input
        ref={input}
        id="limit"
        name="notToExceed"
        defaultValue={query.get("limit") ?? textOf(typed, "notToExceed") ?? ""}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "limit-hint limit-error" : "limit-hint"}
        className="tabular-nums sm:max-w-60"
      />
      <FieldError id="limit-error" messages={wrong ? [wrong] : null} />
    </div>
  );
}
