import { type ReactNode, useRef } from "react";
import { cn } from "#app/ui/cn.ts";
import { useDismiss } from "#app/ui/over/use-dismiss.ts";

type Props = {
  /** What the button shows. */
  label: ReactNode;
  /** What it is called where `label` is only a sign. */
  accessibleLabel?: string;
  align?: "start" | "end";
  className?: string;
  triggerClassName?: string;
  children: ReactNode;
};

/** Opens by itself (a details element); with script it also closes on Escape, on a press elsewhere and when focus leaves. */
export function Menu({ label, accessibleLabel, align = "end", className, triggerClassName, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details ref={ref} data-dismiss className={cn("group/menu relative", className)}>
      <summary
        aria-label={accessibleLabel}
        className={cn(
          "flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-2 font-medium select-none hover:bg-raised group-open/menu:bg-raised",
          triggerClassName,
        )}
      >
        {label}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on an item bubbles; the items themselves take the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        onClick={(event) => {
          const pressed = event.target instanceof Element && event.target.closest("a, button");
          if (pressed && ref.current) ref.current.open = false;
        }}
        className={cn(
          "absolute top-full z-30 mt-1 grid min-w-52 gap-0.5 rounded-xl border border-line bg-panel p-1.5 text-ink shadow-overlay",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** The look of an entry: for the links and buttons inside a Menu. */
export const menuItemClass = "menu-item";
