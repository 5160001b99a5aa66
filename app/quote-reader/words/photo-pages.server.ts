import sharp, { type CreateRaw } from "sharp";
import { evenLight } from "#app/quote-reader/words/even-light.ts";
import { isHeic, openHeic } from "#app/quote-reader/words/heic.ts";
import { withLoneFigures } from "#app/quote-reader/words/lone-figures.ts";
import { detectText } from "#app/quote-reader/words/ocr-detect.ts";
import { type OcrModels, ocrModels } from "#app/quote-reader/words/ocr-models.server.ts";
import { recogniseText, upsideDown } from "#app/quote-reader/words/ocr-recognise.ts";
import { type Page, UnreadableDocument } from "#app/quote-reader/words/page.ts";
import { wordsOf } from "#app/quote-reader/words/photo-words.ts";
import { MOST_PIXELS_IN_ROWS, NO_PICTURE, requireFewPixels, TOO_MANY_PIXELS } from "#app/quote-reader/words/pixels.ts";
import { type Raster, type TextBox, turned, unturned } from "#app/quote-reader/words/raster.ts";
import { secondLook } from "#app/quote-reader/words/second-look.ts";
import { straightener } from "#app/quote-reader/words/straighten.ts";
import { joined, withoutPieces } from "#app/quote-reader/words/text-boxes.ts";

const READ_PIXELS = 5_000_000;
/** Pixels the detector looks at; more finds hardly more text and takes longer. A long receipt gets more. */
const DETECTOR_PIXELS = 2_000_000;
const DETECTOR_SHORT_SIDE = 1_150;
const DETECTOR_MOST_PIXELS = 3_600_000;

sharp.cache(false);
sharp.concurrency(1);

export type Photo = Uint8Array | { data: Uint8Array; width: number; height: number; channels: 1 | 3 | 4 };

/** The words on a photographed or scanned page. Throws UnreadableDocument when the picture cannot be opened. */
export async function photoPage(photo: Photo, number: number, onProgress: (share: number) => void): Promise<Page> {
  const picture = await openPicture(photo);
  onProgress(0.1);
  const models = await ocrModels();
  onProgress(0.2);
  const even = evenLight(picture);
  const upright = await whileTelling(detectUpright(models, even), onProgress, { from: 0.2, to: 0.44 });
  const found = { ...upright, boxes: withoutPieces(joined(upright.boxes)) };
  onProgress(0.45);
  const read = await recogniseText(models, found.image, found.boxes, (share) => onProgress(0.45 + share * 0.5));
  const looked = await secondLook(models, found.image, read);
  const texts = await withLoneFigures(models, found.image, looked);
  const straight = straightener(found.boxes, found.image);
  const words = wordsOf(texts, straight, (point) => unturned(point, found.quarters, even));
  return {
    number,
    width: found.image.width,
    height: found.image.height,
    source: "photographed",
    words,
    original: { width: even.width, height: even.height },
  };
}

/** Milliseconds between two signs, and after which half of the way is told. */
const TELL_EVERY = 400;
const HALF_WAY = 2_000;

/** Finding the text is one long step: the bar moves on, ever more slowly, while it is at work. */
async function whileTelling<Result>(
  work: Promise<Result>,
  onProgress: (share: number) => void,
  { from, to }: { from: number; to: number },
): Promise<Result> {
  const started = performance.now();
  const timer = setInterval(() => {
    const passed = performance.now() - started;
    onProgress(from + (to - from) * (passed / (passed + HALF_WAY)));
  }, TELL_EVERY);
  return await work.finally(() => clearInterval(timer));
}

async function openPicture(given: Photo): Promise<Raster> {
  if (given instanceof Uint8Array) await requireFewPixels(given);
  const photo = given instanceof Uint8Array && isHeic(given) ? await openHeic(given) : given;
  const raw =
    photo instanceof Uint8Array ? undefined : { width: photo.width, height: photo.height, channels: photo.channels };
  const bytes = photo instanceof Uint8Array ? photo : photo.data;
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MOST_PIXELS_IN_ROWS,
      failOn: "truncated",
      sequentialRead: true,
      ...(raw ? { raw } : {}),
    })
      .rotate()
      .resize({ ...(await smallerThan(bytes, raw)), fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = info.channels === 3 ? new Uint8Array(data) : threeChannels(data, info.channels);
    return { data: pixels, width: info.width, height: info.height };
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(message)) throw new UnreadableDocument(TOO_MANY_PIXELS);
    throw new UnreadableDocument(NO_PICTURE);
  }
}

async function smallerThan(bytes: Uint8Array, raw: CreateRaw | undefined): Promise<{ width: number; height: number }> {
  const {
    width = 1,
    height = 1,
    orientation = 1,
  } = await sharp(bytes, { limitInputPixels: MOST_PIXELS_IN_ROWS, ...(raw ? { raw } : {}) }).metadata();
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return orientation >= 5 ? { width: size.height, height: size.width } : size;
}

function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  const pixels = new Uint8Array((data.length / channels) * 3);
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3) {
    for (let channel = 0; channel < 3; channel++)
      pixels[to + channel] = data[from + (channels >= 3 ? channel : 0)] as number;
  }
  return pixels;
}

type Upright = { image: Raster; boxes: TextBox[]; quarters: number };

/** The text boxes of a picture that is turned upright first, by the direction of its lines and the vote of its letters. */
async function detectUpright(models: OcrModels, image: Raster): Promise<Upright> {
  let upright: Upright = { image, boxes: await detectIn(image), quarters: 0 };
  const area = (boxes: TextBox[]) => boxes.reduce((sum, box) => sum + box.length * box.thickness, 0);
  const standing = upright.boxes.filter((box) => box.thickness > box.length * 1.3);
  if (area(standing) > area(upright.boxes) * 0.5) {
    const boxes = upright.boxes.map((box) => ({
      ...box,
      x: image.height - box.y,
      y: box.x,
      length: box.thickness,
      thickness: box.length,
    }));
    upright = { image: turned(image, 1), boxes, quarters: 1 };
  }
  if (await upsideDown(models, upright.image, upright.boxes)) {
    const { width, height } = upright.image;
    const boxes = upright.boxes.map((box) => ({ ...box, x: width - box.x, y: height - box.y }));
    upright = { image: turned(upright.image, 2), boxes, quarters: upright.quarters + 2 };
  }
  return upright;
}

async function detectIn(image: Raster): Promise<TextBox[]> {
  const area = image.width * image.height;
  const wanted = Math.max(Math.sqrt(DETECTOR_PIXELS / area), DETECTOR_SHORT_SIDE / Math.min(image.width, image.height));
  const scale = Math.min(1, wanted, Math.sqrt(DETECTOR_MOST_PIXELS / area));
  const width = Math.max(32, Math.round((image.width * scale) / 32) * 32);
  const height = Math.max(32, Math.round((image.height * scale) / 32) * 32);
  const { data } = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const boxes = await detectText({ data: new Uint8Array(data), width, height });
  // The sides are scaled a little differently; a box at an angle takes the mean.
  const [sx, sy] = [image.width / width, image.height / height];
  return boxes.map((box) => {
    const [cos, sin] = [Math.cos(box.angle) * sx, Math.sin(box.angle) * sy];
    const stretch = Math.hypot(cos, sin);
    return {
      x: box.x * sx,
      y: box.y * sy,
      angle: Math.atan2(sin, cos),
      length: box.length * stretch,
      thickness: box.thickness * Math.sqrt(sx * sy),
    };
  });
}
