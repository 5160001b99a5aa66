import path from "node:path";
import { Worker } from "node:worker_threads";

const FILE = path.join(process.cwd(), "app/integrations/quote-reading/heic-worker.ts");
/** Milliseconds. */
const LONGEST = 30_000;

/**
 * An iPhone's photo as a JPEG, which every browser can show, made in a thread of its own. Null when the file cannot be decoded in
 * time: it is then kept as it came, and its reading says why.
 */
export function heicToJpeg(bytes: Uint8Array): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const worker = new Worker(FILE, {
      workerData: new Uint8Array(bytes),
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (jpeg: Uint8Array | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(jpeg);
    };
    const timer = setTimeout(end, LONGEST, null);
    worker.once("message", end);
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
