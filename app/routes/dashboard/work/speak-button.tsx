import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/ui/behavior/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { findRecognition, type Recognition, saidIn, whyNot, withSaid } from "./speech.ts";

/** Types into a field what is said; not there where the browser cannot listen. */
export function SpeakButton({ fieldId, most }: { fieldId: string; most: number }) {
  const hydrated = useHydrated();
  const running = useRef<Recognition>(undefined);
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => () => running.current?.stop(), []);
  const Maker = hydrated ? findRecognition(window) : undefined;
  if (!Maker) return null;

  function listen(recognition: Recognition) {
    recognition.lang = "en-US";
    recognition.continuous = true;
    recognition.onresult = (event) => {
      const field = document.getElementById(fieldId);
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.value = withSaid(field.value, saidIn(event), most);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    recognition.onerror = ({ error }) => {
      // "aborted" is what a press on Stop can end in.
      if (error !== "aborted") setProblem(whyNot(error));
    };
    recognition.onend = () => setListening(false);
    running.current = recognition;
    setProblem("");
    setListening(true);
    recognition.start();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        type="button"
        variant="secondary"
        size="sm"
        aria-pressed={listening}
        onClick={() => (listening ? running.current?.stop() : listen(new Maker()))}
      >
        {listening ? <Square aria-hidden="true" className="size-4" /> : <Mic aria-hidden="true" className="size-4" />}
        {listening ? "Stop listening" : "Speak the note"}
      </Button>
      <p role="status" className="text-sm text-muted">
        {listening ? "Listening: the browser types what it hears." : problem}
      </p>
    </div>
  );
}
