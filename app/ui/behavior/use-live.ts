import { useEffect } from "react";
import { useAskAnew } from "#app/ui/behavior/use-ask-anew.ts";

/**
 * Asks the page's loaders again when the server says that something is new. Only a page that is looked at listens: browsers
 * have few connections to one site, and a page that comes back to sight asks once. The server hears how old the page is, so that what came between is
 * not lost. `watches`: there is somebody whose news it is.
 */
export function useLive(watches = true) {
  const askAnew = useAskAnew({ forNews: true });
  useEffect(() => {
    if (!watches) return;
    let source: EventSource | undefined;
    let asked = 0;
    const changed = () => void askAnew();
    function listen() {
      if (document.hidden || source) return;
      source = new EventSource(`/dashboard/live?age=${(performance.now() - asked) | 0}`);
      source.addEventListener("changed", changed);
    }
    function follow() {
      if (!document.hidden) {
        asked = performance.now();
        changed();
        return listen();
      }
      source?.close();
      source = undefined;
    }
    listen();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      source?.close();
    };
  }, [askAnew, watches]);
}
