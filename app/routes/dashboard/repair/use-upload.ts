import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { FormAnswer } from "#app/http/page.server.ts";
import { isOfWrongType, WRONG_TYPE } from "#app/platform/files/upload.ts";
import { newToastId } from "#app/ui/over/toast-id.ts";

export const UPLOAD_FAILED = "Upload failed";

const START_MS = 1000;
const STEP_MS = 50;
const CLOSE_MS = 1500;
/** Where the bar waits until the server has answered. */
const WAIT_AT = 95;

type Phase = "idle" | "running" | "done";

/** As the server answers it, at once: such a file is not sent. `which` names it among others. */
function wrongType(form: HTMLFormElement, which: string): FormAnswer {
  const sentence = `${which}${WRONG_TYPE}`;
  const description = `Error: ${sentence}`;
  return {
    status: "error",
    error: { file: [sentence] },
    initialValue: { description: String(new FormData(form).get("description") ?? "") },
    toast: { id: newToastId(), kind: "error", title: UPLOAD_FAILED, description },
  };
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
    values.set("answer", "data");
    setProgress(0);
    setPhase("running");
    fetcher.submit(values, { method: "post", encType: "multipart/form-data" });
  }

  async function choose(input: HTMLInputElement) {
    const { form, files } = input;
    const chosen = [...(files ?? [])];
    clearTimeout(start.current);
    setWrong(undefined);
    if (!form || chosen.length === 0) return;
    const areWrong = await Promise.all(chosen.map(isOfWrongType));
    // Another one was chosen meanwhile.
    if (input.files?.[0] !== chosen[0]) return;
    const wrongOne = chosen.find((_, at) => areWrong[at]);
    if (wrongOne) return setWrong(wrongType(form, chosen.length > 1 ? `${wrongOne.name}: ` : ""));
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
      setWrong(undefined);
      send(event.currentTarget);
    },
  };
}
