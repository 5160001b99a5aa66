import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "#app/ui/cn.ts";

export type ToastView = {
  id: string;
  kind: "success" | "error" | "info";
  title: string;
  description?: string;
  undo?: { action: string; fields: Record<string, string> };
};

const SWIPE_PX = 50;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const TONES = { success: "text-saved", error: "text-danger", info: "text-accent-text" };

/**
 * One toast at a time, drawn by the server. Its 5 s are a CSS animation (.toast) that rests under the pointer or focus, so
 * they pass without script too; script adds closing, swiping and, for a toast that came with the page, the announcement.
 */
export function Toaster({ toast, label = "Notifications" }: { toast: ToastView | null | undefined; label?: string }) {
  const [gone, setGone] = useState<string | null>(null);
  const announced = useAnnounced(toast?.id);
  const region = useTopLayer(toast?.id);
  const shown = toast && toast.id !== gone ? toast : null;
  // Both regions are always there: a live region announces what changes in it, not what it came with.
  const card = shown ? (
    <ToastCard
      key={`${shown.id}${announced.again}`}
      toast={shown}
      still={announced.still}
      onGone={() => setGone(shown.id)}
    />
  ) : null;
  return (
    <section
      ref={region}
      data-toaster
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 bottom-auto z-50 sm:top-auto sm:bottom-0 m-0 w-auto border-0 overflow-visible bg-transparent p-4 text-ink print:hidden sm:right-0 sm:left-auto sm:w-[26rem]"
    >
      <div role="status" aria-live="polite">
        {shown && shown.kind !== "error" ? card : null}
      </div>
      <div role="alert" aria-live="assertive">
        {shown?.kind === "error" ? card : null}
      </div>
    </section>
  );
}

/** The card as a part for a page without React, whose own script fills it. */
export function ToastPart() {
  const toast: ToastView = { id: "", kind: "success", title: "…", description: "…" };
  return (
    <template id="toast-card">
      <ToastCard toast={toast} still={false} onGone={() => {}} />
    </template>
  );
}

/** The toast of a form that stays on its page, as its action answered it. */
export function FormToast({ toast }: { toast: ToastView | null | undefined }) {
  return toast ? <Toaster toast={toast} label="Answer to your entries" /> : null;
}

function ToastCard({ toast, still, onGone }: { toast: ToastView; still: boolean; onGone: () => void }) {
  const swipe = useSwipe(onGone);
  const Icon = ICONS[toast.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping repeats what the Close button does
    <div
      {...swipe.handlers}
      data-shown={still || undefined}
      data-swiping={swipe.offset !== 0 || undefined}
      style={
        swipe.offset === 0 ? undefined : { translate: `${swipe.offset}px 0`, opacity: 1 - Math.abs(swipe.offset) / 200 }
      }
      onAnimationEnd={(event) => event.animationName === "toast-out" && onGone()}
      onKeyDown={(event) => event.key === "Escape" && onGone()}
      className="toast pointer-events-auto flex touch-pan-y select-none gap-3 rounded-xl border border-line bg-panel p-4 text-ink shadow-overlay"
    >
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", TONES[toast.kind])} />
      <div className="min-w-0 flex-1">
        <p data-part="title" className="font-semibold">
          {toast.title}
        </p>
        {toast.description ? (
          <p data-part="description" className="mt-0.5 text-sm text-muted">
            {toast.description}
          </p>
        ) : null}
      </div>
      {toast.undo ? (
        // A form of the browser's own: it takes back without script too.
        <form method="post" action={toast.undo.action} className="-my-2 shrink-0">
          {Object.entries(toast.undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button
            type="submit"
            className="min-h-11 rounded-lg px-2 text-sm font-semibold text-accent-text hover:bg-raised"
          >
            Undo
          </button>
        </form>
      ) : null}
      <button
        type="button"
        onClick={onGone}
        aria-label="Close"
        className="-m-2 hidden size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink scripted:grid"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** A toast that came with the document is put in once more, so that screen readers hear it. */
function useAnnounced(id: string | undefined) {
  const first = useRef(id);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const cameWithPage = id !== undefined && first.current === id;
  return { still: cameWithPage, again: cameWithPage && hydrated ? "-again" : "" };
}

/** Above modal dialogs, where the browser can. */
function useTopLayer(id: string | undefined): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast must come above a dialog opened since
  useEffect(() => {
    const region = ref.current;
    if (!region || !("showPopover" in region)) return;
    region.popover = "manual";
    if (region.matches(":popover-open")) region.hidePopover();
    region.showPopover();
  }, [id]);
  return ref;
}

function useSwipe(onDismiss: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  function rest() {
    start.current = null;
    setOffset(0);
  }
  function end(event: PointerEvent<HTMLDivElement>) {
    const travelled = start.current === null ? 0 : Math.abs(event.clientX - start.current);
    if (travelled >= SWIPE_PX) return onDismiss();
    rest();
  }
  return {
    offset,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.target instanceof Element && event.target.closest("button, a")) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (start.current !== null) setOffset(event.clientX - start.current);
      },
      onPointerUp: end,
      onPointerCancel: rest,
    },
  };
}
