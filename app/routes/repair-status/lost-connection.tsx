import { useEffect, useState } from "react";
import { FormToast, type ToastView } from "#app/ui/over/toaster.tsx";
import { onFailure } from "./failure.ts";

/** Says what went wrong when no answer came at all. */
export function LostConnection() {
  const [toast, setToast] = useState<ToastView | null>(null);
  useEffect(() => onFailure((failure) => setToast({ id: String(Date.now()), kind: "error", ...failure })), []);
  return <FormToast toast={toast} />;
}
