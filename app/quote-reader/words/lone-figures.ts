import { median } from "#app/quote-reader/median.ts";
import type { OcrModels } from "#app/quote-reader/words/ocr-models.server.ts";
import { type ReadText, readAgain } from "#app/quote-reader/words/ocr-recognise.ts";
import type { Point, Raster, TextBox } from "#app/quote-reader/words/raster.ts";
import { placeIn } from "#app/quote-reader/words/text-boxes.ts";

/** Darker than this on evened paper is ink. */
const INK = 150;
const MOST = 160;
/** Pixels that a letter of the usual size is high when ink is looked for. */
const LETTER = 12;

/** How wide and how high a box is cut around a figure, in its own measures. */
const VIEWS = [
  { length: 1, thickness: 1 },
  { length: 1.25, thickness: 1.2 },
];
/** Figures under each other that make a column of quantities. */
const COLUMN = 3;
const LEAST = 0.4;
const ENOUGH = 0.7;

/**
 * The texts with the figures that the detector passed over, or took for one with those above and below. Each is read twice, and only
 * where several stand under each other is it a column and no speck.
 */
export async function withLoneFigures(models: OcrModels, image: Raster, texts: ReadText[]): Promise<ReadText[]> {
  const usual = median(texts.map(({ box }) => box.thickness));
  const across = texts.filter(
    ({ box, letters }) => box.thickness > usual * 1.4 && letters.length <= 3 && box.length < box.thickness,
  );
  const single = texts.filter((text) => !across.includes(text));
  const figures = await readFigures(models, image, single);
  const covered = ({ box }: ReadText) =>
    figures.some((each) => Math.hypot(each.box.x - box.x, each.box.y - box.y) < box.thickness);
  const within = ({ box, letters }: ReadText) =>
    letters.length <= 2 &&
    figures.some(
      (each) =>
        Math.abs(each.box.x - box.x) < each.box.length / 2 && Math.abs(each.box.y - box.y) < each.box.thickness / 2,
    );
  return [...single.filter((text) => !within(text)), ...across.filter((text) => !covered(text)), ...figures];
}

async function readFigures(models: OcrModels, image: Raster, texts: ReadText[]): Promise<ReadText[]> {
  const boxes = loneFigures(
    image,
    texts.map(({ box }) => box),
  );
  const numbers = texts
    .filter(({ letters }) => letters.every((letter) => /[\d.]/.test(letter.text)))
    .map(({ box }) => box);
  const column = boxes.filter((box) => {
    const near = (other: TextBox) =>
      Math.abs(other.x - box.x) < box.thickness && Math.abs(other.y - box.y) > box.thickness * 0.5;
    return boxes.filter(near).length + numbers.filter(near).length >= COLUMN - 1;
  });
  if (column.length === 0) return [];
  const cuts = VIEWS.map((view) =>
    column.map((box) => ({ ...box, length: box.length * view.length, thickness: box.thickness * view.thickness })),
  );
  const views = await readAgain(models, image, cuts, /^[\d.]$/);
  return column.flatMap((box, index) => {
    const seen = views.map((view) => view[index] as ReadText);
    const said = seen.map(({ letters }) => letters.map((letter) => letter.text).join(""));
    const sure = seen.map(({ confidence }) => confidence);
    const figure = /^\d{1,2}(\.\d{1,2})?$/.test(said[0] ?? "");
    if (!figure || new Set(said).size > 1 || Math.min(...sure) < LEAST || Math.max(...sure) < ENOUGH) return [];
    return [{ ...(seen[0] as ReadText), box }];
  });
}

type Blob = { x: number; y: number; x2: number; y2: number; count: number };

/**
 * Boxes around single figures that the detector passed over: ink as high as the page's letters, standing free in the line of
 * some found text. Quantities are often no more than one narrow digit.
 */
function loneFigures(image: Raster, boxes: TextBox[]): TextBox[] {
  const lines = boxes.filter((box) => box.length > box.thickness * 2);
  if (lines.length < 6) return [];
  const thickness = median(lines.map((box) => box.thickness));
  const step = Math.max(1, Math.floor((thickness * 0.5) / LETTER));
  const free = freeInk(image, boxes, step);
  const size = thickness / step;
  const figures = together(
    blobsIn(free).filter((blob) => {
      const [width, height] = [blob.x2 - blob.x, blob.y2 - blob.y];
      return height > size * 0.3 && height < size * 0.8 && width < size * 0.75 && blob.count > width * height * 0.2;
    }),
    size,
  );
  const found: TextBox[] = [];
  for (const figure of figures) {
    const [width, height] = [(figure.x2 - figure.x) * step, (figure.y2 - figure.y) * step];
    const middle = { x: ((figure.x + figure.x2) / 2) * step, y: ((figure.y + figure.y2) / 2) * step };
    const line = lineOf(middle, lines);
    if (!line || width > thickness * 2.5 || height > thickness * 0.85 || found.length >= MOST) continue;
    const tall = Math.min(line.thickness, thickness * 1.1, height * 2.1);
    found.push({ ...middle, angle: line.angle, length: width + tall * 0.9, thickness: tall });
  }
  return found;
}

/** The found text that a place stands level with and beside. */
function lineOf(place: Point, lines: TextBox[]): TextBox | undefined {
  return lines.find((line) => {
    const { along, across } = placeIn(place, line);
    return Math.abs(across) < line.thickness * 0.3 && Math.abs(along) > line.length / 2;
  });
}

type Grid = { ink: Uint8Array; width: number; height: number };

/** Where ink lies outside all boxes, one cell for `step` pixels each way. */
function freeInk(image: Raster, boxes: TextBox[], step: number): Grid {
  const width = Math.floor(image.width / step);
  const height = Math.floor(image.height / step);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * step * image.width + x * step) * 3;
      if ((image.data[at + 1] as number) < INK) ink[y * width + x] = 1;
    }
  }
  for (const box of boxes) {
    const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
    const [half, rise] = [box.length / 2, box.thickness / 2];
    const reach = { x: Math.abs(half * cos) + Math.abs(rise * sin), y: Math.abs(half * sin) + Math.abs(rise * cos) };
    const from = {
      x: Math.max(0, Math.floor((box.x - reach.x) / step)),
      y: Math.max(0, Math.floor((box.y - reach.y) / step)),
    };
    const to = { x: Math.min(width - 1, (box.x + reach.x) / step), y: Math.min(height - 1, (box.y + reach.y) / step) };
    for (let y = from.y; y <= to.y; y++) {
      for (let x = from.x; x <= to.x; x++) {
        const [dx, dy] = [x * step - box.x, y * step - box.y];
        if (Math.abs(dx * cos + dy * sin) <= half && Math.abs(dy * cos - dx * sin) <= rise) ink[y * width + x] = 0;
      }
    }
  }
  return { ink, width, height };
}

function blobsIn({ ink, width, height }: Grid): Blob[] {
  const stack = new Int32Array(ink.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue;
    let top = 0;
    stack[top++] = start;
    ink[start] = 0;
    const blob = { x: width, y: height, x2: 0, y2: 0, count: 0 };
    while (top > 0) {
      const at = stack[--top] as number;
      const x = at % width;
      const y = (at - x) / width;
      blob.count += 1;
      blob.x = Math.min(blob.x, x);
      blob.x2 = Math.max(blob.x2, x + 1);
      blob.y = Math.min(blob.y, y);
      blob.y2 = Math.max(blob.y2, y + 1);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || !ink[ny * width + nx]) continue;
          ink[ny * width + nx] = 0;
          stack[top++] = ny * width + nx;
        }
      }
    }
    blobs.push(blob);
  }
  return blobs;
}

/** Digits that stand close are one figure. */
function together(blobs: Blob[], size: number): Blob[] {
  const figures: Blob[] = [];
  for (const blob of blobs.toSorted((a, b) => a.x - b.x)) {
    const before = figures.findLast(
      (each) => blob.x - each.x2 < size * 0.75 && Math.min(each.y2, blob.y2) - Math.max(each.y, blob.y) > size * 0.2,
    );
    if (!before) {
      figures.push({ ...blob });
      continue;
    }
    before.x2 = Math.max(before.x2, blob.x2);
    before.y = Math.min(before.y, blob.y);
    before.y2 = Math.max(before.y2, blob.y2);
  }
  return figures;
}
