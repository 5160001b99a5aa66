import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Letters are keys only where nobody types, and nothing is pressed beside them. */
export function useKeys(mayTakeIn: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) return done(event, focusSearch());
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      if (event.key === "/") return done(event, focusSearch());
      if (event.key === "?") return done(event, go("/dashboard/keys"));
      if (event.key === "n" && mayTakeIn) return done(event, go("/dashboard/new"));
      if (event.key === "j") return done(event, step(1));
      if (event.key === "k") return done(event, step(-1));
      if (["a", "s", "m"].includes(event.key)) return done(event, pressInRow(event.key));
    }
    function go(to: string) {
      void navigate(to);
      return true;
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [navigate, mayTakeIn]);
}

function done(event: KeyboardEvent, used: boolean) {
  if (used) event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
  );
}

function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>("header input[type=search]");
  field?.focus();
  field?.select();
  return field !== null;
}

/** Where the keys were last: a row that was snoozed or given away is gone, and with it the focus. */
let last: { at: number; path: string } | null = null;

function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("main .row-link")];
  const here = rows.findIndex((row) => row === document.activeElement || rowOf(row)?.contains(document.activeElement));
  const at = here < 0 ? placeOfGone(by, rows.length) : here + by;
  const next = rows[at];
  if (next) last = { at, path: location.pathname };
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

/** The row that came up to where the last one was, or the one before it; without one, the first or the last. */
function placeOfGone(by: 1 | -1, rows: number): number {
  const lost = document.activeElement === document.body && last?.path === location.pathname ? last.at : null;
  if (lost === null) return by === 1 ? 0 : rows - 1;
  return Math.min(by === 1 ? lost : lost - 1, rows - 1);
}

function pressInRow(key: string): boolean {
  const button = rowOf(document.activeElement)?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  button?.click();
  return Boolean(button);
}

function rowOf(element: Element | null) {
  return element?.closest("tr, li") ?? null;
}
