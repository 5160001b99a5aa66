import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router";
import { lostConnection } from "#app/platform/lost-connection.ts";
import { onLostConnection } from "#app/ui/behavior/keep-form.ts";
import { stayOn } from "#app/ui/behavior/stay.ts";
import { newToastId } from "./toast-id.ts";
import { FormToast, type ToastView } from "./toaster.tsx";

/** Look-ups while one types are told of once in this time, in ms. */
const ONCE_IN = 15_000;

/** Says that no answer came; the page stands there as it was. */
export function LostConnectionToast() {
  const [toast, setToast] = useState<ToastView | null>(null);
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    let told = -ONCE_IN;
    const stays = stayOn(router);
    return onLostConnection((lost) => {
      if (!stays(lost)) return;
      const now = performance.now();
      if (lost.method === "GET" && lost.by === "fetcher" && now - told < ONCE_IN) return;
      told = now;
      setToast({
        id: newToastId(),
        kind: "error",
        title: "No answer came",
        description: lostConnection,
      });
    });
  }, [router]);
  return <FormToast toast={toast} />;
}
