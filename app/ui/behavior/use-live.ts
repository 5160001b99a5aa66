import { useEffect } from "react";
import { useAskAnew } from "#app/ui/behavior/use-ask-anew.ts";

/**
 * Asks the page's loaders again when the server says that something is new. Only a page that is looked at listens: browsers
 * have few connections to one site, and a page that comes back to sight asks once. `watches`: there is somebody whose news it is.
 */
export function useLive(watches = true) {
  const askAnew = useAskAnew({ forNews: true });
  useEffect(() => {
    if (!watches) return;
    let source: EventSource | undefined;
    const changed = () => void askAnew();
    function listen() {
      if (document.hidden || source) return;
      source = new EventSource("/dashboard/live");
      source.addEventListener("changed", changed);
    }
    function follow() {
      if (!document.hidden) {
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
