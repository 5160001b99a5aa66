import { useEffect, useState } from "react";
import { messages } from "#app/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { FullOverlay } from "#app/ui/overlay.tsx";

const SHOWN_MS = 3000;

/** For three seconds after a quote came in. Only script shows it: nothing else could take it away again. */
export function NewQuoteOverlay() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <FullOverlay title={messages.quote.uploaded}>
      <Button type="button" onClick={() => setShown(false)}>
        View Quote Analysis
      </Button>
    </FullOverlay>
  );
}
