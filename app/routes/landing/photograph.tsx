import { Camera } from "lucide-react";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";

const LARGE = "min-h-13 w-full text-lg sm:w-auto sm:px-8";

/**
 * The first thing to do on a landing page. In a hand the camera opens with the tap itself (`data-photograph`, see script/photo.ts);
 * elsewhere, and without a script, the quote is chosen on the page behind it.
 */
export function PhotographQuote({ className }: { className?: string }) {
  return (
    <div className={cn("grid justify-items-start gap-2.5", className)}>
      <label
        className={buttonClass(
          {},
          cn(
            LARGE,
            "hidden! scripted:pointer-coarse:inline-flex! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          ),
        )}
      >
        <Camera aria-hidden="true" className="size-5" />
        <span data-busy="Taking your photo along…" data-waits="Kept until you are online…">
          Photograph your quote
        </span>
        <input type="file" accept="image/*" capture="environment" data-photograph className="sr-only" />
      </label>
      <ButtonLink to="/upload-quote" className={cn(LARGE, "scripted:pointer-coarse:hidden")}>
        <Camera aria-hidden="true" className="size-5" />
        Photograph your quote
      </ButtonLink>
      <p className="text-sm text-muted">
        A photo or{" "}
        <a href="/upload-quote" className="underline underline-offset-2">
          a PDF
        </a>
        . You see what is fair before we ask for your number.
      </p>
    </div>
  );
}
