import { inflateSync } from "node:zlib";

/** A letter page at 600 dots an inch has 33.7 million; a picture in a PDF stands in memory whole. */
export const MOST_PICTURE_PIXELS = 36_000_000;
/** Thirty pages at 300 dots an inch, in color and in layers. */
const MOST_IN_ALL = 600_000_000;
/** Pictures that were packed once more, each of which has to be unpacked to be known. */
const MOST_PACKED_TWICE = 100;
const LONGEST_HEAD = 1_200;
/** A JPEG says its size behind its color profile, thumbnail and comments. */
const LONGEST_JPEG_HEAD = 512_000;

/**
 * Whether a picture inside a PDF, or all together, would unpack to more pixels than are read: known from the heads alone, those of
 * the pictures themselves, for what the PDF says about them need not be true.
 */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [inAll, packed] = [0, 0];
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const before = file.toString("latin1", Math.max(0, at - LONGEST_HEAD), at);
    const head = before.slice(before.lastIndexOf(" obj") + 1);
    if (!/\/(?:DCT|JPX|JBIG2|CCITTFax)Decode\b|\/Subtype\s{0,9}\/Image\b/.test(head)) continue;
    let from = at + 6;
    if (file[from] === 13) from += 1;
    if (file[from] === 10) from += 1;
    packed += Number(/\/FlateDecode\b/.test(head) && /\/(?:DCT|JPX)Decode\b/.test(head));
    if (packed > MOST_PACKED_TWICE) return true;
    const pixels = Math.max(pixelsSaid(head), pixelsWithin(head, file.subarray(from, from + LONGEST_JPEG_HEAD)));
    inAll += pixels;
    if (pixels > MOST_PICTURE_PIXELS || inAll > MOST_IN_ALL) return true;
  }
  return false;
}

/** By the dictionary before the stream; the parameters of a fax may be larger than the picture. */
function pixelsSaid(head: string): number {
  const side = (name: string) => Number(new RegExp(`/${name}\\s{0,9}(\\d{1,9})`).exec(head)?.[1] ?? 0);
  return Math.max(side("Width"), side("Columns")) * Math.max(side("Height"), side("Rows"));
}

function pixelsWithin(head: string, data: Buffer): number {
  const picture = /\/FlateDecode\b/.test(head) ? unpacked(data) : data;
  if (/\/JPXDecode\b/.test(head)) return pixelsOfJpx(picture);
  return /\/DCTDecode\b/.test(head) ? pixelsOfJpeg(picture) : 0;
}

function unpacked(data: Buffer): Buffer {
  try {
    return inflateSync(data, { finishFlush: 2, maxOutputLength: LONGEST_JPEG_HEAD });
  } catch {
    return data;
  }
}

/** The marker SIZ of a codestream (ISO/IEC 15444-1, A.5.1). */
function pixelsOfJpx(data: Buffer): number {
  const at = data.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]));
  if (at < 0 || at + 16 > data.length) return 0;
  return data.readUInt32BE(at + 8) * data.readUInt32BE(at + 12);
}

/** The frame header of a JPEG, found by walking over what stands before it (ISO/IEC 10918-1, B.1.1.4). */
function pixelsOfJpeg(data: Buffer): number {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] as number;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return data.readUInt16BE(at + 5) * data.readUInt16BE(at + 7);
    at += marker === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return 0;
}
