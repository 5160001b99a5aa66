import decodeHeif from "heic-decode";
import { UnreadableDocument } from "#app/quote-reader/words/page.ts";
import { containerPixels, MOST_PIXELS_AT_ONCE, TOO_MANY_PIXELS } from "#app/quote-reader/words/pixels.ts";

const DAMAGED = "This photo is damaged and cannot be opened. Please take it again, or send it as a JPEG.";

/** The first picture in a HEIC file, turned as it was taken. Throws UnreadableDocument when it has too many pixels or is damaged. */
export async function openHeic(bytes: Uint8Array) {
  if ((containerPixels(bytes) ?? 0) > MOST_PIXELS_AT_ONCE) throw new UnreadableDocument(TOO_MANY_PIXELS);
  const damaged = () => {
    throw new UnreadableDocument(DAMAGED);
  };
  const images = await decodeHeif.all({ buffer: bytes }).catch(damaged);
  try {
    const [image] = images;
    if (!image || image.width * image.height > MOST_PIXELS_AT_ONCE) throw new UnreadableDocument(TOO_MANY_PIXELS);
    const { data, width, height } = await image.decode().catch(damaged);
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height, channels: 4 as const };
  } finally {
    images.dispose();
  }
}

/** HEIC by its brand; sharp opens AVIF, which has the same container. */
export function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return brand.startsWith("ftyp") && brand !== "ftypavif" && brand !== "ftypavis";
}
