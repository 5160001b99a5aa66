import { useSyncExternalStore } from "react";

function subscribe() {
  return () => {};
}

/** False on the server and in the first draw of the browser, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
