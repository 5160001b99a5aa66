import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "#app/ui/cn.ts";

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
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    function close(event: Event) {
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape" || !menu?.open) return;
      event.preventDefault();
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    menu.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
      menu.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <details ref={ref} className={cn("group/menu relative", className)}>
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
          if ((event.target as HTMLElement).closest("a, button") && ref.current) ref.current.open = false;
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
export const menuItemClass =
  "flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 text-left text-sm text-ink hover:bg-raised focus-visible:-outline-offset-2 disabled:text-muted";
