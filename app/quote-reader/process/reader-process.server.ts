import type { ChildProcess } from "node:child_process";
import type { Report, Work } from "#app/quote-reader/process/child.ts";
import { spawnLimited } from "#app/quote-reader/process/limited-process.server.ts";
import { type Usage, usageOf } from "#app/quote-reader/process/reader-usage.server.ts";
import type { Shrink } from "#app/quote-reader/process/shrink-picture.ts";

/** Seconds of processor time for one document, and without a sign of progress; of the clock; and bytes of memory. */
export type Limits = { cpu: number; quietCpu: number; clock: number; memory: number };

/** `died` names why there is no answer; "start" is no document's fault. */
export type Ended = { answer: unknown } | { died: "time" | "memory" | "fault" | "start" | "stopped" };

/** `code` or `signal` is what the process ended with. */
export type OnFault = (fault: { kind: Work; code: number | null; signal: string | null }) => void;

export type OnSign = (fraction: number, stage: string) => void;

/** A process that works on one document at a time. */
export type Reader = {
  work: (bytes: Uint8Array, onSign: OnSign, shrink?: Shrink) => Promise<Ended>;
  /** Ends it at once, whatever it is doing. */
  stop: () => void;
  alive: () => boolean;
  documents: () => number;
  usage: () => Promise<Usage | null>;
};

const LOOK_EVERY = 250;

/**
 * Starts a process without this one's secrets, limited by the system where it can be and by measuring everywhere; `ahead` of a
 * document that is still on its way.
 */
export function startReader(kind: Work, limits: Limits, onFault: OnFault = () => {}, ahead = false): Reader {
  const child = spawnReader(kind, limits.memory, ahead);
  let alive = true;
  let ready = false;
  let documents = 0;
  let finish: ((ended: Ended) => void) | null = null;
  let onSign: OnSign = () => {};
  let quietSince: Usage | null = null;
  let latest: Usage | null = null;

  const kill = () => {
    alive = false;
    child.kill("SIGKILL");
  };
  const end = (ended: Ended) => {
    if (!("answer" in ended)) kill();
    finish?.(ended);
    finish = null;
  };
  child.on("message", (report: Report) => {
    if ("ready" in report) ready = true;
    else if ("answer" in report) end({ answer: report.answer });
    else {
      quietSince = latest;
      onSign(report.fraction, report.stage);
    }
  });
  child.on("error", () => end({ died: "start" }));
  child.on("exit", (code, signal) => {
    if (finish) onFault({ kind, code, signal });
    end({ died: ready ? "fault" : "start" });
  });
  // What is idle keeps no process from ending; while it works, the watch below does.
  child.unref();
  child.channel?.unref();

  async function watch(first: Usage | null, started: number) {
    if (performance.now() - started > limits.clock * 1_000) return end({ died: "time" });
    latest = await usageOf(child.pid ?? -1);
    if (!latest || !finish) return;
    if (latest.memory > limits.memory) return end({ died: "memory" });
    if (latest.cpu - (first?.cpu ?? 0) > limits.cpu) return end({ died: "time" });
    if (latest.cpu - (quietSince ?? first ?? latest).cpu > limits.quietCpu) return end({ died: "time" });
  }

  return {
    async work(bytes, tell, shrink) {
      documents += 1;
      onSign = tell;
      const started = performance.now();
      const ended = new Promise<Ended>((resolve) => {
        finish = resolve;
      });
      const first = await usageOf(child.pid ?? -1);
      if (!alive) end({ died: ready ? "fault" : "start" });
      quietSince = first;
      const timer = setInterval(() => void watch(first, started), LOOK_EVERY);
      if (alive) child.send({ bytes, shrink }, (error) => error && end({ died: ready ? "fault" : "start" }));
      return await ended.finally(() => clearInterval(timer));
    },
    stop: () => end({ died: "stopped" }),
    alive: () => alive,
    documents: () => documents,
    usage: () => usageOf(child.pid ?? -1),
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
