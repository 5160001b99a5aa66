import { useEffect, useState } from "react";
import { messages } from "#app/messages.ts";
import { FullOverlay } from "#app/ui/overlay.tsx";
import { ProgressBar } from "#app/ui/progress.tsx";

const STEP_MS = 50;

/** While the quote travels and is read. It counts to 99; the answer itself is the hundredth. */
export function AnalysisOverlay() {
  const [value, setValue] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setValue((before) => Math.min(99, before + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <FullOverlay title={messages.quote.analyzing} description="Your quote is stored, then every line is read.">
      <ProgressBar value={value} label={messages.quote.analyzing} />
    </FullOverlay>
  );
}
