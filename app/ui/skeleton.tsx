import { cn } from "#app/ui/cn.ts";

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn("block h-4 animate-pulse rounded bg-raised", className)} />;
}

const WIDTHS = ["w-11/12", "w-3/4", "w-5/6", "w-2/3"];

export function SkeletonRows({ count = 4, label = "Loading" }: { count?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-4 p-5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars
        <Skeleton key={row} className={cn("h-5", WIDTHS[row % WIDTHS.length])} />
      ))}
    </div>
  );
}
