import { inflateSync } from "node:zlib";
import { type Drawing, drawsWithoutEnd } from "#app/quote-reader/words/pdf-forms.ts";

/** Bytes of drawing on one page or form; a full page of text has about a hundred thousand. */
const MOST_DRAWING = 6_000_000;
/** Bytes of drawing in a whole document of thirty such pages. */
const MOST_IN_ALL = 60_000_000;
/** Graphics states that may lie on each other; the PDF specification names 28, and reading them takes the square of it. */
const MOST_STATES = 600;
const LONGEST_HEAD = 1_200;

/**
 * Whether a PDF holds drawing that unpacks to more than a quote could have, piles up states without end, or draws forms within
 * forms without end: each would keep the reader for many seconds. Streams that cannot be unpacked are left for the reader to judge.
 */
export function isPdfBomb(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Looked for once in vain, it is nowhere: else a file of nothing but beginnings takes the square of its length.
  let hasEnd = true;
  let unpackedInAll = 0;
  const drawings: Drawing[] = [];
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const { number, head } = objectOf(file, at);
    if (/\/Subtype\s*\/Image|\/Length1\b|\/FontFile|\/DCTDecode|\/Type\s*\/XRef/.test(head)) continue;
    let from = at + 6;
    if (file[from] === 13) from += 1;
    if (file[from] === 10) from += 1;
    const end: number = hasEnd ? file.indexOf("endstream", from) : -1;
    hasEnd = end >= 0;
    const packed = file.subarray(from, end < 0 ? file.length : end);
    const drawing = /\/FlateDecode|\/Fl\b/.test(head) ? unpacked(packed) : packed;
    if (drawing === "too much" || drawing.length > MOST_DRAWING || pilesUp(drawing)) return true;
    unpackedInAll += drawing.length;
    if (unpackedInAll > MOST_IN_ALL) return true;
    drawings.push({ number, head, content: drawing });
    if (end < 0) break;
    at = end;
  }
  return drawsWithoutEnd(file, drawings);
}

/** The object that a stream is: its number, -1 where none is named, and its dictionary. */
function objectOf(file: Buffer, at: number): { number: number; head: string } {
  const before = file.toString("latin1", Math.max(0, at - LONGEST_HEAD), at);
  const begins = before.lastIndexOf(" obj") + 1;
  const number = Number(/(\d{1,10}) \d{1,5} $/.exec(before.slice(0, begins))?.[1] ?? -1);
  return { number, head: before.slice(begins) };
}

function unpacked(packed: Buffer): Buffer | "too much" {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_DRAWING });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return code === "ERR_BUFFER_TOO_LARGE" ? "too much" : Buffer.alloc(0);
  }
}

/** A long run of "q" that nothing ends. */
function pilesUp(drawing: Buffer): boolean {
  let run = 0;
  for (const byte of drawing) {
    if (byte === 113) run += 1;
    else if (byte > 32) run = 0;
    if (run > MOST_STATES) return true;
  }
  return false;
}
