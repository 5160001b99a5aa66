import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { buttonClass } from "#app/ui/button.tsx";

/** Prints the page; where no script has loaded, the PDF opens to be printed from there. */
export function PrintButton({ pdf }: { pdf: string }) {
  const look = buttonClass({ variant: "secondary", size: "sm" });
  if (useHydrated()) {
    return (
      <button type="button" className={look} onClick={() => window.print()}>
        Print
      </button>
    );
  }
  return (
    <a href={pdf} className={look}>
      Print
    </a>
  );
}
