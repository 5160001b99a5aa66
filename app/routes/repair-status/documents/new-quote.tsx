import { FileCheck2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as messages from "#app/platform/messages.ts";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { FullOverlay } from "#app/ui/over/overlay.tsx";

const SHOWN_MS = 3000;

/** After a quote came in: for three seconds over the page. What no script can take away again is a note on top of it. */
export function NewQuote() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);

  function view() {
    setOpen(false);
    const kept = new URLSearchParams(search);
    kept.delete("newQuote");
    navigate({ pathname, search: kept.toString() }, { replace: true, preventScrollReset: true });
    // After the overlay has given the focus back.
    setTimeout(() => document.getElementById("line-items")?.scrollIntoView());
  }

  if (hydrated && open) {
    return (
      <FullOverlay title={messages.quote.uploaded}>
        <Button type="button" onClick={view}>
          View Quote Analysis
        </Button>
      </FullOverlay>
    );
  }
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 rounded-lg border border-line bg-saved-soft px-4 py-2">
      <p className="flex items-center gap-3 font-semibold text-saved">
        <FileCheck2 aria-hidden="true" className="size-5 shrink-0" />
        {messages.quote.uploaded}
      </p>
      <a href="#line-items" className="inline-flex min-h-11 items-center font-medium text-accent-text underline">
        View Quote Analysis
      </a>
    </div>
  );
}
