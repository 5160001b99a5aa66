import { useEffect, useRef } from "react";
import { useAskAnew } from "#app/ui/behavior/use-ask-anew.ts";

const FRESH_MS = 5 * 60_000;

/**
 * Who is signed in holds for five minutes: a window that gets the focus after that asks the server again, and a session that
 * has ended meanwhile shows at once.
 */
export function useFreshUser(loaded: unknown) {
  const askAnew = useAskAnew();
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the server starts the five minutes anew
  useEffect(() => {
    since.current = Date.now();
  }, [loaded]);
  useEffect(() => {
    function askAgain() {
      if (document.hidden || Date.now() - since.current < FRESH_MS) return;
      since.current = Date.now();
      void askAnew();
    }
    window.addEventListener("focus", askAgain);
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      window.removeEventListener("focus", askAgain);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }, [askAnew]);
}
