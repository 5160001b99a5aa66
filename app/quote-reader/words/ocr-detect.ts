import { Tensor } from "onnxruntime-node";
import { takeDetector } from "#app/quote-reader/words/ocr-models.server.ts";
import type { Point, Raster, TextBox } from "#app/quote-reader/words/raster.ts";

const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
/** From PaddleOCR's own settings for this model, with a little more room around letters. */
const TEXT_FROM = 0.3;
const BOX_FROM = 0.42;
const ROOM = 1.7;
const SMALLEST = 2;
const MOST_BOXES = 600;

/** Finds the text in a picture whose sides are multiples of 32; boxes come in its pixels. */
export async function detectText(image: Raster): Promise<TextBox[]> {
  const { width, height } = image;
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel++) {
    const [mean, deviation] = [MEAN[channel] as number, DEVIATION[channel] as number];
    const tones = Float32Array.from({ length: 256 }, (_, tone) => (tone / 255 - mean) / deviation);
    // Blue, green, red with the means of red, green, blue: so the model was trained.
    for (let index = 0, at = 2 - channel; index < plane; index++, at += 3)
      input[channel * plane + index] = tones[image.data[at] as number] as number;
  }
  const detector = await takeDetector();
  try {
    const name = detector.inputNames[0] as string;
    const output = await detector.run({ [name]: new Tensor("float32", input, [1, 3, height, width]) });
    const map = output[detector.outputNames[0] as string]?.data as Float32Array;
    return boxesIn(map, width, height);
  } finally {
    await detector.release();
  }
}

/** Connected patches of likely text, each as the smallest rectangle around it, widened to take in whole letters. */
export function boxesIn(map: Float32Array, width: number, height: number): TextBox[] {
  const seen = new Uint8Array(map.length);
  const stack = new Int32Array(map.length);
  const boxes: TextBox[] = [];
  for (let start = 0; start < map.length && boxes.length < MOST_BOXES; start++) {
    if (seen[start] || (map[start] as number) <= TEXT_FROM) continue;
    let top = 0;
    let count = 0;
    let sum = 0;
    const edge = new Map<number, [number, number]>();
    stack[top++] = start;
    seen[start] = 1;
    while (top > 0) {
      const at = stack[--top] as number;
      const x = at % width;
      const y = (at - x) / width;
      count += 1;
      sum += map[at] as number;
      const span = edge.get(y);
      if (!span) edge.set(y, [x, x]);
      else if (x < span[0]) span[0] = x;
      else if (x > span[1]) span[1] = x;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (seen[next] || (map[next] as number) <= TEXT_FROM) continue;
          seen[next] = 1;
          stack[top++] = next;
        }
      }
    }
    if (count < 7 || sum / count < BOX_FROM) continue;
    const points: Point[] = [];
    for (const [y, [from, to]] of edge)
      points.push({ x: from, y }, { x: to + 1, y }, { x: from, y: y + 1 }, { x: to + 1, y: y + 1 });
    const box = smallestRectangle(points);
    if (Math.min(box.length, box.thickness) < SMALLEST) continue;
    const room = ((box.length * box.thickness) / (2 * (box.length + box.thickness))) * ROOM;
    boxes.push({ ...box, length: box.length + 2 * room, thickness: box.thickness + 2 * room });
  }
  return boxes;
}

/** The rectangle of least area around points, by its direction within 45° of level. */
export function smallestRectangle(points: Point[]): TextBox {
  const hull = convexHull(points);
  let best: TextBox | null = null;
  for (let index = 0; index < hull.length; index++) {
    const [a, b] = [hull[index] as Point, hull[(index + 1) % hull.length] as Point];
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const point of hull) {
      const u = point.x * cos + point.y * sin;
      const v = -point.x * sin + point.y * cos;
      u0 = Math.min(u0, u);
      u1 = Math.max(u1, u);
      v0 = Math.min(v0, v);
      v1 = Math.max(v1, v);
    }
    const [length, thickness] = [u1 - u0, v1 - v0];
    if (best && length * thickness >= best.length * best.thickness) continue;
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
    best = { x: u * cos - v * sin, y: u * sin + v * cos, angle, length, thickness };
  }
  return level(best ?? { x: 0, y: 0, angle: 0, length: 0, thickness: 0 });
}

function level(box: TextBox): TextBox {
  let { angle, length, thickness } = box;
  while (angle > Math.PI / 4) {
    angle -= Math.PI / 2;
    [length, thickness] = [thickness, length];
  }
  while (angle <= -Math.PI / 4) {
    angle += Math.PI / 2;
    [length, thickness] = [thickness, length];
  }
  return { ...box, angle, length, thickness };
}

function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
