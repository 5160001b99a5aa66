import { LoaderCircle } from "lucide-react";
import { cn } from "#app/ui/cn.ts";

/** Says nothing by itself: the words beside it do. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn("size-5 shrink-0 animate-spin", className)} />;
}
