import { useEffect, useState } from "react";
import { onLostConnection } from "#app/ui/behavior/keep-form.ts";
import { FormToast, type ToastView } from "./toaster.tsx";

/** Says that a form got no answer; it stands there as it was. */
export function LostConnectionToast() {
  const [toast, setToast] = useState<ToastView | null>(null);
  useEffect(
    () =>
      onLostConnection(() =>
        setToast({
          id: crypto.randomUUID(),
          kind: "error",
          title: "No answer came",
          description: "The connection was lost. What you entered is still here: try again when you are back online.",
        }),
      ),
    [],
  );
  return <FormToast toast={toast} />;
}
