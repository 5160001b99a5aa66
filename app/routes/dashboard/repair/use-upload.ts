import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { FormAnswer } from "#app/http/page.server.ts";
import { chosenIn } from "#app/platform/files/chosen.ts";
import { isOfWrongType, WRONG_TYPE } from "#app/platform/files/upload.ts";
import { faultOf, tooLargeOf, tooLargeSaid, tooLargeTogether } from "#app/quotes/too-large.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";

export const UPLOAD_FAILED = "Upload failed";

const START_MS = 1000;
const STEP_MS = 50;
const CLOSE_MS = 1500;
/** Where the bar waits until the server has answered. */
const WAIT_AT = 95;

type Phase = "idle" | "running" | "done";

/** As the server answers it, at once: such files are not sent. */
export function notSent(form: FormData, sentence: string): FormAnswer {
  return {
    status: "error",
    error: { file: [sentence] },
    initialValue: { description: String(form.get("description") ?? "") },
    toast: { id: newToastId(), kind: "error", title: UPLOAD_FAILED, description: `Error: ${sentence}` },
  };
}

/** Of files that were chosen anew, or are on their way: to Conform no answer says nothing, and what was wrong with those before would stand on. */
function noFault(): FormAnswer {
  return { error: {} };
}

/** Why these files would be refused: the first that is at fault, in the order in which the server looks; null where none is known. */
async function faultIn(files: File[]): Promise<string | null> {
  for (const file of files) {
    const tooLarge = tooLargeOf(files, file);
    if (tooLarge) return tooLarge;
    if (await isOfWrongType(file)) return faultOf(files, file, WRONG_TYPE);
  }
  return tooLargeTogether(files);
}

/** Choosing a file starts the upload after a second; the bar runs while it is read, and the dialog closes when it is done. */
export function useUpload(backTo: string, formId: string) {
  const fetcher = useFetcher<FormAnswer | { uploaded: true }>();
  const navigate = useNavigate();
  const start = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<Phase>("idle");
  const [progress, setProgress] = useState(0);
  const [wrong, setWrong] = useState<FormAnswer>();

  function send(form: HTMLFormElement) {
    clearTimeout(start.current);
    const values = new FormData(form);
    const tooLarge = tooLargeSaid(chosenIn(values));
    if (tooLarge) return setWrong(notSent(values, tooLarge));
    setWrong(noFault());
    values.set("answer", "data");
    setProgress(0);
    setPhase("running");
    fetcher.submit(values, { method: "post", encType: "multipart/form-data" });
  }

  async function choose(input: HTMLInputElement) {
    const { form, files } = input;
    const chosen = [...(files ?? [])];
    clearTimeout(start.current);
    setWrong(noFault());
    if (!form || chosen.length === 0) return;
    const fault = await faultIn(chosen);
    // Another one was chosen meanwhile.
    if (input.files?.[0] !== chosen[0]) return;
    if (fault) return setWrong(notSent(new FormData(form), fault));
    clearTimeout(start.current);
    start.current = setTimeout(() => send(form), START_MS);
  }
  const latest = useRef(choose);
  latest.current = choose;

  useEffect(() => {
    // What was chosen before the script came.
    const input = document.getElementById(formId)?.querySelector<HTMLInputElement>("input[type=file]");
    if (input?.files?.length) void latest.current(input);
    return () => clearTimeout(start.current);
  }, [formId]);

  useEffect(() => {
    if (phase !== "running") return;
    const timer = setInterval(() => setProgress((value) => Math.min(WAIT_AT, value + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [phase]);

  useEffect(() => {
    if (fetcher.state !== "idle" || !fetcher.data || phase !== "running") return;
    setWrong(undefined);
    if (!("uploaded" in fetcher.data)) return setPhase("idle");
    setProgress(100);
    setPhase("done");
  }, [fetcher.state, fetcher.data, phase]);

  useEffect(() => {
    if (phase !== "done") return;
    const timer = setTimeout(() => navigate(backTo, { preventScrollReset: true }), CLOSE_MS);
    return () => clearTimeout(timer);
  }, [phase, backTo, navigate]);

  return {
    phase,
    progress,
    answer: wrong ?? (fetcher.data && !("uploaded" in fetcher.data) ? fetcher.data : undefined),
    choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event.currentTarget),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (phase !== "idle") return;
      send(event.currentTarget);
    },
  };
}
