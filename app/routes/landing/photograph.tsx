import { Camera } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";

/** The first thing to do on a landing page: the quote is photographed or chosen on the page behind it. */
export function PhotographQuote({ className }: { className?: string }) {
  return (
    <div className={cn("grid justify-items-start gap-2.5", className)}>
      <ButtonLink to="/upload-quote" className="min-h-13 w-full text-lg sm:w-auto sm:px-8">
        <Camera aria-hidden="true" className="size-5" />
        Photograph your quote
      </ButtonLink>
      <p className="text-sm text-muted">A photo or a PDF. You see what is fair before we ask for your number.</p>
    </div>
  );
}
