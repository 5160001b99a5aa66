import { type DragEvent, useState } from "react";
import { useNavigate } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { addressOf, type View } from "./address.ts";
import { FreePlace } from "./free-place.tsx";
import { heldBy } from "./held.ts";
import { Slot, type SlotProps } from "./slot.tsx";

export type Cell = { row: string; column: string };
type Line = { id: string; name: string };

type Props = {
  rows: Line[];
  columns: Line[];
  slots: SlotProps[];
  mayMove: boolean;
  shown: View;
  today: string;
  /** What the rows are. */
  corner: string;
  cellOf: (slot: SlotProps) => Cell;
  /** Where something dropped into a cell would go. */
  targetOf: (cell: Cell, wall: string) => { at: string; lane: string };
  /** Who is away, by row and column. */
  off: Record<string, string>;
};

/**
 * The table of a week: lanes down, days across, each card as high as it takes long; below a desk's width its cells follow each
 * other. What is dropped opens the form that moves it, filled in: the same that "Move" opens.
 */
export function Board({ rows, columns, slots, mayMove, shown, today, corner, cellOf, targetOf, off }: Props) {
  const navigate = useNavigate();
  const [over, setOver] = useState("");
  const byCell = Map.groupBy(slots, (slot) => keyOf(cellOf(slot)));
  // A day with nothing leaves its room to the others, whose cards are the lower for it.
  const filled = new Set(slots.map((slot) => cellOf(slot).column));
  function drop(event: DragEvent<HTMLElement>, cell: Cell) {
    event.preventDefault();
    setOver("");
    const held = heldBy(event);
    if (!held) return;
    const { at, lane } = targetOf(cell, held.wall);
    const wanted = new URLSearchParams({ at, [shown.by]: lane });
    void navigate(`${addressOf(shown, held.id)}&${wanted}`, { preventScrollReset: true });
  }
  return (
    <table className="w-full border-t border-line max-lg:block lg:table-fixed">
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className="w-32 px-2 py-2 text-left text-xs font-medium text-muted">
            {corner}
          </th>
          {columns.map(({ id, name }) => (
            <th
              key={id}
              scope="col"
              className={cn(
                "truncate border-l border-line px-1.5 py-2 text-left text-xs font-medium",
                id === today ? "text-accent-text" : "text-muted",
                filled.size > 0 && !filled.has(id) && "lg:w-25 2xl:w-36",
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => {
          const empty = columns.every((column) => !byCell.has(keyOf({ row: row.id, column: column.id })));
          return (
            <tr key={row.id} className={cn("border-t border-line max-lg:block max-lg:py-2", empty && "max-lg:hidden")}>
              <th scope="row" className="px-2 py-2 text-left align-top text-sm font-medium max-lg:block max-lg:px-0">
                {row.name}
              </th>
              {columns.map((column) => {
                const cell = { row: row.id, column: column.id };
                const key = keyOf(cell);
                const here = byCell.get(key) ?? [];
                const away = off[key];
                return (
                  <td
                    key={column.id}
                    className={cn(
                      "h-11 border-l border-line p-1 align-top max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0",
                      here.length === 0 && "max-lg:hidden",
                      away && "bg-raised",
                      over === key && "bg-accent-soft",
                    )}
                    {...(mayMove
                      ? {
                          onDragOver: (event: DragEvent) => {
                            event.preventDefault();
                            setOver(key);
                          },
                          onDragLeave: () => setOver(""),
                          onDrop: (event: DragEvent<HTMLElement>) => drop(event, cell),
                        }
                      : {})}
                  >
                    {away ? <p className="py-1 text-xs tracking-tight text-warning hyphens-auto">{away}</p> : null}
                    {here.length === 0 && mayMove && !away ? (
                      <FreePlace {...targetOf(cell, "")} by={shown.by} words={`${row.name}, ${column.name}`} />
                    ) : null}
                    {here.length === 0 ? null : (
                      <>
                        <p className="pt-1 pb-1 text-sm text-muted lg:hidden">{column.name}</p>
                        <ul className="grid gap-1">
                          {here.map((slot) => (
                            <Slot
                              key={slot.id}
                              {...slot}
                              shown={shown}
                              mayMove={mayMove && slot.own}
                              style={slot.own ? lengthOf(slot) : undefined}
                            />
                          ))}
                        </ul>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Pixels of an hour: a whole day is no higher than two cards, so that a week of few cars is no empty page. */
const HOUR = 20;

function lengthOf({ minutes }: SlotProps) {
  return { minHeight: `${Math.round((Math.min(minutes, LONGEST) * HOUR) / 60)}px` };
}

/** A working day: what takes longer is no higher. */
const LONGEST = 10 * 60;

function keyOf({ row, column }: Cell) {
  return `${row} ${column}`;
}
