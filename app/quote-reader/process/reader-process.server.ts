import type { ChildProcess } from "node:child_process";
import type { Order, Report, Work } from "#app/quote-reader/process/child.ts";
import { spawnLimited } from "#app/quote-reader/process/limited-process.server.ts";
import { type Limits, type WatchedProcess, watchProcess } from "#app/quote-reader/process/watched-process.server.ts";

/** `died` names why there is no answer; "start" is no document's fault. */
export type Ended = { answer: unknown } | { died: "time" | "memory" | "fault" | "start" | "stopped" };

/** `code` or `signal` is what the process ended with. */
export type OnFault = (fault: { kind: Work; code: number | null; signal: string | null }) => void;

export type OnSign = (fraction: number, stage: string) => void;

/** A process that works on one document at a time. */
export type Reader = WatchedProcess<Ended> & {
  read: (bytes: Uint8Array, onSign: OnSign, order?: Order) => Promise<Ended>;
};

/**
 * Starts a process without this one's secrets, limited by the system where it can be and by measuring everywhere; `ahead` of a
 * document that is still on its way.
 */
export function startReader(kind: Work, limits: Limits, onFault: OnFault = () => {}, ahead = false): Reader {
  const child = spawnReader(kind, limits.memory, ahead);
  let ready = false;
  let onSign: OnSign = () => {};
  const watched = watchProcess<Report, Ended>(child, {
    heard(report) {
      if ("answer" in report) return { answer: report.answer };
      if ("fraction" in report) {
        onSign(report.fraction, report.stage);
        return "progress";
      }
      ready = true;
      return null;
    },
    killed: (why) => ({ died: why === "cpu" || why === "clock" ? "time" : why }),
    gone(why) {
      if (why && "working" in why && why.working) onFault({ kind, code: why.code, signal: why.signal });
      return { died: ready ? "fault" : "start" };
    },
  });
  return {
    ...watched,
    read(bytes, tell, order) {
      onSign = tell;
      return watched.work(
        limits,
        () =>
          new Promise((given, failed) => {
            child.send({ bytes, order }, (error) => (error ? failed(error) : given()));
          }),
      );
    },
  };
}

const HEAP_MB = 384;
/** Bytes that Node, its threads and the decoders in WebAssembly ask for and never touch; what they touch is watched above. */
const RESERVED = 2_000_000_000;

function spawnReader(kind: Work, memory: number, ahead: boolean): ChildProcess {
  return spawnLimited({
    file: "app/quote-reader/process/child.ts",
    words: [kind, ...(ahead && kind === "read" ? ["ahead"] : [])],
    reads: ["prisma/price-guide"],
    heapMb: HEAP_MB,
    addons: true,
    // Fewer pools of memory that are kept for threads that have gone.
    environment: { MALLOC_ARENA_MAX: "2" },
    dataKb: Math.round((memory + RESERVED) / 1024),
  });
}
