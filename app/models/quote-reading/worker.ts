import os from "node:os";
import { parentPort } from "node:worker_threads";
import { readDocument } from "#app/models/quote-reading/read-document.ts";
import type { ReadingOutcome } from "#app/models/quote-reading/reading.ts";

/** The thread that reads. One document at a time; run by `read-quote.server.ts`. */
export type Job = { id: number; bytes: Uint8Array };

const DAMAGED: ReadingOutcome = {
  ok: false,
  reason: "This file is damaged and could not be read. Please export it again, or send a photo.",
};

// On Linux a priority is a thread's own: reading yields to the threads that answer people. Elsewhere it would be the whole server's.
if (process.platform === "linux") os.setPriority(0, 10);

const port = parentPort;
port?.on("message", async ({ id, bytes }: Job) => {
  try {
    const outcome = await readDocument(bytes, (fraction, stage) => port.postMessage({ id, fraction, stage }));
    port.postMessage({ id, outcome });
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, outcome: DAMAGED, fault });
  }
});
