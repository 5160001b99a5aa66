import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Link, useActionData, useLocation, useNavigate, useResolvedPath } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { CloseTo } from "#app/ui/over/close-to.ts";
import { mayLeave } from "#app/ui/over/filled.ts";
import { FormToast, type ToastView } from "#app/ui/over/toaster.tsx";

type Props = {
  title: ReactNode;
  description?: ReactNode;
  /** Where Close, Cancel and Escape go: the page under the dialog with its search, unless it is a whole address or a way from that page. */
  closeTo?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** What is to be read goes before the fields: it opens at its top. */
  readFirst?: boolean;
  /** In place of the one that the page's action answered. */
  toast?: ToastView | undefined;
  children: ReactNode;
};

const SIZES = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl", xl: "max-w-5xl" };

/**
 * A dialog that is a nested route. The server sends it open, over the page; once there is script it becomes a modal one:
 * the page behind is inert, Escape closes it and focus goes back to what opened it. The toast of a refused form lies over it.
 */
export function RouteDialog({
  title,
  description,
  closeTo: wished = "..",
  size = "md",
  readFirst,
  toast,
  children,
}: Props) {
  const titleId = useId();
  const { search } = useLocation();
  const under = useResolvedPath(wished).pathname + search;
  const closeTo = wished.startsWith("/") ? wished : under;
  const dialog = useModal(closeTo);
  const answer = useActionData<{ toast?: ToastView } | undefined>();
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      aria-describedby={description ? `${titleId}-description` : undefined}
      className="fixed inset-0 z-40 m-0 hidden h-dvh open:flex w-screen items-start overflow-y-auto overscroll-contain scroll-pt-28 bg-scrim p-0 text-ink animate-fade [&:modal]:bg-transparent"
    >
      {/* The room around the panel is not the scrolling box's own: the title would stick below it, and fields pass above. */}
      <div className="flex min-h-full w-full items-start justify-center sm:p-6">
        <div
          className={cn(
            "min-h-dvh w-full bg-panel shadow-overlay sm:my-auto sm:min-h-0 sm:rounded-2xl sm:border sm:border-line",
            SIZES[size],
          )}
        >
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-panel px-5 py-3 sm:rounded-t-2xl sm:px-6">
            <div className="min-w-0 py-1.5">
              <h2 id={titleId} tabIndex={-1} data-first={readFirst} className="display text-xl outline-none">
                {title}
              </h2>
              {description ? (
                <p id={`${titleId}-description`} className="mt-1 text-sm text-muted">
                  {description}
                </p>
              ) : null}
            </div>
            <Link
              to={closeTo}
              preventScrollReset
              aria-label="Close"
              onClick={(event) => {
                if (!mayLeave(dialog.current)) event.preventDefault();
              }}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Link>
          </div>
          <div className="px-5 py-5 sm:px-6">
            <CloseTo value={closeTo}>{children}</CloseTo>
            <FormToast toast={toast ?? answer?.toast} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

function useModal(closeTo: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);

  // Before it is seen: what is pressed on sight, such as Escape, must find it modal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const busyWith = active && dialog.contains(active) ? active : null;
    const address = opened.current;
    makeModal(dialog, busyWith);
    if (!busyWith) firstIn(dialog)?.focus();
    const opener = busyWith ? null : active;
    return () => {
      if (dialog.open) dialog.close();
      // After the page under it has been drawn again.
      setTimeout(() => returnFocus(opener, address));
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    function cancel(event: Event) {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (mayLeave(dialog)) navigate(closeTo, { preventScrollReset: true });
    }
    dialog?.addEventListener("cancel", cancel);
    return () => dialog?.removeEventListener("cancel", cancel);
  }, [closeTo, navigate]);

  return ref;
}

/**
 * What the server sent open is not modal yet, and only a closed dialog can become so. Whoever typed into it before this script ran
 * types on in the same field: an opening dialog gives the focus to the field that has `autofocus`, and one that has it keeps it.
 */
function makeModal(dialog: HTMLDialogElement, busyWith: HTMLElement | null) {
  busyWith?.setAttribute("autofocus", "");
  dialog.removeAttribute("open");
  dialog.showModal();
  busyWith?.removeAttribute("autofocus");
  // A field of the dialog that asks for the focus itself, and stands before this one, had it.
  if (busyWith && document.activeElement !== busyWith) busyWith.focus({ preventScroll: true });
}

/** What is wrong, what asks for it, or the first field; where there is nothing to fill in, what the dialog is called: never its way out. */
function firstIn(dialog: HTMLElement): HTMLElement | null {
  const wanted = ["[aria-invalid='true']", "[autofocus], [data-first]", FIELDS, "h2"];
  return wanted.map((selector) => dialog.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? null;
}

/** Of radio buttons the one that is chosen, or the first where none is. */
const FIELDS =
  "input:not([type='hidden'], fieldset:has(input[type='radio']:checked) [type='radio']:not(:checked), :disabled), select:not(:disabled), textarea:not(:disabled)";

function returnFocus(opener: HTMLElement | null, address: string) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (opener?.isConnected && opener !== document.body) return opener.focus();
  const link = [...document.querySelectorAll("a")].find((candidate) => candidate.getAttribute("href") === address);
  (link ?? document.querySelector<HTMLElement>("main"))?.focus();
}
