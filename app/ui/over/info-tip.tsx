import { Info } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { cn } from "#app/ui/cn.ts";
import { useDismiss } from "#app/ui/over/use-dismiss.ts";

/** A note that may hold links, so it opens on press, not on hover. It hangs under the nearest positioned ancestor. */
export function InfoTip({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details ref={ref} data-dismiss className={className}>
      <summary
        aria-label={label}
        className="grid size-11 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
      >
        <Info aria-hidden="true" className="size-5" />
      </summary>
      <div
        className={cn(
          "absolute inset-x-0 top-full z-10 mt-1 rounded-xl border border-line bg-panel p-4 text-sm text-ink shadow-overlay",
        )}
      >
        {children}
      </div>
    </details>
  );
}
