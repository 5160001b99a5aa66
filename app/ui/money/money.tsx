import { formatMoney } from "#app/platform/format.ts";
import { cn } from "#app/ui/cn.ts";

/** Figures of equal width, so that columns of amounts line up. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return (
    <span className={cn("whitespace-nowrap tabular-nums", className)}>{formatMoney(cents).replace("-", "−")}</span>
  );
}
