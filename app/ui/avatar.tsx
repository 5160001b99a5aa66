import { cn } from "#app/ui/cn.ts";

/** Beside a name that is written out; `initials` come from app/platform/format.ts. */
export function Initials({ initials, className }: { initials: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text",
        className,
      )}
    >
      {initials}
    </span>
  );
}
