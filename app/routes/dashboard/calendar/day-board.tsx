import { type DragEvent, useState } from "react";
import { useNavigate } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { addressOf, type View } from "./address.ts";
import { FreePlace } from "./free-place.tsx";
import { heldBy } from "./held.ts";
import { endOfSlot, placed, startOf } from "./lengths.ts";
import { Slot, type SlotProps } from "./slot.tsx";

type Props = {
  lanes: { id: string; name: string; off: string | null }[];
  /** The first and the last hour that are shown. */
  hours: number[];
  slots: SlotProps[];
  mayMove: boolean;
  shown: View;
  /** Minutes after midnight, on the day that is today. */
  now: number | null;
};

/** Pixels of an hour: a quarter of one can be hit. */
const HOUR = 88;
const STEP = 15;
const px = (minutes: number) => `${Math.round((minutes * HOUR) / 60)}px`;

/**
 * A day as time: each lane is a column, a card begins at its minute and is as high as it takes long; two at the same time stand side
 * by side. Below a desk's width the lanes follow each other. What is dropped opens the form that moves it, to the quarter of an hour.
 */
export function DayBoard({ lanes, hours, slots, mayMove, shown, now }: Props) {
  const navigate = useNavigate();
  const [over, setOver] = useState<string>();
  const first = (hours[0] ?? 8) * 60;
  const byLane = Map.groupBy(slots, ({ lane }) => lane);
  function drop(event: DragEvent<HTMLElement>, lane: string) {
    event.preventDefault();
    setOver(undefined);
    const held = heldBy(event);
    if (!held) return;
    // A card begins where its top is let go, not where the hand is.
    const pixels = event.clientY - held.below - event.currentTarget.getBoundingClientRect().top;
    const minutes = first + Math.round(((pixels / HOUR) * 60) / STEP) * STEP;
    const wanted = new URLSearchParams({ at: `${shown.day}T${clockOf(minutes)}`, [shown.by]: lane });
    void navigate(`${addressOf(shown, held.id)}&${wanted}`, { preventScrollReset: true });
  }
  return (
    <div className="flex border-t border-line max-lg:block lg:overflow-x-auto">
      <ol aria-hidden="true" className="w-16 shrink-0 pt-9 text-xs text-muted max-lg:hidden">
        {hours.map((hour) => (
          <li key={hour} style={{ height: px(60) }} className="border-t border-line pt-1">
            {hour % 12 || 12} {hour < 12 ? "AM" : "PM"}
          </li>
        ))}
      </ol>
      {lanes.map(({ id, name, off }) => (
        <section
          key={id}
          aria-label={name}
          className={cn(
            "min-w-44 flex-1 border-l border-line max-lg:border-0 max-lg:py-2",
            !byLane.has(id) && !off && "max-lg:hidden",
          )}
        >
          <h3 className="flex h-9 items-center justify-between gap-2 px-2 text-xs font-medium text-muted max-lg:px-0 max-lg:text-sm max-lg:text-ink">
            <span className="truncate">{name}</span>
            {off ? <span className="truncate text-warning">{off}</span> : null}
          </h3>
          <div
            className={cn(
              "relative max-lg:h-auto! lg:bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_88px)]",
              over === id && "bg-accent-soft",
              off && "lg:bg-raised",
            )}
            style={{ height: px(hours.length * 60) }}
            {...(mayMove
              ? {
                  onDragOver: (event: DragEvent) => {
                    event.preventDefault();
                    setOver(id);
                  },
                  onDragLeave: () => setOver(undefined),
                  onDrop: (event: DragEvent<HTMLElement>) => drop(event, id),
                }
              : {})}
          >
            {now !== null && now >= first && now < first + hours.length * 60 ? (
              <div
                aria-hidden="true"
                className="pointer-events-none absolute inset-x-0 z-2 border-t-2 border-danger max-lg:hidden"
                style={{ top: px(now - first) }}
              />
            ) : null}
            {mayMove && !off
              ? hours.map((hour) => (
                  <FreePlace
                    key={hour}
                    at={`${shown.day}T${clockOf(hour * 60)}`}
                    lane={id}
                    by={shown.by}
                    words={`${name}, ${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`}
                    className="absolute inset-x-0 max-lg:hidden"
                    style={{ top: px(hour * 60 - first), height: px(60) }}
                  />
                ))
              : null}
            <ul className="max-lg:grid max-lg:gap-1">
              {placed(byLane.get(id) ?? []).map(({ slot, column, columns }) => (
                <Slot
                  key={slot.id}
                  {...slot}
                  shown={shown}
                  mayMove={mayMove && slot.own}
                  className="overflow-hidden max-lg:static! max-lg:h-auto! max-lg:min-h-0! max-lg:w-auto! lg:absolute lg:hover:z-3 lg:hover:h-auto! lg:focus-within:z-3 lg:focus-within:h-auto!"
                  style={{
                    top: px(startOf(slot) - first),
                    height: px(endOfSlot(slot) - startOf(slot)),
                    minHeight: px(endOfSlot(slot) - startOf(slot)),
                    left: `${(column / columns) * 100}%`,
                    width: `${100 / columns}%`,
                  }}
                />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

function clockOf(minutes: number) {
  const within = Math.min(Math.max(minutes, 0), 24 * 60 - STEP);
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}
