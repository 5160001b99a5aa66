import { type RefObject, useCallback, useEffect, useRef } from "react";

const WAIT = 600;

/** Keeps the form on the server while it is typed; a page that is left keeps what stands at once. */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const body = new FormData(form.current);
    body.delete("quote");
    // A draft that did not arrive is kept by the next one; the page says nothing of it.
    fetch("/dashboard/new/draft", { method: "POST", body, keepalive: true }).catch(() => {});
  }, [form]);

  useEffect(() => {
    const leave = () => timer.current && keep();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      clearTimeout(timer.current);
    };
  }, [keep]);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, WAIT);
  }, [keep]);
}
