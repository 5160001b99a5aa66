import type { Work } from "#app/quote-reader/process/child.ts";
import { makeFairQueue, type Place } from "#app/quote-reader/process/fair-queue.ts";
import {
  type Ended,
  type Limits,
  type OnFault,
  type OnSign,
  type Reader,
  startReader,
} from "#app/quote-reader/process/reader-process.server.ts";
import type { Shrink } from "#app/quote-reader/process/shrink-picture.ts";

/** Too much waits already; the message is a sentence for who asked. */
export class ReaderBusy extends Error {
  /** 429 when it is this owner's, 503 when everybody's. */
  readonly status: 429 | 503;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Settings = {
  kind: Work;
  /** Processes at most; each is started at its first document. */
  size: number;
  limits: Limits;
  /** Milliseconds after which an idle process is ended. */
  idle: number;
  /** Urgent documents that may wait: of all owners, and of one. */
  mostWaiting: number;
  mostForOne: number;
  /** A process is replaced after so many documents, or when it keeps more than so many bytes. */
  mostDocuments: number;
  mostKept: number;
  /** Told when a process ended over a document by itself. */
  onFault?: OnFault;
};

type Asked = Place & { signal?: AbortSignal; onSign?: OnSign; shrink?: Shrink };
type Job = Asked & { bytes: Uint8Array; resolve: (ended: Ended) => void };
type Pool = {
  /** Errors: 429 when this owner, 503 when everybody has too much waiting; what is not urgent always waits. */
  run: (bytes: Uint8Array, asked: Asked) => Promise<Ended>;
  /** Ends all processes; what they were at, and what waits, comes back as stopped. */
  close: () => Promise<void>;
  /** Has a process ready for a document that is on its way. */
  warm: () => void;
  waiting: () => number;
};

const SOON = 15;
const STOPPED: Ended = { died: "stopped" };

/** A few processes and the one queue before them. */
export function makePool(settings: Settings): Pool {
  const queue = makeFairQueue<Job>();
  const idle: { reader: Reader; timer: NodeJS.Timeout }[] = [];
  const busy = new Map<Job, Reader>();

  function startNext(): void {
    if (busy.size >= settings.size) return;
    const job = queue.take();
    if (!job) return;
    const reader = idleReader() ?? startReader(settings.kind, settings.limits, settings.onFault);
    busy.set(job, reader);
    void work(job, reader);
    startNext();
  }

  function idleReader(): Reader | undefined {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.reader.alive()) return kept.reader;
    }
    return undefined;
  }

  async function work(job: Job, reader: Reader): Promise<void> {
    const ended = await reader.work(job.bytes, job.onSign ?? (() => {}), job.shrink);
    job.resolve(ended);
    const kept = (await reader.usage())?.memory ?? 0;
    busy.delete(job);
    if (reader.documents() >= settings.mostDocuments || kept > settings.mostKept) reader.stop();
    else if (reader.alive()) rest(reader);
    startNext();
  }

  function rest(reader: Reader): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.reader === reader),
        1,
      );
      reader.stop();
    }, settings.idle).unref();
    idle.push({ reader, timer });
  }

  function requireRoom({ owner, urgent }: Place): void {
    if (!urgent) return;
    if (queue.lengthFor(owner) >= settings.mostForOne)
      throw new ReaderBusy(
        429,
        "Several of your documents are still being read. Please wait until they are done.",
        SOON,
      );
    if (queue.length() >= settings.mostWaiting)
      throw new ReaderBusy(
        503,
        "Many documents are being read at this moment. Please try again in a minute.",
        SOON * 2,
      );
  }

  function cancel(job: Job): void {
    if (queue.remove(job)) job.resolve(STOPPED);
    else busy.get(job)?.stop();
  }

  return {
    async run(bytes, asked) {
      if (asked.signal?.aborted) return STOPPED;
      requireRoom(asked);
      const ahead = busy.size >= settings.size;
      return new Promise((resolve) => {
        const job: Job = { ...asked, bytes, resolve };
        asked.signal?.addEventListener("abort", () => cancel(job), { once: true });
        queue.add(job);
        startNext();
        if (ahead) asked.onSign?.(0.01, "Waiting for other documents to be read");
      });
    },
    async close() {
      for (const job of queue.clear()) job.resolve(STOPPED);
      for (const { reader, timer } of idle.splice(0)) {
        clearTimeout(timer);
        reader.stop();
      }
      for (const reader of busy.values()) reader.stop();
    },
    warm() {
      if (idle.length > 0 || busy.size >= settings.size) return;
      try {
        rest(startReader(settings.kind, settings.limits, settings.onFault, true));
      } catch {
        // Nobody waits for what is started ahead: the reading itself says what is wrong.
      }
    },
    waiting: () => queue.length(),
  };
}
