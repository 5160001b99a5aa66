import { availableParallelism } from "node:os";
import type { PageSize, Part, PdfPart } from "#app/quote-reader/join/part.ts";
import { MAX_DOCUMENT_BYTES } from "#app/quote-reader/most.ts";
import type { Order } from "#app/quote-reader/process/child.ts";
import type { Look } from "#app/quote-reader/process/look-at-document.ts";
import { makePool } from "#app/quote-reader/process/reader-pool.server.ts";
import type { Ended, OnFault } from "#app/quote-reader/process/reader-process.server.ts";
import type { Shrink, Shrunk } from "#app/quote-reader/process/shrink-picture.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { typedQuoteIn } from "#app/quote-reader/typed/typed-document.ts";
import type { Page } from "#app/quote-reader/words/page.ts";

export type ReadOptions = {
  onProgress?: (fraction: number, stage: string) => void;
  signal?: AbortSignal;
  /** Whose document it is: each gets a turn before anybody gets a second one. */
  owner?: string;
  /** Whether a person waits in front of a screen. */
  urgent?: boolean;
};

export type QuoteReader = {
  /**
   * Reads a customer's quote in a process of its own, so that the server goes on answering whatever is in the file. Never
   * throws for a bad file: one that takes too long or too much memory costs its process, and `reader` says "died".
   * Errors: PoolBusy where an urgent reading would wait too long; an Error when no reader can be started.
   */
  readQuote: (bytes: Uint8Array, options?: ReadOptions) => Promise<ReadingOutcome>;
  /**
   * Knows pages and pixels of a document before it is kept, and makes a JPEG of a HEIC photo, in a process of its own.
   * Null where that process ended over it: the reader will say why. Errors: PoolBusy as readQuote.
   */
  lookAtUpload: (bytes: Uint8Array, owner: string) => Promise<Look | null>;
  /**
   * A photograph that somebody sent, fitted into a box, in a process of its own. Null for what is no picture or has too many pixels,
   * and where that process ended over it. Errors: PoolBusy as readQuote.
   */
  shrinkPicture: (bytes: Uint8Array, shrink: Shrink, owner: string) => Promise<Shrunk | null>;
  /**
   * One file of several that are to be one paper, as a PDF of its own; what is wrong with it where it cannot be one. Null where that
   * process ended over it. Errors: PoolBusy as readQuote.
   */
  partOfPaper: (bytes: Uint8Array, size: PageSize, owner: string) => Promise<Part | null>;
  /** The pages of several PDFs, in their order, as one, which says where each ends. Null where they could not be joined. Errors: PoolBusy as readQuote. */
  joinParts: (parts: readonly PdfPart[], owner: string) => Promise<Uint8Array | null>;
  /** The words on a document's pages with their places; null where it cannot be read. Errors: PoolBusy as readQuote. */
  readWords: (bytes: Uint8Array, owner: string) => Promise<Page[] | null>;
  /** A document is on its way: the processes for it start while it comes, and are ended again when none arrives. */
  expectDocument: () => void;
  /** Ends the idle and busy processes; documents in reading come back as not read. */
  closeReaders: () => Promise<void>;
};

const MEGABYTE = 1_000_000;
const READING = { cpu: 180, quietCpu: 40, clock: 240, memory: 1_300 * MEGABYTE };

/** `readers` is how many processes read at the same time, half the processors and at most four where nothing is said. */
export function makeQuoteReader({ readers, onFault }: { readers?: number; onFault?: OnFault } = {}): QuoteReader {
  const reading = makePool({
    kind: "read",
    size: readers ?? Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    limits: READING,
    idle: 60_000,
    mostWaiting: 40,
    mostForOne: 5,
    mostJobs: 200,
    mostKept: 450 * MEGABYTE,
    ...(onFault ? { onFault } : {}),
  });
  const looking = makePool({
    kind: "look",
    size: 1,
    limits: { cpu: 20, quietCpu: 20, clock: 30, memory: 700 * MEGABYTE },
    idle: 60_000,
    mostWaiting: 60,
    mostForOne: 8,
    mostJobs: 500,
    mostKept: 350 * MEGABYTE,
    ...(onFault ? { onFault } : {}),
  });
  const words = makePool({
    kind: "words",
    size: 1,
    limits: READING,
    idle: 1_000,
    mostWaiting: 40,
    mostForOne: 5,
    mostJobs: 20,
    mostKept: 450 * MEGABYTE,
    ...(onFault ? { onFault } : {}),
  });
  /** Its answer to an order; null where it ended over it. */
  async function look<Answer>(bytes: Uint8Array, owner: string, order?: Order): Promise<Answer | null> {
    const ended = await looking.run(bytes, { owner, urgent: true, ...(order ? { order } : {}) });
    return "answer" in ended ? (ended.answer as Answer) : null;
  }
  return {
    async readQuote(bytes, { owner = "nobody", urgent = false, onProgress, signal } = {}) {
      const refused = refusalOf(bytes);
      if (refused) return { ok: false, reason: refused };
      const ended = await reading.run(bytes, { owner, urgent, ...(onProgress ? { onSign: onProgress } : {}), signal });
      return "answer" in ended ? (ended.answer as ReadingOutcome) : unanswered(ended);
    },
    lookAtUpload: (bytes, owner) => look<Look>(bytes, owner),
    shrinkPicture: (bytes, shrink, owner) => look<Shrunk | null>(bytes, owner, { shrink }),
    partOfPaper: (bytes, size, owner) => look<Part>(bytes, owner, { part: size }),
    joinParts: (parts, owner) =>
      look<Uint8Array | null>(new Uint8Array(Buffer.concat(parts.map(({ pdf }) => pdf))), owner, {
        join: parts.map(({ pdf, pages }) => ({ length: pdf.length, pages })),
      }),
    async readWords(bytes, owner) {
      const ended = await words.run(bytes, { owner, urgent: false });
      return "answer" in ended ? (ended.answer as Page[] | null) : null;
    },
    expectDocument() {
      looking.warm();
      reading.warm();
    },
    async closeReaders() {
      await Promise.all([reading.close(), looking.close(), words.close()]);
    },
  };
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
  return typedQuoteIn(bytes) || sniffDocument(bytes)
    ? null
    : "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC).";
}
