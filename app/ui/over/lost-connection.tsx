import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { type Lost, onLostConnection } from "#app/ui/behavior/keep-form.ts";
import { FormToast, type ToastView } from "./toaster.tsx";

type Router = NonNullable<React.ContextType<typeof DataRouterContext>>["router"];

/** Look-ups while one types are told of once in this time, in ms. */
const ONCE_IN = 15_000;

/** Says that no answer came; the page stands there as it was. */
export function LostConnectionToast() {
  const [toast, setToast] = useState<ToastView | null>(null);
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    let told = -ONCE_IN;
    return onLostConnection((lost) => {
      if (!router || !stays(router, lost)) return;
      const now = performance.now();
      if (lost.method === "GET" && lost.by === "fetcher" && now - told < ONCE_IN) return;
      told = now;
      setToast({
        id: crypto.randomUUID(),
        kind: "error",
        title: "No answer came",
        description: "The connection was lost. What you entered is still here: try again when you are back online.",
      });
    });
  }, [router]);
  return <FormToast toast={toast} />;
}

/**
 * Keeps the page where another would come in its place, and answers whether a person is to be told. The router has no word for "stay":
 * going to where one is ends what is on its way and asks for nothing.
 */
function stays({ state, navigate }: Router, { method, pathname, by }: Lost): boolean {
  if (by === "fetcher") return true;
  const { location, navigation } = state;
  const sent = navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  // The form was answered, or the browser has gone back already: what stood here would not be true.
  if (
    method === "GET" &&
    (sent || (by === "navigation" && pathname === window.location.pathname && pathname !== location.pathname))
  )
    return false;
  if (method === "GET" || pathname !== location.pathname) {
    const here = { pathname: location.pathname, search: location.search, hash: "#" };
    void navigate(here, { replace: true, preventScrollReset: true, state: location.state });
  }
  return by === "navigation";
}
