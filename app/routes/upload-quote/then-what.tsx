import type { MouseEvent } from "react";
import { buttonClass } from "#app/ui/button.tsx";

const STEPS = [
  "Every line is read and compared with what this work costs for this car.",
  "You see what is fair before we ask for your number.",
  "Then you tell us how to reach you.",
];

/** The fields that follow the file. */
export const REST = "quote-rest";

/** What a photo leads to, and the way for whoever wants to fill in the rest before. */
export function ThenWhat({ fee, onRest }: { fee: string; onRest: () => void }) {
  // Before this script runs the link leads to the fields, which show where it leads to them.
  function openRest(event: MouseEvent) {
    event.preventDefault();
    onRest();
    // The link goes with what it stood for: its focus goes on to the first field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("#file-quote select")?.focus());
  }

  return (
    <div className="hidden justify-items-center gap-4 scripted:grid">
      <ol className="grid gap-2 text-muted">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="w-5 shrink-0 text-right font-semibold text-accent-text tabular-nums">
              {index + 1}
            </span>
            {index === STEPS.length - 1 ? `${step} ${fee}` : step}
          </li>
        ))}
      </ol>
      <a href={`#${REST}`} onClick={openRest} className={buttonClass({ variant: "quiet" })}>
        Fill in the rest first
      </a>
    </div>
  );
}
