import { Plus } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import type { View } from "./address.ts";

type Props = {
  /** On the wall of the shop. */
  at: string;
  lane: string;
  by: View["by"];
  words: string;
  className?: string;
  style?: CSSProperties;
};

/** A place where nothing is booked leads to New, with its time and its lane filled in. */
export function FreePlace({ at, lane, by, words, className, style }: Props) {
  const asked = new URLSearchParams({ fresh: "", at, ...(lane ? { [by]: lane } : {}) });
  return (
    <Link
      to={`/dashboard/new?${asked}`}
      aria-label={`New: ${words}`}
      style={style}
      className={cn(
        "grid min-h-9 place-items-center rounded-md text-muted opacity-0 hover:bg-accent-soft hover:opacity-100 focus-visible:opacity-100",
        className,
      )}
    >
      <Plus aria-hidden="true" className="size-4" />
    </Link>
  );
}
