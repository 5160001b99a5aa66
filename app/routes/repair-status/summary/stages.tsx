import { statusLabel } from "#app/platform/format.ts";
import { STAGES, type Stage } from "#app/repair/repair-request.ts";
import { Stepper } from "#app/ui/stepper.tsx";

/** All seven on a wide screen; on a phone the present one, and the others on demand. */
export function Stages({ stage }: { stage: Stage }) {
  const current = STAGES.indexOf(stage);
  const stepper = (
    <Stepper label="Stage" steps={STAGES.map(statusLabel)} current={stage === "Completed" ? STAGES.length : current} />
  );
  return (
    <>
      <div className="hidden md:block print:block">{stepper}</div>
      <details className="md:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <span>
            Step {current + 1} of {STAGES.length}: <strong className="font-semibold">{statusLabel(stage)}</strong>
          </span>
          <span className="text-sm whitespace-nowrap text-accent-text underline">All steps</span>
        </summary>
        <div className="pt-4">{stepper}</div>
      </details>
    </>
  );
}
