import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { FormAnswer } from "#app/http/page.server.ts";

const START_MS = 1000;
const STEP_MS = 50;
const CLOSE_MS = 1500;
/** Where the bar waits until the server has answered. */
const WAIT_AT = 95;

type Phase = "idle" | "running" | "done";

/** Choosing a file starts the upload after a second; the bar runs while it is read, and the dialog closes when it is done. */
export function useUpload(backTo: string) {
  const fetcher = useFetcher<FormAnswer | { uploaded: true }>();
  const navigate = useNavigate();
  const start = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<Phase>("idle");
  const [progress, setProgress] = useState(0);

  function send(form: HTMLFormElement) {
    clearTimeout(start.current);
    const values = new FormData(form);
    values.set("answer", "data");
    setProgress(0);
    setPhase("running");
    fetcher.submit(values, { method: "post", encType: "multipart/form-data" });
  }

  useEffect(() => () => clearTimeout(start.current), []);

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
    answer: fetcher.data && !("uploaded" in fetcher.data) ? fetcher.data : undefined,
    choose(event: ChangeEvent<HTMLInputElement>) {
      const { form, files } = event.currentTarget;
      clearTimeout(start.current);
      if (form && files?.length) start.current = setTimeout(() => send(form), START_MS);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (phase === "idle") send(event.currentTarget);
    },
  };
}
