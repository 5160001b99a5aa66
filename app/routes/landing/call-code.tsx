import type { CallProof } from "#app/routes/landing/call-flash.server.ts";
import { FieldError, Input, Label } from "#app/ui/form/field-parts.tsx";

type Props = { id: string; proof: CallProof; error?: string | undefined };

/** In the box itself: the code of a phone that must be proven to be the asker's before it is called. */
export function CallCode({ id, proof, error }: Props) {
  return (
    <div className="grid gap-1.5 rounded-lg border border-line bg-raised p-4">
      <input type="hidden" name="methodId" value={proof.methodId} />
      <p id={`${id}-why`} role="status" className="text-sm">
        To make sure that this is your phone, we sent it a code. Enter it to be called.
      </p>
      {proof.simulatedCode ? (
        <p data-part="simulated" className="text-sm text-muted">
          Simulated text message: your code is <strong className="tabular-nums">{proof.simulatedCode}</strong>.
        </p>
      ) : null}
      <Label htmlFor={id} required className="mt-1.5">
        Verification code
      </Label>
      <Input
        key={proof.methodId}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-why`}
        className="font-mono tracking-[0.3em]"
      />
      <div role="alert" data-error="code">
        <FieldError id={`${id}-error`} messages={error ? [error] : null} />
      </div>
    </div>
  );
}
