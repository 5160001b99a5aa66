import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { messages } from "#app/platform/messages.ts";
import type { ToastView } from "#app/ui/toaster.tsx";
import { type Uploaded, type UploadProgress, uploadDocument } from "./upload-events.ts";

const START_DELAY_MS = 1000;
const STEP_MS = 50;
const STEP = 4;
const SHOWN_MS = 1500;

export type UploadState =
  | { phase: "idle" }
  | { phase: "analyzing"; percent: number; stage: string }
  | { phase: "complete"; uploaded: Uploaded };

/**
 * Sends the document ahead of its form: a second's delay, a bar that moves in steps towards what really happened,
 * "Analysis Complete!", then the form with the name of what is kept.
 */
export function useUpload(action: string) {
  const submit = useSubmit();
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const [toast, setToast] = useState<ToastView | null>(null);
  const target = useRef<UploadProgress>({ percent: 0, stage: "Uploading" });
  const analyzing = state.phase === "analyzing";

  useEffect(() => {
    if (!analyzing) return;
    const timer = setInterval(() => {
      const { percent, stage } = target.current;
      setState((before) =>
        before.phase === "analyzing" ? { ...before, stage, percent: Math.min(percent, before.percent + STEP) } : before,
      );
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [analyzing]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const values = new FormData(form);
    const file = values.get("file");
    // Nothing new to send ahead: the form goes as it is.
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    if (state.phase !== "idle") return;
    setToast(null);
    target.current = { percent: 0, stage: "Uploading" };
    setState({ phase: "analyzing", percent: 0, stage: "Uploading" });
    try {
      await pause(START_DELAY_MS);
      const uploaded = await uploadDocument(file, (progress) => {
        target.current = progress;
      });
      setState({ phase: "complete", uploaded });
      await pause(SHOWN_MS);
      values.delete("file");
      values.set("kept", uploaded.keptId);
      await submit(values, { method: "post", action, encType: "multipart/form-data" });
    } catch (error) {
      const description = `Error: ${error instanceof Error ? error.message : ""}`;
      setToast({ id: crypto.randomUUID(), kind: "error", title: messages.quote.uploadFailed, description });
    } finally {
      setState({ phase: "idle" });
    }
  }

  return { state, toast, onSubmit };
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
