import { Check } from "lucide-react";
import { cn } from "#app/ui/cn.ts";

type Props = { steps: readonly string[]; current: number; label: string };

/** `current` counts from 0; one past the last step means that all are done. */
export function Stepper({ steps, current, label }: Props) {
  return (
    <ol aria-label={label} className="grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => (
        <Step key={step} step={step} state={index < current ? "done" : index === current ? "current" : "ahead"} />
      ))}
    </ol>
  );
}

const WORDS = { done: "Done: ", current: "Now: ", ahead: "Next: " };

function Step({ step, state }: { step: string; state: "done" | "current" | "ahead" }) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className={state === "done" ? "step step-done" : "step"}
    >
      <span
        aria-hidden="true"
        className={cn(
          "z-1 grid size-6 shrink-0 place-items-center rounded-full border-2",
          state === "done" && "border-accent bg-accent text-accent-ink",
          state === "current" && "border-accent bg-panel",
          state === "ahead" && "border-control bg-panel",
        )}
      >
        {state === "done" ? <Check className="size-3.5" strokeWidth={3} /> : null}
        {state === "current" ? <span className="size-2 rounded-full bg-accent" /> : null}
      </span>
      <span
        className={cn(
          "pt-0.5 md:pt-0",
          state === "ahead" ? "text-muted" : "text-ink",
          state === "current" && "font-semibold",
        )}
      >
        <span className="sr-only">{WORDS[state]}</span>
        {step}
      </span>
    </li>
  );
}
