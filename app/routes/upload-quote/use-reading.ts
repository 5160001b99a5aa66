import { useEffect, useRef, useState } from "react";
import * as messages from "#app/platform/messages.ts";
import type { QuoteAnswer } from "#app/quotes/answer.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";
import type { ToastView } from "#app/ui/over/toaster.tsx";
import { refusedFile } from "./refused-file.ts";
import { sendDocument, type Upload, type Uploaded } from "./upload-events.ts";

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
 * Sends a document off as soon as it is chosen; what is seen of it is a second's delay, a bar that moves in steps towards what really
 * happened, then what was read. The form that names the document may go before that. `refused`: an answer of the server's that knows
 * nothing of the document any more; the next form sends it anew. `refusal` stands until another file is chosen. `leaving`: the form is
 * on its way, and what would be said for a moment is over.
 */
export function useReading(refused: object | null, leaving: boolean) {
  const [state, setState] = useState<ReadingState>({ phase: "idle" });
  const [toast, setToast] = useState<ToastView | null>(null);
  const [underway, setUnderway] = useState(false);
  const running = useRef<{ files: File[]; upload: Upload } | null>(null);
  const unsent = useRef<File[] | null>(null);
  const reading = state.phase === "reading";
  const fresh = state.phase === "read" && state.fresh;

  useEffect(() => {
    if (!reading) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const past = Date.now() - started;
      const now = running.current?.upload.progress();
      if (!now || past < START_DELAY_MS) return;
      setState((before) =>
        before.phase === "reading"
          ? {
              phase: "reading",
              stage: now.stage,
              slow: past > PATIENCE_MS,
              percent: Math.min(now.percent, before.percent + STEP),
            }
          : before,
      );
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [reading]);

  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(
      () => setState((now) => (now.phase === "read" ? { ...now, fresh: false } : now)),
      leaving ? 0 : SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [fresh, leaving]);

  useEffect(() => {
    if (!refused) return;
    running.current = null;
    setState({ phase: "idle" });
  }, [refused]);

  useEffect(() => {
    const again = () => unsent.current && void read(unsent.current).catch(() => {});
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });

  /** The id under which the document is kept; `underway` where it has left already. Errors: "{status}: {body}". */
  function read(files: File[], underway?: Upload): Promise<string> {
    setToast(null);
    setUnderway(true);
    unsent.current = null;
    setState({ phase: "reading", percent: 0, stage: "Uploading", slow: false });
    running.current?.upload.cancel();
    const upload = underway ?? sendDocument(files);
    running.current = { files, upload };
    const isCurrent = () => running.current?.upload === upload;
    const arrived = () => isCurrent() && setUnderway(false);
    upload.kept.then(arrived, (error: unknown) => {
      if (!isCurrent()) return;
      arrived();
      running.current = null;
      // Sent by itself once there is a connection again.
      if (!navigator.onLine) unsent.current = files;
      say(error);
    });
    Promise.all([upload.done, pause(START_DELAY_MS)])
      .then(([uploaded]) => isCurrent() && setState({ phase: "read", uploaded, fresh: true }))
      // Kept already: only the answer is missing, and it comes later.
      .catch(() => (isCurrent() || running.current === null) && setState({ phase: "idle" }));
    return upload.kept;
  }

  function say(error: unknown) {
    const description = `Error: ${error instanceof Error ? error.message : ""}`;
    setToast({ id: newToastId(), kind: "error", title: messages.quote.uploadFailed, description });
  }

  /** The same for a form that is about to go: what is on its way already is not sent twice. */
  function keptOf(files: File[]): Promise<string> {
    const { files: before = [], upload } = running.current ?? {};
    const same = before.length === files.length && before.every((file, at) => file === files[at]);
    return same && upload ? upload.kept : read(files);
  }

  return { state, toast, refusal: toast && refusedFile(toast.description ?? ""), underway, read, keptOf };
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The answer of what was just read, or of what was kept before; `waits` while one may still come, also when the bar has given up. */
export function answerNow(
  state: ReadingState,
  came: { waiting: boolean; paper: QuoteAnswer | null; car: Uploaded["car"] },
  keptId: string | undefined,
) {
  if (state.phase === "reading") return { paper: null, car: null, waits: false };
  if (state.phase === "idle") return { paper: came.paper, car: carOf(came), waits: came.waiting };
  const { uploaded } = state;
  if (uploaded.lines !== null || uploaded.unreadable) {
    const { answer: paper, car } = uploaded;
    return { paper, car: carOf({ paper, car }), waits: false };
  }
  const isIt = keptId === uploaded.keptId;
  return { paper: isIt ? came.paper : null, car: isIt ? carOf(came) : null, waits: !isIt || came.waiting };
}

/** As the answer has it; of a paper without one as it was read. */
function carOf({ paper, car }: { paper: QuoteAnswer | null; car: Uploaded["car"] }) {
  return paper?.vehicle ?? car;
}
