import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#app/ui/cn.ts";

type Props = { summary: ReactNode; defaultOpen?: boolean; name?: string; className?: string; children: ReactNode };

/** Disclosures of the same `name` close each other. */
export function Disclosure({ summary, defaultOpen, name, className, children }: Props) {
  return (
    <details open={defaultOpen} name={name} className={cn("group/disclosure", className)}>
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg py-3 font-medium">
        <span className="min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
