import type { ChildProcess } from "node:child_process";
import { setImmediate as turn } from "node:timers/promises";
import type { Order, Report } from "#app/platform/files/paper-child.server.ts";
import { jsonParts } from "#app/platform/files/plain.ts";
import { shopZone } from "#app/platform/zone.ts";
import { spawnLimited } from "#app/quote-reader/process/limited-process.server.ts";
import { usageOf } from "#app/quote-reader/process/reader-usage.server.ts";

/** For one paper: seconds of processor time and of the clock, and bytes of memory. */
export type PaperLimits = { cpu: number; clock: number; memory: number };

/** `died` names why there are no bytes: too much work or memory for the paper, too little time for it, or nobody waits any more. */
export type Drawn = { pdf: Buffer } | { fault: string } | { died: "cpu" | "memory" | "clock" | "stopped" };

/** A process that draws one paper at a time. */
export type PaperProcess = {
  draw: (kind: string, data: unknown, limits: PaperLimits) => Promise<Drawn>;
  /** Ends it at once, whatever it is doing. */
  stop: () => void;
  alive: () => boolean;
  papers: () => number;
  /** Bytes that it holds. */
  held: () => Promise<number>;
};

const LOOK_EVERY = 250;
/** Milliseconds for which the data of a paper hold up who waits for something else. */
const AT_ONCE = 4;
/** How deep data are taken apart: the parts of a list in a list of lists. */
const DEPTH = 5;

/** Starts the process of a file of the project, which calls `drawPapers`. */
export function startPaperProcess(file: string, memory: number): PaperProcess {
  const child = spawnLimited({ file, reads: [file], heapMb: Math.round((memory * HEAP_SHARE) / 2 ** 20) });
  let alive = true;
  let papers = 0;
  let finish: ((drawn: Drawn) => void) | null = null;

  const end = (drawn: Drawn) => {
    if ("died" in drawn) {
      alive = false;
      child.kill("SIGKILL");
    }
    finish?.(drawn);
    finish = null;
  };
  child.on("message", (report: Report) => {
    if (!("ready" in report)) end(report);
  });
  child.on("error", ({ message }) => {
    alive = false;
    end({ fault: message });
  });
  child.on("exit", (code, signal) => {
    alive = false;
    // V8 ends a process that would need more than it may have.
    if (signal === "SIGABRT" || code === OUT_OF_MEMORY) end({ died: "memory" });
    else end({ fault: `The process that draws papers ended: ${signal ?? code}` });
  });
  // What is idle keeps no process from ending; while it works, the watch below does.
  child.unref();
  child.channel?.unref();

  async function watch(limits: PaperLimits, before: number, started: number) {
    if (performance.now() - started > limits.clock * 1000) return end({ died: "clock" });
    const usage = await usageOf(child.pid ?? -1);
    if (!usage || !finish) return;
    if (usage.memory > limits.memory) return end({ died: "memory" });
    if (usage.cpu - before > limits.cpu) return end({ died: "cpu" });
  }

  return {
    async draw(kind, data, limits) {
      const started = performance.now();
      papers += 1;
      const ended = new Promise<Drawn>((resolve) => {
        finish = resolve;
      });
      const before = (await usageOf(child.pid ?? -1))?.cpu ?? 0;
      if (!alive) end({ died: "stopped" });
      const timer = setInterval(() => void watch(limits, before, started), LOOK_EVERY);
      void give(child, kind, data, () => finish !== null && child.connected).catch((error) =>
        end({ fault: String(error) }),
      );
      return await ended.finally(() => clearInterval(timer));
    },
    stop: () => end({ died: "stopped" }),
    alive: () => alive,
    papers: () => papers,
    held: async () => (await usageOf(child.pid ?? -1))?.memory ?? 0,
  };
}

/** The data on their way a little at a time: thousands of entries are written while others are answered. */
async function give(child: ChildProcess, kind: string, data: unknown, goesOn: () => boolean): Promise<void> {
  const send = (order: Order) => child.send(order, () => {});
  let text = "";
  let since = performance.now();
  for (const part of jsonParts(data, DEPTH)) {
    text += part;
    if (performance.now() - since < AT_ONCE) continue;
    send({ part: text });
    text = "";
    await turn();
    if (!goesOn()) return;
    since = performance.now();
  }
  send({ part: text });
  send({ kind, zone: shopZone() });
}

/** What a shell says of a program that aborted. */
const OUT_OF_MEMORY = 134;

/** Of what a process may hold: the rest is fonts, code and the bytes themselves. */
const HEAP_SHARE = 0.8;
