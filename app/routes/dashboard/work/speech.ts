/** As much of the browser's speech recognition as a note needs: no type of the platform's names it yet. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};
export type Heard = {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

type Makers = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

/** Undefined where the browser cannot listen. */
export function findRecognition(window: object): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Makers;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** What was said since the last event, in words that do not change any more. */
export function saidIn({ resultIndex, results }: Heard): string {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((heard) => heard[0]?.transcript.trim() ?? "")
    .filter(Boolean)
    .join(" ");
}

/** What was said goes behind what stands there; after the end of a sentence, and at the beginning, it begins with a capital. */
export function withSaid(before: string, said: string, most: number): string {
  if (!said) return before;
  const kept = before.trimEnd();
  const begins = kept === "" || /[.!?]$/.test(kept);
  const words = begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  return (kept ? `${kept} ${words}` : words).slice(0, most);
}

/** Why nothing was typed, and what to do. */
export function whyNot(error: string): string {
  if (error === "not-allowed" || error === "service-not-allowed") {
    return "This page may not use the microphone. Allow it in the browser, or type the note.";
  }
  if (error === "audio-capture") return "No microphone was found. Please type the note.";
  if (error === "network") return "Voice typing has no connection right now. Please type the note.";
  return "Nothing was heard. Press again and speak, or type the note.";
}
