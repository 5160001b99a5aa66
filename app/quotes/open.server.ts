import type { Viewer } from "#app/access/viewer.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { openQuoteDocument } from "#app/quotes/quote-document.server.ts";

/** Bytes of documents in one answer; as base64 a third more. */
const MOST_BYTES = 20 * 1024 * 1024;

type Listed = { id: string; fileSize: number };

/**
 * The documents themselves as base64, by id, one after the other and 20 MB at most: null for one that the store has lost, and
 * for those that do not fit any more.
 */
export async function readDocuments(viewer: Viewer, documents: readonly Listed[]): Promise<Map<string, string | null>> {
  const read = new Map<string, string | null>();
  let room = MOST_BYTES;
  for (const { id, fileSize } of documents) {
    const fits = fileSize <= room;
    if (fits) room -= fileSize;
    read.set(id, fits ? await openQuoteDocument(viewer, id).then(toBase64, nullWhereLost) : null);
  }
  return read;
}

function toBase64({ bytes }: { bytes: Uint8Array }) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

function nullWhereLost(error: unknown) {
  if (error instanceof Refusal && error.status === 404) return null;
  throw error;
}
