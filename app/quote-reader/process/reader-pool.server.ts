import type { Order, Work } from "#app/quote-reader/process/child.ts";
import type { Place } from "#app/quote-reader/process/fair-queue.ts";
import { makeProcessPool, type PoolSettings } from "#app/quote-reader/process/process-pool.server.ts";
import {
  type Ended,
  type OnFault,
  type OnSign,
  type Reader,
  startReader,
} from "#app/quote-reader/process/reader-process.server.ts";
import type { Limits } from "#app/quote-reader/process/watched-process.server.ts";

type Settings = PoolSettings & {
  kind: Work;
  limits: Limits;
  /** Told when a process ended over a document by itself. */
  onFault?: OnFault;
};

type Asked = Place & { signal?: AbortSignal; onSign?: OnSign; order?: Order };
type Job = Asked & { bytes: Uint8Array };

/** Processes that read documents. */
export function makePool({ kind, limits, onFault, ...settings }: Settings) {
  const { run, warm, close } = makeProcessPool<Job, Ended, Reader>({
    ...settings,
    start: (ahead) => startReader(kind, limits, onFault, ahead),
    work: (reader, { bytes, onSign, order }) => reader.read(bytes, onSign ?? (() => {}), order),
    onWait: ({ onSign }) => onSign?.(0.01, "Waiting for other documents to be read"),
    stopped: { died: "stopped" },
    yours: "Several of your documents are still being read. Please wait until they are done.",
    many: "Many documents are being read at this moment. Please try again in a minute.",
  });
  return {
    /** Errors: PoolBusy, as `run` of every pool. */
    run: (bytes: Uint8Array, asked: Asked) => run({ ...asked, bytes }),
    warm,
    close,
  };
}
