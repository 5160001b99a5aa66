import { drawPhoto, toJpeg } from "#app/ui/behavior/draw-photo.ts";

const SIDE = 1600;

/** The photo at 1,600 pixels on its longer side, as JPEG; as it is where the browser cannot draw it. */
export async function shrunk(file: File): Promise<File> {
  try {
    const blob = await toJpeg(await drawPhoto(file, SIDE), 0.8);
    return blob && blob.size < file.size ? new File([blob], "photo.jpg", { type: "image/jpeg" }) : file;
  } catch {
    return file;
  }
}
