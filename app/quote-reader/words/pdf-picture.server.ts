import { type PdfDocument, type PdfPage, pdfjs } from "#app/quote-reader/words/pdfjs.server.ts";

/** A scanned page as a picture of three bytes a pixel. */
export type PdfPicture = { data: Uint8Array; width: number; height: number; channels: 3 };

type Matrix = [number, number, number, number, number, number];
type PdfImage = { width: number; height: number; data: Uint8Array | Uint8ClampedArray; kind?: number };
/** `ink` is the tone that a stencil is filled with; null for pictures with tones of their own. */
type Placed = { image: PdfImage; matrix: Matrix; ink: number | null };

const MOST_PIXELS = 6_000_000;
const MOST_IMAGES = 300;
/** A page is a scan when pictures cover this share of it. */
const SCANNED_FROM = 0.35;
const IMAGE_WAIT = 8_000;

/** What the pictures on a page show, put together as they lie; null when they do not cover it. */
export async function pdfPicture(pdf: PdfDocument, number: number): Promise<PdfPicture | null> {
  const page = await pdf.getPage(number);
  const view = page.getViewport({ scale: 1 });
  if (!(view.width > 10 && view.height > 10)) return null;
  const placed = await imagesOn(page, view.transform as Matrix);
  const covered = placed.reduce((sum, { matrix: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0);
  if (covered < view.width * view.height * SCANNED_FROM) return null;
  const finest = Math.max(
    ...placed.map(({ image, matrix }) => image.width / Math.max(1, Math.hypot(matrix[0], matrix[1]))),
  );
  const scale = Math.min(Math.max(1, finest), Math.sqrt(MOST_PIXELS / (view.width * view.height)));
  const width = Math.round(view.width * scale);
  const height = Math.round(view.height * scale);
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const each of placed) draw(each, scale, { data, width, height });
  page.cleanup();
  return { data, width, height, channels: 3 };
}

async function imagesOn(page: PdfPage, view: Matrix): Promise<Placed[]> {
  const { OPS } = await pdfjs();
  const list = await page.getOperatorList();
  const placed: Placed[] = [];
  const stack: { matrix: Matrix; ink: number }[] = [];
  let [current, ink] = [view, 0];
  const put = async (reference: unknown, matrix: Matrix, stencil: boolean) => {
    const image = placed.length < MOST_IMAGES ? await imageOf(page, reference) : null;
    if (image) placed.push({ image, matrix, ink: stencil ? ink : null });
  };
  for (let index = 0; index < list.fnArray.length && placed.length < MOST_IMAGES; index++) {
    const operation = list.fnArray[index];
    const args = list.argsArray[index] as unknown[];
    if (operation === OPS.save) stack.push({ matrix: current, ink });
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      ({ matrix: current, ink } = stack.pop() ?? { matrix: view, ink: 0 });
    else if (operation === OPS.transform) current = times(current, args as unknown as Matrix);
    else if (operation === OPS.setFillRGBColor) ink = toneOf(args);
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push({ matrix: current, ink });
      if (Array.isArray(args[0])) current = times(current, args[0] as Matrix);
    } else if (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject)
      await put(args[0], current, false);
    else if (operation === OPS.paintImageMaskXObject) await put(args[0], current, true);
    else if (operation === OPS.paintImageMaskXObjectGroup) {
      for (const each of args[0] as (PdfImage & { transform: Matrix })[])
        await put(each, times(current, each.transform), true);
    } else if (operation === OPS.paintImageXObjectRepeat || operation === OPS.paintImageMaskXObjectRepeat)
      for (const matrix of repeats(operation === OPS.paintImageXObjectRepeat, args))
        await put(args[0], times(current, matrix), operation === OPS.paintImageMaskXObjectRepeat);
  }
  return placed;
}

/** PDF.js gathers a picture that is set many times into one step: scales, for stencils skews too, and places. */
function repeats(isPicture: boolean, args: unknown[]): Matrix[] {
  const [scaleX, skewX, skewY, scaleY] = isPicture
    ? [args[1] as number, 0, 0, args[2] as number]
    : (args.slice(1, 5) as [number, number, number, number]);
  const places = (isPicture ? args[3] : args[5]) as ArrayLike<number>;
  return Array.from({ length: Math.min(MOST_IMAGES, places.length >> 1) }, (_, index) => [
    scaleX,
    skewX,
    skewY,
    scaleY,
    places[index * 2] as number,
    places[index * 2 + 1] as number,
  ]);
}

/** How light a color is, given as "#rrggbb" or as three figures up to 255. */
function toneOf(args: unknown[]): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(args[0]));
  const [red = 0, green = 0, blue = 0] = hex ? hex.slice(1).map((pair) => Number.parseInt(pair, 16)) : args.map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue || 0;
}

async function imageOf(page: PdfPage, reference: unknown): Promise<PdfImage | null> {
  let found = reference;
  const name = typeof reference === "string" ? reference : (reference as { data?: unknown } | null)?.data;
  if (typeof name === "string") {
    const store = name.startsWith("g_") ? page.commonObjs : page.objs;
    found = await Promise.race([
      new Promise((resolve) => store.get(name, resolve)),
      // A picture that cannot be decoded is never announced.
      new Promise((resolve) => setTimeout(resolve, IMAGE_WAIT, null)),
    ]);
  }
  const image = found as PdfImage | null;
  return image?.data && image.width > 0 && image.height > 0 ? image : null;
}

function times(m: Matrix, n: Matrix): Matrix {
  const [a, b, c, d, e, f] = m;
  const [p, q, r, s, t, u] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Looks every pixel of the page up in the picture; where it is shrunk, the middle of four samples is taken. */
function draw(
  { image, matrix, ink }: Placed,
  scale: number,
  page: { data: Uint8Array; width: number; height: number },
): void {
  const [a, b, c, d, e, f] = matrix.map((value) => value * scale) as Matrix;
  const area = a * d - b * c;
  if (!Number.isFinite(area) || Math.abs(area) < 1) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const tone = toneAt(image, ink);
  const colored = ink === null && channelsOf(image) >= 3;
  const from = { x: Math.max(0, Math.floor(Math.min(...xs))), y: Math.max(0, Math.floor(Math.min(...ys))) };
  const to = {
    x: Math.min(page.width, Math.ceil(Math.max(...xs))),
    y: Math.min(page.height, Math.ceil(Math.max(...ys))),
  };
  for (let y = from.y; y < to.y; y++) {
    for (let x = from.x; x < to.x; x++) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (const [ox, oy] of SAMPLES) {
        const [dx, dy] = [x + ox - e, y + oy - f];
        const u = (dx * d - dy * c) / area;
        const v = (dy * a - dx * b) / area;
        if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
        const [atX, atY] = [Math.floor(u * image.width), Math.floor((1 - v) * image.height)];
        const first = tone(atX, atY, 0);
        if (first < 0) continue;
        red += first;
        green += colored ? tone(atX, atY, 1) : first;
        blue += colored ? tone(atX, atY, 2) : first;
        count += 1;
      }
      if (count === 0) continue;
      const at = (y * page.width + x) * 3;
      page.data[at] = red / count;
      page.data[at + 1] = green / count;
      page.data[at + 2] = blue / count;
    }
  }
}

/** Bytes of a pixel; none where a byte holds several. */
function channelsOf({ data, width, height }: PdfImage): number {
  return Math.round(data.length / (width * height));
}

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.75],
] as const;

/** The tone at a pixel; below zero where a stencil or a mask lets the page show through. */
function toneAt(image: PdfImage, ink: number | null): (x: number, y: number, channel: number) => number {
  const { width, height, data } = image;
  const rowBytes = (width + 7) >> 3;
  const bit = (x: number, y: number) =>
    ((data[Math.min(height - 1, y) * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  if (ink !== null) return (x, y) => (bit(x, y) === 0 ? ink : -1);
  const channels = channelsOf(image);
  if (channels < 1) return (x, y) => bit(x, y) * 255;
  return (x, y, channel) => {
    const at = (Math.min(height - 1, y) * width + x) * channels;
    if (channels === 4 && (data[at + 3] as number) < 128) return -1;
    return data[at + (channels >= 3 ? channel : 0)] ?? 255;
  };
}
