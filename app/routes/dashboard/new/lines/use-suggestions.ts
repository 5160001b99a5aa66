import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { GridLine } from "#app/desk/packages/package.ts";
import type { loader } from "../jobs.ts";

/** A job of the price guide, or a package of the shop with its lines; the price in cents. */
export type Suggested = { job: string; price: number | null; hours: number | null; lines: GridLine[] | null };

const WAIT = 150;

/** A list that completes a line: asked for while one types, chosen with the arrows and Enter, or a press. */
export function useSuggestions(form: RefObject<HTMLFormElement | null>) {
  const id = useId();
  const fetcher = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [line, setLine] = useState<number | null>(null);
  const [at, setAt] = useState(-1);
  const list: Suggested[] = line === null ? [] : (fetcher.data?.suggestions ?? []);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    clearTimeout(timer.current);
    setLine(null);
    setAt(-1);
  }
  function ask(of: number, q: string) {
    clearTimeout(timer.current);
    setAt(-1);
    if (q.trim().length < 2) return setLine(null);
    timer.current = setTimeout(() => {
      const car = form.current ? String(new FormData(form.current).get("car") ?? "") : "";
      setLine(of);
      fetcher.load(`/dashboard/new/jobs?${new URLSearchParams({ q, car })}`);
    }, WAIT);
  }
  /** True where the key was the list's. */
  function onKey(event: KeyboardEvent, take: (chosen: Suggested) => void): boolean {
    if (list.length === 0) return false;
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") setAt((at + 1) % list.length);
    else if (event.key === "ArrowUp") setAt(at <= 0 ? list.length - 1 : at - 1);
    else if (event.key === "Enter" && list[at]) take(list[at]);
    else return false;
    event.preventDefault();
    return true;
  }
  function idOf(of: number) {
    return `${id}-${of}`;
  }
  function inputProps(of: number) {
    const open = line === of && list.length > 0;
    return {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": open,
      "aria-controls": idOf(of),
      "aria-activedescendant": open && at >= 0 ? `${idOf(of)}-${at}` : undefined,
    };
  }
  return { line, list, at, ask, close, onKey, idOf, inputProps };
}
