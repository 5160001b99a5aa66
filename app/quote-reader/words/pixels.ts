import sharp from "sharp";
import { UnreadableDocument } from "#app/quote-reader/words/page.ts";

/** An iPhone's largest photos have 49 million. What is decoded row by row may be larger: it is shrunk on the way. */
export const MOST_PIXELS_AT_ONCE = 50_000_000;
export const MOST_PIXELS_IN_ROWS = 100_000_000;

export const NO_PICTURE =
  "This picture is damaged or of a kind that cannot be opened. Please send it as a JPEG or PNG.";
export const TOO_MANY_PIXELS = "This picture has too many pixels. Please send a smaller one.";

/**
 * Knows from the head of a picture how much would be unpacked, before it is. Throws UnreadableDocument for too many pixels; a
 * damaged head is left for the decoder to judge.
 */
export async function requireFewPixels(bytes: Uint8Array): Promise<void> {
  const inContainer = containerPixels(bytes);
  if (inContainer !== null) {
    if (inContainer > MOST_PIXELS_AT_ONCE) throw new UnreadableDocument(TOO_MANY_PIXELS);
    return;
  }
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return;
  // Interlaced and WebP pictures stand in memory whole before the first row is ready.
  const most = head.isProgressive || head.format === "webp" ? MOST_PIXELS_AT_ONCE : MOST_PIXELS_IN_ROWS;
  const frames = head.pages ?? 1;
  if (head.width * (head.pageHeight ?? head.height) > most || frames > MOST_FRAMES)
    throw new UnreadableDocument(TOO_MANY_PIXELS);
}

/** A photo that moves is a few seconds long; only its first frame is read. */
const MOST_FRAMES = 1_000;

/** HEIC and AVIF by their boxes. */
export function isContainer(bytes: Uint8Array): boolean {
  return text(bytes, 4) === "ftyp";
}

/** The most pixels that any picture of a HEIC or AVIF file is said to have (`ispe`, ISO/IEC 23008-12); null for other files. */
export function containerPixels(bytes: Uint8Array): number | null {
  if (!isContainer(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = metaBox(view, bytes);
  if (!meta) return 0;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(meta.from, meta.to);
  let most = 0;
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 4)) {
    if (at + 16 > file.length) break;
    most = Math.max(most, file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12));
  }
  return most;
}

const MOST_BOXES = 64;

function metaBox(view: DataView, bytes: Uint8Array): { from: number; to: number } | null {
  let at = 0;
  for (let count = 0; count < MOST_BOXES && at + 16 <= bytes.length; count++) {
    const short = view.getUint32(at);
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < 8) return null;
    if (text(bytes, at + 4) === "meta") return { from: at, to: Math.min(bytes.length, at + size) };
    at += size;
  }
  return null;
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
