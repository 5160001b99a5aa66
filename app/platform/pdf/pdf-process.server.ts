import type { ChildProcess } from "node:child_process";
import { setImmediate as turn } from "node:timers/promises";
import type { Order, Report } from "#app/platform/pdf/pdf-child.server.ts";
import { jsonParts } from "#app/platform/pdf/plain.ts";
import { shopZone } from "#app/platform/zone.ts";
import { spawnLimited } from "#app/quote-reader/process/limited-process.server.ts";
import {
  type Killed,
  type Limits,
  type WatchedProcess,
  watchProcess,
} from "#app/quote-reader/process/watched-process.server.ts";

/** `died` names why there are no bytes: too much work or memory for the PDF, too little time for it, or nobody waits any more. */
export type Drawn = { pdf: Buffer } | { fault: string } | { died: Killed };

/** A process that draws one PDF at a time. */
export type PdfProcess = WatchedProcess<Drawn> & {
  draw: (kind: string, data: unknown, limits: Limits) => Promise<Drawn>;
};

/** Milliseconds for which the data of a PDF hold up who waits for something else. */
const AT_ONCE = 4;
/** How deep data are taken apart: the parts of a list in a list of lists. */
const DEPTH = 5;

/** Starts the process of a file of the project, which calls `drawPdfs`. */
export function startPdfProcess(file: string, memory: number): PdfProcess {
  const child = spawnLimited({ file, reads: [file], heapMb: Math.round((memory * HEAP_SHARE) / 2 ** 20) });
  const watched = watchProcess<Report, Drawn>(child, {
    heard: (report) => ("ready" in report ? null : report),
    killed: (why) => ({ died: why }),
    gone(why) {
      if (why === null) return { died: "stopped" };
      if (why instanceof Error) return { fault: why.message };
      // V8 ends a process that would need more than it may have.
      if (why.signal === "SIGABRT" || why.code === OUT_OF_MEMORY) return { died: "memory" };
      return { fault: `The process that draws PDFs ended: ${why.signal ?? why.code}` };
    },
  });
  return {
    ...watched,
    draw: (kind, data, limits) => watched.work(limits, (goesOn) => give(child, kind, data, goesOn)),
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
