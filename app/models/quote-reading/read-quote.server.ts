import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ReadingOutcome } from "#app/models/quote-reading/reading.ts";
import { MAX_DOCUMENT_BYTES, sniffDocument } from "#app/models/quote-reading/sniff.ts";

export type ReadOptions = { onProgress?: (fraction: number, stage: string) => void; signal?: AbortSignal };

/** The built server starts in the project folder, and Node runs the TypeScript file as it stands. */
const WORKER_FILE = path.join(process.cwd(), "app/models/quote-reading/worker.ts");
const READERS = availableParallelism() >= 4 ? 2 : 1;
/** Milliseconds: for a whole document, and for a thread to be silent; it reports each page and each few lines of a picture. */
const TIME_LIMIT = 120_000;
const SILENCE_LIMIT = 20_000;
const LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 8 };
/**
 * A thread that has read this many documents, or a few in a process this large, is replaced: the memory of the recognition
 * grows with every new size of picture and is given back only with its thread.
 */
const MOST_READ = 500;
const LARGE = { bytes: 1_400_000_000, read: 10 };

type Job = { id: number; bytes: Uint8Array; options: ReadOptions; resolve: (outcome: ReadingOutcome) => void };
type Reader = {
  worker: Worker;
  read: number;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  silence: NodeJS.Timeout | null;
};
type Message = { id: number; outcome?: ReadingOutcome; fraction?: number; stage?: string };

const readers: Reader[] = [];
const waiting: Job[] = [];
let nextId = 1;

/**
 * Reads a customer's quote in a worker thread, so the web process keeps answering. Never throws for a bad file; a file
 * that takes over two minutes or too much memory costs its thread, not the server.
 */
export function readQuote(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadingOutcome> {
  const refused = refusalOf(bytes);
  if (refused) return Promise.resolve({ ok: false, reason: refused });
  if (options.signal?.aborted) return Promise.resolve(CANCELLED);
  return new Promise((resolve) => {
    const job: Job = { id: nextId++, bytes, options, resolve };
    options.signal?.addEventListener("abort", () => cancel(job), { once: true });
    waiting.push(job);
    startNext();
  });
}

/** Ends the idle and busy threads; documents in reading come back as not read. */
export async function closeReaders(): Promise<void> {
  for (const job of waiting.splice(0)) job.resolve(CANCELLED);
  await Promise.all(readers.splice(0).map((reader) => finish(reader, CANCELLED).worker.terminate()));
}

const CANCELLED: ReadingOutcome = { ok: false, reason: "Reading was cancelled." };
const TOO_LONG: ReadingOutcome = {
  ok: false,
  reason:
    "This document took too long to read. An advisor will look at it; a clearer or smaller copy may be read at once.",
};
const BROKE: ReadingOutcome = {
  ok: false,
  reason:
    "This document could not be read: it is damaged or asks for too much memory. Please export it again, or send a photo.",
};

function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return "This file is empty.";
  if (bytes.length > MAX_DOCUMENT_BYTES) return "This file is larger than 15 MB. Please send a smaller one.";
  return sniffDocument(bytes) ? null : "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC).";
}

function startNext(): void {
  const reader = readers.find((each) => each.job === null) ?? (readers.length < READERS ? open() : null);
  const job = reader ? waiting.shift() : undefined;
  if (!reader || !job) return;
  reader.job = job;
  reader.timer = setTimeout(() => replace(reader, TOO_LONG), TIME_LIMIT);
  reader.silence = setTimeout(() => replace(reader, TOO_LONG), SILENCE_LIMIT);
  reader.worker.ref();
  // A copy: the caller may still store the bytes, and a Buffer may share its memory with others.
  const copy = new Uint8Array(job.bytes);
  reader.worker.postMessage({ id: job.id, bytes: copy }, [copy.buffer]);
}

function open(): Reader {
  // Flags of the web process, such as its test runner's loaders, are not for this thread.
  const worker = new Worker(WORKER_FILE, { resourceLimits: LIMITS, execArgv: [], stdout: true, stderr: true });
  const reader: Reader = { worker, read: 0, job: null, timer: null, silence: null };
  worker.unref();
  worker.on("message", (message: Message) => {
    if (message.id !== reader.job?.id) return;
    if (!message.outcome) {
      reader.silence?.refresh();
      reader.job.options.onProgress?.(message.fraction ?? 0, message.stage ?? "");
      return;
    }
    finish(reader, message.outcome);
    if (worn(reader)) replace(reader, BROKE);
    startNext();
  });
  worker.on("error", () => replace(reader, BROKE));
  worker.on("exit", () => replace(reader, BROKE));
  readers.push(reader);
  return reader;
}

function worn(reader: Reader): boolean {
  reader.read += 1;
  if (reader.read >= MOST_READ) return true;
  return reader.read >= LARGE.read && process.memoryUsage.rss() > LARGE.bytes;
}

function finish(reader: Reader, outcome: ReadingOutcome): Reader {
  if (reader.timer) clearTimeout(reader.timer);
  if (reader.silence) clearTimeout(reader.silence);
  const job = reader.job;
  reader.timer = null;
  reader.silence = null;
  reader.job = null;
  reader.worker.unref();
  job?.resolve(outcome);
  return reader;
}

function replace(reader: Reader, outcome: ReadingOutcome): void {
  const index = readers.indexOf(reader);
  if (index < 0) return;
  readers.splice(index, 1);
  finish(reader, outcome);
  void reader.worker.terminate();
  if (waiting.length > 0) startNext();
}

function cancel(job: Job): void {
  const index = waiting.indexOf(job);
  if (index >= 0) {
    waiting.splice(index, 1);
    job.resolve(CANCELLED);
    return;
  }
  const reader = readers.find((each) => each.job === job);
  if (reader) replace(reader, CANCELLED);
}
