import { type RefObject, useCallback, useEffect, useRef } from "react";

const WAIT = 600;

type Draft = { keep: () => void; drop: () => void };

/**
 * Keeps the form on the server while it is typed; a page that is left keeps what stands at once. `drop` when one starts over: what
 * was about to be kept would come back as the new form.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): Draft {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<AbortController>(undefined);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const body = new FormData(form.current);
    body.delete("quote");
    sending.current = new AbortController();
    const { signal } = sending.current;
    // The same window, loaded again, has its own form again.
    const own = `/dashboard/new?draft=${String(body.get("token") ?? "")}`;
    if (location.pathname === "/dashboard/new") history.replaceState(history.state, "", own);
    // A draft that did not arrive is kept by the next one; the page says nothing of it.
    fetch("/dashboard/new/draft", { method: "POST", body, keepalive: true, signal }).catch(() => {});
  }, [form]);

  useEffect(() => {
    const leave = () => timer.current && keep();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      clearTimeout(timer.current);
    };
  }, [keep]);

  const later = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, WAIT);
  }, [keep]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    sending.current?.abort();
  }, []);

  return { keep: later, drop };
}
