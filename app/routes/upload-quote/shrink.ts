import { drawPhoto, toJpeg } from "#app/ui/behavior/draw-photo.ts";

const ENOUGH_BYTES = 300_000;
const LONGEST = 2400;
/** Print stays legible at all of them (six lines of six, tried); the later ones are for a grainy picture. */
const QUALITIES = [0.6, 0.45];

/**
 * A phone's photo holds ten times what reading needs, and the way up is the slowest part of a phone's connection: 300 kB take three
 * seconds of it. What cannot be redrawn goes as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= ENOUGH_BYTES || !/^image\/(?:jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const canvas = await drawPhoto(file, LONGEST);
    let best: Blob = file;
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality);
      if (blob && blob.size < best.size) best = blob;
      if (best.size <= ENOUGH_BYTES) break;
    }
    if (best === file) return file;
    return new File([best], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return file;
  }
}

/** One after the other: a phone has no room for many large pictures at once. */
export async function shrinkPhotos(files: File[]): Promise<File[]> {
  const small: File[] = [];
  for (const file of files) small.push(await shrinkPhoto(file));
  return small;
}
