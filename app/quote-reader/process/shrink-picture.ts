import sharp from "sharp";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { heicToJpeg } from "#app/quote-reader/words/heic-to-jpeg.ts";

/** The box a picture is fitted into, in pixels, and what comes out. */
export type Shrink = { width: number; height: number; type: "image/jpeg" | "image/png"; mostPixels: number };

/** A picture made smaller: its bytes and its size in pixels. */
export type Shrunk = { bytes: Uint8Array; width: number; height: number };

/**
 * Fits a photograph (JPEG, PNG, WebP, HEIC) into a box: turned upright, never enlarged, and without what the camera wrote into it.
 * Null for what is no such picture, is damaged, or has more pixels than are let through. Runs in a process of its own.
 */
export async function shrinkPicture(bytes: Uint8Array, how: Shrink): Promise<Shrunk | null> {
  try {
    const type = sniffDocument(bytes);
    if (!type?.startsWith("image/")) return null;
    const plain = type === "image/heic" ? await heicToJpeg(bytes) : bytes;
    const fitted = sharp(plain, { limitInputPixels: how.mostPixels })
      .rotate()
      .resize({ width: how.width, height: how.height, fit: "inside", withoutEnlargement: true });
    const drawn = how.type === "image/png" ? fitted.png() : fitted.jpeg({ quality: 78, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return null;
  }
}
