import { useEffect, useRef, useState } from "react";
import { messages } from "#app/platform/messages.ts";
import type { ToastView } from "#app/ui/over/toaster.tsx";
import { shrinkPhoto } from "./shrink.ts";
import { type Uploaded, type UploadProgress, uploadDocument } from "./upload-events.ts";

const START_DELAY_MS = 1000;
const STEP_MS = 50;
const STEP = 4;
const SHOWN_MS = 1500;
/** Longer than this nobody waits: the form goes on, and the answer comes when it comes. */
const PATIENCE_MS = 8000;

export type ReadingState =
  | { phase: "idle" }
  | { phase: "reading"; percent: number; stage: string; slow: boolean }
  /** `fresh` for a moment, in which the page says that it is done. */
  | { phase: "read"; uploaded: Uploaded; fresh: boolean };

/**
 * Sends a document off as soon as it is chosen: a second's delay, a bar that moves in steps towards what really happened, then
 * what was read. The form that names the document may go before that.
 */
export function useReading() {
  const [state, setState] = useState<ReadingState>({ phase: "idle" });
  const [toast, setToast] = useState<ToastView | null>(null);
  const target = useRef<UploadProgress>({ percent: 0, stage: "Uploading" });
  const running = useRef<{ file: File; kept: Promise<string> } | null>(null);
  const reading = state.phase === "reading";
  const fresh = state.phase === "read" && state.fresh;

  useEffect(() => {
    if (!reading) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const { percent, stage } = target.current;
      const slow = Date.now() - started > PATIENCE_MS;
      setState((before) =>
        before.phase === "reading"
          ? { ...before, stage, slow, percent: Math.min(percent, before.percent + STEP) }
          : before,
      );
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [reading]);

  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(
      () => setState((now) => (now.phase === "read" ? { ...now, fresh: false } : now)),
      SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [fresh]);

  /** The id under which the document is kept. Errors: "{status}: {body}". */
  function read(file: File): Promise<string> {
    setToast(null);
    target.current = { percent: 0, stage: "Uploading" };
    setState({ phase: "reading", percent: 0, stage: "Uploading", slow: false });
    const kept = new Promise<string>((resolve, reject) => void send(file, resolve).catch(reject));
    running.current = { file, kept };
    kept.catch((error: unknown) => {
      if (running.current?.file !== file) return;
      running.current = null;
      setState({ phase: "idle" });
      say(error);
    });
    return kept;
  }

  async function send(file: File, onKept: (id: string) => void) {
    const current = () => running.current?.file === file;
    const [small] = await Promise.all([shrinkPhoto(file), pause(START_DELAY_MS)]);
    if (!current()) throw new Error("0: Another file was chosen.");
    const uploaded = await uploadDocument(small, {
      onKept,
      onProgress: (progress) => {
        if (current()) target.current = progress;
      },
    }).catch((error: unknown) => {
      // Kept already: only the answer is missing, and it comes later.
      if (current()) setState({ phase: "idle" });
      throw error;
    });
    if (current()) setState({ phase: "read", uploaded, fresh: true });
  }

  function say(error: unknown) {
    const description = `Error: ${error instanceof Error ? error.message : ""}`;
    setToast({ id: crypto.randomUUID(), kind: "error", title: messages.quote.uploadFailed, description });
  }

  /** The same for a form that is about to go: what is on its way already is not sent twice. */
  function keptOf(file: File): Promise<string> {
    return running.current?.file === file ? running.current.kept : read(file);
  }

  return { state, toast, read, keptOf };
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
