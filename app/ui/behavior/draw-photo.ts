/** A photo on a canvas, upright, its longer side at most `side` pixels. Errors: what the browser cannot draw. */
export async function drawPhoto(file: File, side: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  // Neighbors are averaged and not skipped: the grain of a sensor goes, and with it a tenth of the bytes.
  if (pen) pen.imageSmoothingQuality = "medium";
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** The canvas as a JPEG; null where the browser makes none. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
