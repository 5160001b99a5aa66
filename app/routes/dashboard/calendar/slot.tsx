import { TriangleAlert } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { addressOf, type View } from "./address.ts";
import { hold } from "./held.ts";

export type SlotProps = {
  id: string;
  /** The start on the shop's clock, and the end's time there. */
  wall: string;
  until: string;
  minutes: number;
  vehicle: string;
  service: string;
  customer: string;
  /** Of the other kind of lane: the bay, or who works on it. */
  beside: string;
  lane: string;
  /** False for a colleague's repair: it is seen that the time is taken, and nothing of it opens. */
  own: boolean;
  conflicts: string[];
};

type Props = SlotProps & { shown: View; mayMove: boolean; className?: string; style?: CSSProperties };

/** One scheduled repair: what it is, what is wrong with its time, and where it opens and moves. */
export function Slot({ shown, mayMove, className, style, ...slot }: Props) {
  const { id, wall, until, vehicle, service, customer, beside, own, conflicts } = slot;
  const [from, to] = [clock(wall.slice(11)), clock(until)];
  // "9:00–10:30 AM": said once where both are of one half of the day.
  const time = `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from}–${to}`;
  const wrong = conflicts.length > 0;
  // The customer before a long complaint: both are seen of what is cut.
  const about = [customer, beside, service].filter(Boolean).join(" · ");
  if (!own) {
    return (
      <li
        style={style}
        className={cn("rounded-md border border-dashed border-line bg-panel px-2 py-1 text-sm text-muted", className)}
      >
        <span className="tabular-nums">{time}</span> Taken{beside ? `, ${beside}` : ""}
      </li>
    );
  }
  return (
    <li
      style={style}
      draggable={mayMove}
      onDragStart={(event) => hold(event, id, wall)}
      className={cn(
        "relative rounded-md border px-2 py-1 text-sm lg:px-1.5",
        wrong ? "border-danger bg-danger-soft" : "border-line bg-panel",
        mayMove && "cursor-grab",
        className,
      )}
    >
      <Link
        to={`/dashboard/repair-requests/${id}?from=${encodeURIComponent(addressOf(shown))}`}
        draggable={false}
        className="row-link block"
      >
        <span
          className={cn(
            "block tabular-nums lg:whitespace-nowrap lg:tracking-tight",
            mayMove && shown.view === "day" && "lg:pr-12",
          )}
        >
          {wrong && shown.view === "day" ? (
            <TriangleAlert
              aria-hidden="true"
              className="mr-1 inline size-4 align-text-bottom text-danger max-lg:hidden"
            />
          ) : null}
          {time}
        </span>
        <span
          title={vehicle}
          className={cn("block font-medium break-words", shown.view === "day" ? "lg:line-clamp-2" : "lg:line-clamp-3")}
        >
          {vehicle}
        </span>
      </Link>
      <p title={about} className={cn("break-words text-muted", shown.view === "day" ? "line-clamp-1" : "line-clamp-2")}>
        {about}
      </p>
      {conflicts.map((sentence) => (
        // A short card of a day has no room for it: above the cards it is said whole.
        <p key={sentence} className={cn("text-danger", shown.view === "day" && "lg:sr-only")}>
          <TriangleAlert aria-hidden="true" className="inline size-4 align-text-bottom" /> {sentence}
        </p>
      ))}
      {mayMove ? (
        <Link
          to={addressOf(shown, id)}
          preventScrollReset
          data-key="m"
          title="m"
          aria-label={`Move ${vehicle}, ${clock(wall.slice(11))}`}
          className={cn(
            "relative z-1 inline-flex min-h-11 items-center text-accent-text underline lg:min-h-6",
            shown.view === "day" && "lg:absolute lg:top-0.5 lg:right-2",
          )}
        >
          Move
        </Link>
      ) : null}
    </li>
  );
}

/** "9:00 AM", as the rest of the calendar says it. */
export function clock(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
