import type { Joined } from "#app/quote-reader/join/join.ts";
import type { PageSize } from "#app/quote-reader/join/part.ts";
import type { Shrink } from "#app/quote-reader/process/shrink-picture.ts";

/**
 * The process that parses strangers' files: started by `reader-process.server.ts` as `child.ts read`, `look` or `words`, without the
 * parent's environment. It works on one document at a time and may be killed at any moment. `child.ts read ahead` is started
 * for a document that is still on its way, most likely a photo, and loads what photos are read with meanwhile.
 */
export type Work = "read" | "look" | "words";

/** What `child.ts look` may be asked for in place of a look; `join` is how long each part is, with its pages. */
export type Order = { shrink: Shrink } | { part: PageSize } | { join: Joined[] };

export type Report = { ready: true } | { fraction: number; stage: string } | { answer: unknown };

type Tell = (fraction: number, stage: string) => void;
type Worker = (bytes: Uint8Array, tell: Tell, order?: Order) => Promise<unknown>;

const work = await workerFor(process.argv[2]);

process.on("message", async ({ bytes, order }: { bytes: Uint8Array; order?: Order }) => {
  // Small files come as a Buffer, which PDF.js refuses.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  report({ answer: await work(plain, (fraction, stage) => report({ fraction, stage }), order) });
});
// Whoever asked has gone: native threads may be at work, and leaving in the ordinary way would wait for them.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
report({ ready: true });
if (process.argv[3] === "ahead") await loadModels();

async function loadModels(): Promise<void> {
  const { ocrModels } = await import("#app/quote-reader/words/ocr-models.server.ts");
  // Whoever reads a photo asks for them again and is told.
  await ocrModels().catch(() => {});
}

function report(message: Report): void {
  process.send?.(message);
}

async function workerFor(kind: string | undefined): Promise<Worker> {
  if (kind === "look") {
    const { lookAtDocument } = await import("#app/quote-reader/process/look-at-document.ts");
    const { shrinkPicture } = await import("#app/quote-reader/process/shrink-picture.ts");
    const { partOf } = await import("#app/quote-reader/join/part.ts");
    const { joinPdfs } = await import("#app/quote-reader/join/join.ts");
    return (bytes, _tell, order) => {
      if (!order) return lookAtDocument(bytes);
      if ("shrink" in order) return shrinkPicture(bytes, order.shrink);
      return "part" in order ? partOf(bytes, order.part) : joinPdfs(bytes, order.join);
    };
  }
  const { readDocument, wordsOfDocument } = await import("#app/quote-reader/process/read-document.ts");
  if (kind === "words") return (bytes) => wordsOfDocument(bytes).catch(() => null);
  return async (bytes, tell) => {
    try {
      return await readDocument(bytes, tell);
    } catch (error) {
      // A file of ours that this process may not read is no damage of theirs: it ends, and the log says so.
      if (error instanceof Error && "code" in error && error.code === "ERR_ACCESS_DENIED") throw error;
      // Nor is memory that was not to be had: a new process tries once more.
      if (error instanceof Error && error.message.includes("bad_alloc")) throw error;
      return { ok: false, reason: DAMAGED };
    }
  };
}

const DAMAGED = "This file is damaged and could not be read. Please export it again, or send a photo.";
