import { useEffect, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";

const KEY = "quote underway";
const LOOK_FOR_MS = 10_000;

/**
 * While a document is on its way, a page that is about to be left asks first, and a reload all the same is noted in this tab: the next
 * page looks whether the server has the document, and says so where it has not. `kept`: the one that the server has.
 */
export function Interrupted({ underway, kept = "" }: { underway: boolean; kept: string | undefined }) {
  const [before, setBefore] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  // Reads the note of the page before, and so comes first.
  useEffect(() => {
    setBefore(note(null));
    const timer = setTimeout(() => setOver(true), LOOK_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!underway) return;
    const ask = (event: Event) => event.preventDefault();
    setBefore(null);
    note(kept);
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      note(null);
    };
  }, [underway, kept]);
  const lost = before === kept;
  useRefreshWhile(lost && !over);
  return lost && over ? <Alert title="The upload was interrupted. Please choose the file again." /> : null;
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
