import type { QuoteAnswer } from "#app/quotes/answer.ts";

/** What the server says about a document while it is read. */
export type UploadEvent = {
  kept?: { id: string; name: string; size: number };
  /** Of the reading, from 0 to 1. */
  fraction?: number;
  stage?: string;
  unreadable?: string;
  lines?: number;
  answer?: QuoteAnswer;
};

export type UploadProgress = { percent: number; stage: string };
export type Uploaded = {
  keptId: string;
  lines: number | null;
  unreadable: string | null;
  answer: QuoteAnswer | null;
};
type Listeners = { onKept: (id: string) => void; onProgress: (progress: UploadProgress) => void };

/** The first half of the bar is the way to the server, the second the reading. Errors: "{status}: {body}". */
export function uploadDocument(file: File, { onKept, onProgress }: Listeners): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const uploaded: Uploaded = { keptId: "", lines: null, unreadable: null, answer: null };
    let seen = 0;
    function readEvents() {
      if (call.status !== 200) return;
      const end = call.responseText.lastIndexOf("\n") + 1;
      const fresh = call.responseText.slice(seen, end);
      seen = end;
      for (const line of fresh.split("\n").filter(Boolean)) {
        const event = JSON.parse(line) as UploadEvent;
        if (event.kept) {
          uploaded.keptId = event.kept.id;
          onKept(event.kept.id);
        }
        if (event.answer) uploaded.answer = event.answer;
        if (event.lines !== undefined) uploaded.lines = event.lines;
        if (event.unreadable) uploaded.unreadable = event.unreadable;
        if (event.fraction !== undefined) {
          onProgress({ percent: 50 + event.fraction * 50, stage: event.stage ?? "Reading the quote" });
        }
      }
    }
    call.upload.onprogress = ({ loaded, total }) => onProgress({ percent: (loaded / total) * 50, stage: "Uploading" });
    call.onprogress = readEvents;
    call.onload = () => {
      readEvents();
      if (call.status === 200 && uploaded.keptId) resolve(uploaded);
      else reject(new Error(`${call.status}: ${call.responseText.slice(0, 300) || call.statusText}`));
    };
    call.onerror = () => reject(new Error("0: The connection was lost. Please try again."));
    call.open("POST", "/upload-quote/receive");
    const body = new FormData();
    body.set("file", file);
    call.send(body);
  });
}
