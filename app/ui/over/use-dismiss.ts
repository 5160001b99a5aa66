import { type RefObject, useEffect } from "react";

/** Closes an open details element on Escape (focus back on its summary), on a press elsewhere and when focus leaves it. */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    function closeFromOutside(event: Event) {
      const within = event.target instanceof Node && details?.contains(event.target);
      if (details?.open && !within) details.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape" || !details?.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    details.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
      details.removeEventListener("keydown", closeOnEscape);
    };
  }, [ref]);
}
