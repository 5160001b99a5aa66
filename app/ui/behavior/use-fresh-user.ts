import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

const FRESH_MS = 5 * 60_000;

/**
 * Who is signed in holds for five minutes: a window that gets the focus after that asks the server again, and a session that
 * has ended meanwhile shows at once.
 */
export function useFreshUser(loaded: unknown) {
  const { revalidate } = useRevalidator();
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the server starts the five minutes anew
  useEffect(() => {
    since.current = Date.now();
  }, [loaded]);
  useEffect(() => {
    function askAgain() {
      if (document.hidden || Date.now() - since.current < FRESH_MS) return;
      since.current = Date.now();
      void revalidate();
    }
    window.addEventListener("focus", askAgain);
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      window.removeEventListener("focus", askAgain);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }, [revalidate]);
}
