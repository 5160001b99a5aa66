import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "#app/ui/cn.ts";

type Props = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Over a form that is being filled in: keys and presses go on to it, and it is heard from the status line that it stands in. */
  passing?: boolean;
  children?: ReactNode;
};

/** Covers the page for a moment and says why. It takes the focus, so that it is heard, and gives it back when it goes. */
export function FullOverlay({ title, description, icon, passing = false, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (passing) return;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    ref.current?.focus();
    return () => before?.focus();
  }, [passing]);
  return (
    <div
      ref={ref}
      {...(passing ? {} : { role: "alertdialog", "aria-modal": true, "aria-labelledby": id, tabIndex: -1 })}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(
        "fixed inset-0 z-40 grid place-items-center bg-scrim p-6 outline-none animate-fade",
        // What is modal has the page to itself.
        passing && "pointer-events-none in-[:root:has([aria-modal])]:hidden",
      )}
    >
      <div className="grid w-full max-w-md justify-items-center gap-3 rounded-2xl border border-line bg-panel px-8 py-10 text-center text-ink shadow-overlay animate-appear">
        <span aria-hidden="true" className="mb-1 text-saved">
          {icon ?? <CircleCheck className="size-14" strokeWidth={1.5} />}
        </span>
        <h2 id={id} className="display text-xl">
          {title}
        </h2>
        {description ? (
          <p id={`${id}-description`} className="text-muted">
            {description}
          </p>
        ) : null}
        {children ? <div className="mt-3 grid w-full gap-2">{children}</div> : null}
      </div>
    </div>
  );
}
