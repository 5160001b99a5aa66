import { useEffect, useRef, useState } from "react";
import { useRefreshWhile } from "#app/ui/behavior/use-refresh-while.ts";
import type { RefusedFile } from "./refused-file.ts";

const KEY = "quote underway";
const LOOK_FOR_MS = 10_000;
const INTERRUPTED = "The upload was interrupted. Please choose the file again.";

/** While the document is on its way, a page that is about to be left asks first, and a reload all the same is noted in this tab. */
export function useUnderway(underway: boolean, keptId: string | undefined) {
  useEffect(() => {
    if (!underway) return;
    note(keptId ?? "");
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      note(null);
    };
  }, [underway, keptId]);
}

/** After a reload in the middle of an upload: looks whether the server has the document, and says so where it has not. */
export function useInterrupted(keptId: string | undefined): RefusedFile | null {
  const [state, setState] = useState<"none" | "looking" | "over">("none");
  const before = useRef("");
  useEffect(() => {
    const noted = takeNote();
    if (noted === null) return;
    before.current = noted;
    setState("looking");
    const timer = setTimeout(() => setState("over"), LOOK_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  const found = (keptId ?? "") !== before.current;
  useRefreshWhile(state === "looking" && !found);
  return state === "over" && !found ? { sentence: INTERRUPTED, unusable: false } : null;
}

function takeNote(): string | null {
  try {
    const noted = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return noted;
  } catch {
    return null;
  }
}

/** The document that was kept before this one. Where the browser keeps nothing, nothing is noted. */
function note(before: string | null) {
  try {
    if (before === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, before);
  } catch {
    // Said above.
  }
}
