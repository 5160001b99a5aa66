import { Check, Clock, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useFetcher, useLocation } from "react-router";
import { type Group, type LineItem, MOVES } from "#app/repair/line-item.ts";
import { type RequestStatus, withdraws } from "#app/repair/repair-request.ts";
import type { DoorAnswer } from "#app/routes/repair-status/door.server.ts";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/cn.ts";
import { furtherPath } from "./further-path.ts";
import { groupOf } from "./rows.ts";

const UNDO_MS = 6000;
/** A second tap so soon after a change was meant for what stood there before. */
const SETTLE_MS = 400;
let changedAt = 0;

const CHOICES = [
  { group: "approved", word: "Approve", chosen: "Approved", Icon: Check, look: "bg-accent-soft text-accent-text" },
  { group: "deferred", word: "Not now", chosen: "Not now", Icon: Clock, look: "bg-warning-soft text-warning" },
  { group: "declined", word: "No", chosen: "No", Icon: X, look: "bg-raised text-ink" },
] as const;

/** `begun`: the work is under way, so that a go-ahead is taken back on a page of its own. */
type Props = { name: string; items: LineItem[]; demo: boolean; begun: boolean; status: RequestStatus };

/**
 * Approve, not now, no: decided in place, a line by itself or a job with all its lines. The row keeps its place and shows its state
 * in the control itself; for six seconds it can be undone. The choices are the buttons of one form, which posts by itself before any script.
 */
export function Decision({ name, items, demo, begun, status }: Props) {
  const [first] = items;
  const fetcher = useFetcher<DoorAnswer>({ key: `decision ${items.length} ${first?.id}` });
  const { pathname, search } = useLocation();
  const group = groupOf(items);
  const { undo, remember } = useUndo(items);
  const request = `/repair-status/${first?.repairRequestId}`;
  const action = items.length > 1 ? `${request}/job` : `${request}/line-items/${first?.id}`;
  const back = <input type="hidden" name="returnTo" value={pathname + search.replace(/[?&]newQuote=true/, "")} />;
  const busy = fetcher.state !== "idle";
  const further = furtherPath(status, items);

  function submit(event: FormEvent<HTMLFormElement>) {
    const now = Date.now();
    const { nativeEvent } = event;
    const pressed = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute("value") : null;
    const to = pressed === "pending" ? pressed : CHOICES.find((choice) => choice.group === pressed)?.group;
    if (!to || busy || to === group || now - changedAt < SETTLE_MS) return event.preventDefault();
    changedAt = now;
    remember(to);
  }

  return (
    <div className="print:hidden">
      <fetcher.Form method="post" action={action} preventScrollReset onSubmit={submit}>
        {back}
        {items.map((item) => (
          <Seen key={item.id} item={item} alone={items.length === 1} />
        ))}
        <fieldset className="grid grid-cols-3 divide-x divide-control overflow-clip rounded-lg border border-control">
          <legend className="sr-only">Your decision on {name}</legend>
          {CHOICES.map(({ group: to, word, chosen, Icon, look }) => {
            const pressed = group === to;
            const taken = begun ? items.filter((item) => withdraws(item.group, to)) : [];
            if (taken.length > 0) {
              const query = new URLSearchParams([["to", to], ...taken.map(({ id }) => ["item", id])]);
              return (
                <Link
                  key={to}
                  to={`${request}/withdraw?${query}`}
                  preventScrollReset
                  aria-label={`${word}: ${name}`}
                  className="choice bg-panel text-ink hover:bg-raised"
                >
                  {word}
                </Link>
              );
            }
            if (to === "approved" && further)
              return (
                <Link key={to} to={further} preventScrollReset className="choice bg-panel text-ink hover:bg-raised">
                  {word}
                  <span className="sr-only">: {name}</span>
                </Link>
              );
            return (
              <button
                key={to}
                type="submit"
                name="group"
                value={to}
                aria-pressed={pressed}
                aria-label={`${pressed ? chosen : word}: ${name}`}
                className={cn("choice", pressed ? look : "bg-panel text-ink hover:bg-raised")}
              >
                {pressed ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
                {pressed ? chosen : word}
              </button>
            );
          })}
        </fieldset>
        {group && group !== "quote_analyzed" && MOVES[group].includes("pending") ? (
          <button
            type="submit"
            name="group"
            value="pending"
            aria-label={`Back to undecided: ${name}`}
            className="min-h-11 text-sm text-accent-text underline"
          >
            Back to undecided
          </button>
        ) : null}
      </fetcher.Form>
      {fetcher.data?.lost && !busy ? (
        // As wide as the choices and no wider: the row beside it keeps its shape.
        <p role="status" className="mt-2 w-0 min-w-full text-sm font-medium text-danger">
          Not sent: there is no connection. Nothing was decided; tap again when you are back online.
        </p>
      ) : null}
      {undo && !demo && !busy ? (
        // Over the page, so that nothing moves when it comes and goes.
        <fetcher.Form
          method="post"
          action={`${request}/line-items/${undo}/undo`}
          preventScrollReset
          className="fixed inset-x-4 bottom-28 z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-xl border border-line bg-panel py-1.5 pr-1.5 pl-4 shadow-overlay animate-appear lg:bottom-8"
        >
          {back}
          <p role="status" className="min-w-0 truncate text-sm">
            {CHOICES.find(({ group: to }) => group === to)?.chosen}: {name}
          </p>
          <Button variant="quiet" size="sm" aria-label={`Undo: ${name}`}>
            Undo
          </Button>
        </fetcher.Form>
      ) : null}
    </div>
  );
}

/** Where the line stood for who presses: what was decided otherwise meanwhile is not decided again. */
function Seen({ item, alone }: { item: LineItem; alone: boolean }) {
  return (
    <>
      {alone ? null : <input type="hidden" name="item" value={item.id} />}
      <input type="hidden" name="from" value={item.group} />
      <input type="hidden" name="price" value={item.totalPrice} />
    </>
  );
}

/** One of the lines of the decision pressed here a moment ago, while that can still be taken back. */
function useUndo(items: LineItem[]) {
  const stand = items.map(({ group }) => group).join(" ");
  const [undo, setUndo] = useState<string | null>(null);
  const pressed = useRef<{ stand: string; line: string } | null>(null);
  useEffect(() => {
    const { stand: before, line } = pressed.current ?? {};
    if (before === undefined || line === undefined) return;
    if (before === stand) return setUndo(null);
    setUndo(line);
    pressed.current = null;
    const timer = setTimeout(() => setUndo(null), UNDO_MS);
    return () => {
      clearTimeout(timer);
      setUndo(null);
    };
  }, [stand]);
  return {
    undo,
    remember(to: Group) {
      const line = items.find(({ group }) => group !== to)?.id;
      pressed.current = line ? { stand, line } : null;
    },
  };
}
