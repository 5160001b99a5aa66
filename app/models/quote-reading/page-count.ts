import { inflateSync } from "node:zlib";

const MOST_STREAMS = 40;
const MOST_UNPACKED = 2_000_000;
const PAGES = /\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d{1,7})|\/Count\s+(\d{1,7})[^>]*?\/Type\s*\/Pages\b/g;

/**
 * How many pages a PDF says it has, from its page tree as it lies in the file or in packed objects; null where it does not
 * say so plainly. A quick look before the document is kept: the reader counts again.
 */
export function statedPageCount(bytes: Uint8Array): number | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const counts = [...countsIn(text), ...packedObjects(bytes, text).flatMap(countsIn)];
  return counts.length > 0 ? Math.max(...counts) : null;
}

function countsIn(text: string): number[] {
  return [...text.matchAll(PAGES)].map((match) => Number(match[1] ?? match[2]));
}

function packedObjects(bytes: Uint8Array, text: string): string[] {
  const found: string[] = [];
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    if (found.length >= MOST_STREAMS) break;
    const from = /stream\r?\n/.exec(text.slice(index, index + 400));
    if (!from) continue;
    const start = index + from.index + from[0].length;
    try {
      found.push(inflateSync(bytes.subarray(start), { maxOutputLength: MOST_UNPACKED }).toString("latin1"));
    } catch {
      // Damaged or packed in another way: the reader will see.
    }
  }
  return found;
}
