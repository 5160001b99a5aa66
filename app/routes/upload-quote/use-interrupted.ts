import { useEffect, useState } from "react";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";

const KEY = "quote underway";
const LOOK_FOR_MS = 10_000;

/** While the document is on its way, a page that is about to be left asks first, and a reload all the same is noted in this tab. */
export function useUnderway(underway: boolean, keptId = "") {
  useEffect(() => {
    if (!underway) return;
    const ask = (event: Event) => event.preventDefault();
    note(keptId);
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      note(null);
    };
  }, [underway, keptId]);
}

/** After a reload in the middle of an upload: looks whether the server has the document, and says so where it has not. */
export function useInterrupted(keptId = "") {
  const [before, setBefore] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    setBefore(note(null));
    const timer = setTimeout(() => setOver(true), LOOK_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  const lost = before === keptId;
  useRefreshWhile(lost && !over);
  return lost && over
    ? { sentence: "The upload was interrupted. Please choose the file again.", unusable: false }
    : null;
}

/** The document that was kept before this one; returns what was noted. Where the browser keeps nothing, nothing is. */
function note(before: string | null): string | null {
  try {
    const noted = sessionStorage.getItem(KEY);
    if (before === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, before);
    return noted;
  } catch {
    return null;
  }
}
