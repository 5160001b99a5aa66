import type { LineItem } from "#app/repair/line-item.ts";

type Props = { items: LineItem[]; safety: boolean; due: Record<string, string> };

/** What it means that work waits: where it carries safety, and by when it is looked at again. */
export function Waits({ items, safety, due }: Props) {
  const waiting = items.filter(({ group }) => group === "declined" || group === "deferred");
  if (waiting.length === 0) return null;
  const day = waiting.flatMap(({ id }) => due[id] ?? [])[0];
  return (
    <div className="grid gap-1 text-sm">
      {safety ? (
        <p className="font-medium text-warning">
          This carries your safety: if it is worn or broken, it should not wait. Ask the shop whether the car may be
          driven until it is done.
        </p>
      ) : null}
      {day ? <p className="text-muted">Noted with your car, to be looked at again by {day}.</p> : null}
    </div>
  );
}
