import { availableParallelism } from "node:os";
import type { Look } from "#app/models/quote-reading/look-at-document.ts";
import { makePool } from "#app/models/quote-reading/reader-pool.server.ts";
import type { Ended } from "#app/models/quote-reading/reader-process.server.ts";
import type { ReadingOutcome } from "#app/models/quote-reading/reading.ts";
import { MAX_DOCUMENT_BYTES, sniffDocument } from "#app/models/quote-reading/sniff.ts";
import { env } from "#app/platform/env.server.ts";

export type ReadOptions = {
  onProgress?: (fraction: number, stage: string) => void;
  signal?: AbortSignal;
  /** Whose document it is: each gets a turn before anybody gets a second one. */
  owner?: string;
  /** Whether a person waits in front of a screen. */
  urgent?: boolean;
};

const MEGABYTE = 1_000_000;

const readers = makePool({
  kind: "read",
  size: env.QUOTE_READERS ?? Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  limits: { cpu: 180, quietCpu: 40, clock: 240, memory: 1_300 * MEGABYTE },
  idle: 60_000,
  mostWaiting: 40,
  mostForOne: 5,
  mostDocuments: 200,
  mostKept: 600 * MEGABYTE,
});

const lookers = makePool({
  kind: "look",
  size: 1,
  limits: { cpu: 20, quietCpu: 20, clock: 30, memory: 700 * MEGABYTE },
  idle: 60_000,
  mostWaiting: 60,
  mostForOne: 8,
  mostDocuments: 500,
  mostKept: 350 * MEGABYTE,
});

/**
 * Reads a customer's quote in a process of its own, so that the server goes on answering whatever is in the file. Never
 * throws for a bad file: one that takes too long or too much memory costs its process, and `reader` says "died".
 * Errors: 429 and 503 where an urgent reading would wait too long; an Error when no reader can be started.
 */
export async function readQuote(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadingOutcome> {
  const refused = refusalOf(bytes);
  if (refused) return { ok: false, reason: refused };
  const { owner = "nobody", urgent = false, onProgress, signal } = options;
  const ended = await readers.run(bytes, { owner, urgent, ...(onProgress ? { onSign: onProgress } : {}), signal });
  return "answer" in ended ? (ended.answer as ReadingOutcome) : unanswered(ended);
}

/**
 * Knows pages and pixels of a document before it is kept, and makes a JPEG of a HEIC photo, in a process of its own.
 * Null where that process ended over it: the reader will say why. Errors: 429 and 503 as readQuote.
 */
export async function lookAtUpload(bytes: Uint8Array, owner: string): Promise<Look | null> {
  const ended = await lookers.run(bytes, { owner, urgent: true });
  return "answer" in ended ? (ended.answer as Look) : null;
}

/** Ends the idle and busy processes; documents in reading come back as not read. */
export async function closeReaders(): Promise<void> {
  await Promise.all([readers.close(), lookers.close()]);
}

function unanswered({ died }: Extract<Ended, { died: string }>): ReadingOutcome {
  if (died === "start") throw new Error("The reader's process could not be started.");
  if (died === "stopped") return { ok: false, reason: "Reading was cancelled.", reader: "stopped" };
  return { ok: false, reason: died === "time" ? TOO_LONG : BROKE, reader: "died" };
}

const TOO_LONG =
  "This document took too long to read. An advisor will look at it; a clearer or smaller copy may be read at once.";
const BROKE =
  "This document could not be read: it is damaged or asks for too much memory. Please export it again, or send a photo.";

function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return "This file is empty.";
  if (bytes.length > MAX_DOCUMENT_BYTES) return "This file is larger than 15 MB. Please send a smaller one.";
  return sniffDocument(bytes) ? null : "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC).";
}
