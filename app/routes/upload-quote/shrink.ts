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
    const canvas = await drawn(file);
    let best: Blob = file;
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
      if (blob && blob.size < best.size) best = blob;
      if (best.size <= ENOUGH_BYTES) break;
    }
    if (best === file) return file;
    return new File([best], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return file;
  }
}

async function drawn(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
