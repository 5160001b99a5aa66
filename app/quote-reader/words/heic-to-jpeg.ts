import sharp from "sharp";
import { openHeic } from "#app/quote-reader/words/heic.ts";

/** An iPhone's photo as a JPEG, which every browser can show. Throws UnreadableDocument as `openHeic` does. */
export async function heicToJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const { data, ...raw } = await openHeic(bytes);
  return await sharp(data, { raw })
    .resize({ width: 4000, height: 4000, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}
