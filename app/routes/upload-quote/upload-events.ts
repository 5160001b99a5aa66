import type { QuoteAnswer } from "#app/quotes/answer.ts";
import { saidOfAll, tooLargeSaid } from "#app/quotes/too-large.ts";
import { bodyOf } from "./refused-file.ts";
import { shrinkPhotos } from "./shrink.ts";

/** What the server says about a document while it is read. */
export type UploadEvent = {
  kept?: { id: string; name: string; size: number };
  /** Of the reading, from 0 to 1. */
  fraction?: number;
  stage?: string;
  unreadable?: string;
  lines?: number;
  answer?: QuoteAnswer;
  car?: Car | null;
  /** What the paper is, where it is no quote to be read. */
  notice?: string | null;
};

type Car = { year: number | null; make: string | null; model: string | null };

export type UploadProgress = { percent: number; stage: string };
export type Uploaded = {
  keptId: string;
  lines: number | null;
  unreadable: string | null;
  answer: QuoteAnswer | null;
  car: Car | null;
  notice: string | null;
};

/** A document on its way. Errors of both promises: "{status}: {body}". */
export type Upload = {
  /** The id under which it is kept. */
  kept: Promise<string>;
  done: Promise<Uploaded>;
  progress: () => UploadProgress;
  /** Another one took its place. */
  cancel: () => void;
};

/**
 * Sends the files of a document at once, as small as they may be; `small` are the same, made so already. The first half of the bar is the
 * way to the server, the second the reading.
 */
export function sendDocument(files: File[], small = shrinkPhotos(files)): Upload {
  const call = new XMLHttpRequest();
  const uploaded: Uploaded = { keptId: "", lines: null, unreadable: null, answer: null, car: null, notice: null };
  let progress: UploadProgress = { percent: 0, stage: "Uploading" };
  let canceled = false;
  let onKept: (id: string) => void = () => {};
  const isKept = new Promise<string>((resolve) => {
    onKept = resolve;
  });
  const done = small.then(send);
  const kept = Promise.race([isKept, done.then(({ keptId }) => keptId)]);
  // Whoever asks is told; nobody may ask for one that was canceled.
  kept.catch(() => {});

  function send(parts: File[]) {
    return new Promise<Uploaded>((resolve, reject) => {
      if (canceled) return reject(new Error(CANCELED));
      const tooLarge = tooLargeSaid(parts);
      if (tooLarge) return reject(new Error(`413: ${tooLarge}`));
      let seen = 0;
      function readEvents() {
        if (call.status !== 200) return;
        const end = call.responseText.lastIndexOf("\n") + 1;
        const fresh = call.responseText.slice(seen, end);
        seen = end;
        for (const line of fresh.split("\n").filter(Boolean)) hear(JSON.parse(line) as UploadEvent);
      }
      call.upload.onprogress = ({ loaded, total }) => {
        progress = { percent: (loaded / total) * 50, stage: "Uploading" };
      };
      call.onprogress = readEvents;
      call.onload = () => {
        readEvents();
        if (call.status === 200 && uploaded.keptId) resolve(uploaded);
        else reject(new Error(`${call.status}: ${refusalOf(parts)}`));
      };
      call.onerror = () => reject(new Error("0: The connection was lost. Please try again."));
      call.onabort = () => reject(new Error(CANCELED));
      call.open("POST", "/upload-quote/receive");
      const body = new FormData();
      for (const part of parts) body.append("file", part);
      call.send(body);
    });
  }

  /** A proxy that takes less has a page of its own for it: what is ours has its number. */
  function refusalOf(parts: File[]) {
    if (call.status === 413 && !call.getResponseHeader("X-Request-Id")) return saidOfAll(parts);
    return bodyOf(call.responseText) || call.statusText;
  }

  function hear(event: UploadEvent) {
    if (event.kept) {
      uploaded.keptId = event.kept.id;
      onKept(event.kept.id);
    }
    if (event.answer) uploaded.answer = event.answer;
    if (event.car) uploaded.car = event.car;
    if (event.notice) uploaded.notice = event.notice;
    if (event.lines !== undefined) uploaded.lines = event.lines;
    if (event.unreadable) uploaded.unreadable = event.unreadable;
    if (event.fraction === undefined) return;
    progress = { percent: 50 + event.fraction * 50, stage: event.stage ?? "Reading the quote" };
  }

  return {
    kept,
    done,
    progress: () => progress,
    cancel() {
      canceled = true;
      call.abort();
    },
  };
}

const CANCELED = "0: Another file was chosen.";
