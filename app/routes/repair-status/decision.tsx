import { Check, Clock, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Group, LineItem } from "#app/repair/line-item.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";

const UNDO_MS = 6000;
/** A second tap so soon after a change was meant for what stood there before. */
const SETTLE_MS = 400;
let changedAt = 0;

const CHOICES = [
  { group: "approved", word: "Approve", chosen: "Approved", Icon: Check, look: "bg-accent-soft text-accent-text" },
  { group: "deferred", word: "Not now", chosen: "Not now", Icon: Clock, look: "bg-warning-soft text-warning" },
  { group: "declined", word: "No", chosen: "No", Icon: X, look: "bg-raised text-ink" },
] as const;

/**
 * Approve, not now, no: decided in place. The line keeps its place and shows its state in the control itself; for six seconds
 * it can be undone. Each choice is a form of its own, which posts by itself before any script.
 */
export function Decision({ item, demo }: { item: LineItem; demo: boolean }) {
  const fetcher = useFetcher({ key: `decision ${item.id}` });
  const { pathname, search } = useLocation();
  const { undo, remember } = useUndo(item.group);
  const action = `/repair-status/${item.repairRequestId}/line-items/${item.id}`;
  const back = <input type="hidden" name="returnTo" value={pathname + search.replace(/[?&]newQuote=true/, "")} />;
  const busy = fetcher.state !== "idle";

  function submit(event: FormEvent<HTMLFormElement>, group: Group) {
    const now = Date.now();
    if (busy || group === item.group || now - changedAt < SETTLE_MS) return event.preventDefault();
    changedAt = now;
    remember();
  }

  return (
    <div className="print:hidden">
      <fieldset className="grid grid-cols-3 divide-x divide-control overflow-clip rounded-lg border border-control">
        <legend className="sr-only">Your decision on {item.description}</legend>
        {CHOICES.map(({ group, word, chosen, Icon, look }) => {
          const pressed = item.group === group;
          return (
            <fetcher.Form
              key={group}
              method="post"
              action={action}
              preventScrollReset
              onSubmit={(event) => submit(event, group)}
            >
              {back}
              <input type="hidden" name="group" value={group} />
              <input type="hidden" name="from" value={item.group} />
              <input type="hidden" name="price" value={item.totalPrice} />
              <button
                type="submit"
                aria-pressed={pressed}
                aria-label={`${pressed ? chosen : word}: ${item.description}`}
                className={cn(
                  "flex min-h-11 w-full items-center justify-center gap-1.5 px-2 text-sm font-medium transition-colors focus-visible:-outline-offset-2",
                  pressed ? look : "bg-panel text-ink hover:bg-raised",
                )}
              >
                {pressed ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
                {pressed ? chosen : word}
              </button>
            </fetcher.Form>
          );
        })}
      </fieldset>
      {undo && !demo && !busy ? (
        // Over the page, so that nothing moves when it comes and goes.
        <fetcher.Form
          method="post"
          action={`${action}/undo`}
          preventScrollReset
          className="fixed inset-x-4 bottom-36 z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-xl border border-line bg-panel py-1.5 pr-1.5 pl-4 shadow-overlay animate-appear lg:bottom-8"
        >
          {back}
          <p role="status" className="min-w-0 truncate text-sm">
            {CHOICES.find(({ group }) => group === item.group)?.chosen}: {item.description}
          </p>
          <Button variant="quiet" size="sm" aria-label={`Undo: ${item.description}`}>
            Undo
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  );
}

/** Whether the decision pressed here a moment ago can still be taken back. */
function useUndo(group: Group) {
  const [undo, setUndo] = useState(false);
  const pressedAt = useRef<Group | null>(null);
  useEffect(() => {
    const from = pressedAt.current;
    if (from === null) return;
    if (from === group) return setUndo(false);
    setUndo(true);
    pressedAt.current = null;
    const timer = setTimeout(() => setUndo(false), UNDO_MS);
    return () => {
      clearTimeout(timer);
      setUndo(false);
    };
  }, [group]);
  return {
    undo,
    remember() {
      pressedAt.current = group;
    },
  };
}
