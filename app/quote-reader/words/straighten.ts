import { median } from "#app/quote-reader/median.ts";
import type { Point, TextBox } from "#app/quote-reader/words/raster.ts";

/** Moves a point of a skewed, curved or slanted photograph to where it lies on the flat page. */
export type Straightener = (point: Point) => Point;

const STEPS = 12;

/**
 * Learns from the directions of the text boxes how the lines of a page run, and from the edges of the boxes how its
 * columns do. Needs about ten boxes; with fewer the page is only turned level.
 */
export function straightener(boxes: TextBox[], size: { width: number; height: number }): Straightener {
  const long = boxes.filter((box) => box.length > box.thickness * 1.7);
  if (long.length < 3) return (point) => point;
  const slope = slopeField(long, size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const turn = slope(middle);
  const level: Straightener = (point) => {
    const step = (middle.x - point.x) / STEPS;
    let y = point.y;
    for (let index = 0; index < STEPS; index++) y += slope({ x: point.x + step * (index + 0.5), y }) * step;
    return { x: point.x + turn * (point.y - middle.y), y };
  };
  const flat = flattened(boxes, level, size);
  const slant = slantOf(boxes, flat, size);
  return (point) => slant(flat(point));
}

/** The slope of the lines anywhere on the page: a surface of second order through the directions of the boxes. */
function slopeField(boxes: TextBox[], size: { width: number; height: number }): (point: Point) => number {
  const features = (point: Point): number[] => {
    const x = point.x / size.width - 0.5;
    const y = point.y / size.height - 0.5;
    return boxes.length < 10 ? [1] : [1, x, y, x * y, x * x, y * y];
  };
  let used = boxes;
  let weights: number[] = [];
  for (let round = 0; round < 3; round++) {
    weights = leastSquares(
      used.map((box) => ({
        features: features(box),
        value: Math.tan(box.angle),
        weight: (box.length / size.width) ** 1.5,
      })),
    );
    const off = (box: TextBox) => Math.abs(Math.tan(box.angle) - dot(weights, features(box)));
    const usual = median(used.map(off));
    used = boxes.filter((box) => off(box) <= Math.max(0.01, usual * 3));
    if (used.length < 3) break;
  }
  return (point) => dot(weights, features(point));
}

const KNOTS = 11;

/**
 * Takes out what folds and curls leave: strips of the page are moved up or down until the most text stands in common rows.
 * Each strip has a shift at the top and one at the bottom of the page.
 */
function flattened(boxes: TextBox[], level: Straightener, size: { width: number; height: number }): Straightener {
  if (boxes.length < 12) return level;
  const thickness = median(boxes.map((box) => box.thickness));
  const samples = boxes.flatMap((box) => {
    const count = Math.max(2, Math.min(6, Math.round(box.length / thickness / 2)));
    return Array.from({ length: count }, (_, index) => {
      const along = ((index + 0.5) / count - 0.5) * box.length;
      return {
        ...level({ x: box.x + along * Math.cos(box.angle), y: box.y + along * Math.sin(box.angle) }),
        weight: 1 / Math.sqrt(count),
      };
    });
  });
  const shifts = new Float64Array(KNOTS * 2);
  const shiftAt = (point: Point): number => {
    const at = Math.min(KNOTS - 1.001, Math.max(0, (point.x / size.width) * (KNOTS - 1)));
    const [left, part] = [Math.floor(at), at - Math.floor(at)];
    const down = Math.min(1, Math.max(0, point.y / size.height));
    const strip = (knot: number) => (shifts[knot * 2] as number) * (1 - down) + (shifts[knot * 2 + 1] as number) * down;
    return strip(left) * (1 - part) + strip(left + 1) * part;
  };
  const bin = Math.max(2, thickness * 0.16);
  const bins = new Float64Array(Math.ceil((size.height * 1.4) / bin) + 4);
  const worth = (): number => {
    bins.fill(0);
    for (const sample of samples) {
      const at = Math.min(bins.length - 2, Math.max(0, (sample.y + shiftAt(sample) + size.height * 0.2) / bin));
      const low = Math.floor(at);
      bins[low] = (bins[low] as number) + sample.weight * (1 - (at - low));
      bins[low + 1] = (bins[low + 1] as number) + sample.weight * (at - low);
    }
    let sum = 0;
    for (const count of bins) sum += count * count;
    let strain = 0;
    for (let index = 0; index < shifts.length; index++) {
      strain += ((shifts[index] as number) / thickness) ** 2 * 0.15;
      if (index >= 2) strain += (((shifts[index] as number) - (shifts[index - 2] as number)) / thickness) ** 2;
      if (index % 2 === 1)
        strain += (((shifts[index] as number) - (shifts[index - 1] as number)) / thickness) ** 2 * 0.5;
    }
    return sum - strain * samples.length * 0.02;
  };
  let best = worth();
  for (const step of [0.5, 0.5, 0.25, 0.25, 0.12, 0.06]) {
    for (const together of [true, false, false]) {
      for (let index = 0; index < shifts.length; index += together ? 2 : 1) {
        for (const sign of [1, -1]) {
          for (;;) {
            const before = Float64Array.from(shifts);
            shifts[index] = (shifts[index] as number) + sign * step * thickness;
            if (together) shifts[index + 1] = (shifts[index + 1] as number) + sign * step * thickness;
            const value = worth();
            if (value > best + 1e-6 && Math.abs(shifts[index] as number) < thickness * 1.5) best = value;
            else {
              shifts.set(before);
              break;
            }
          }
        }
      }
    }
  }
  return (point) => {
    const flat = level(point);
    return { x: flat.x, y: flat.y + shiftAt(flat) };
  };
}

/** How far columns lean and draw together: the lean and the narrowing at which most box edges stand under each other. */
function slantOf(boxes: TextBox[], level: Straightener, size: { width: number; height: number }): Straightener {
  if (boxes.length < 8) return (point) => point;
  const edges = boxes.flatMap((box) => {
    const [dx, dy] = [(Math.cos(box.angle) * box.length) / 2, (Math.sin(box.angle) * box.length) / 2];
    return [level({ x: box.x - dx, y: box.y - dy }), level({ x: box.x + dx, y: box.y + dy })];
  });
  const bin = Math.max(3, median(boxes.map((box) => box.thickness)) * 0.35);
  const moved = (point: Point, lean: number, narrowing: number): number => {
    const y = point.y / size.height - 0.5;
    return size.width / 2 + (point.x - size.width / 2) * (1 + narrowing * y) + lean * size.height * y;
  };
  const worth = (lean: number, narrowing: number): number => {
    const bins = new Map<string, number>();
    edges.forEach((edge, index) => {
      const at = moved(edge, lean, narrowing) / bin;
      for (const [place, share] of [
        [Math.floor(at), 1 - (at - Math.floor(at))],
        [Math.floor(at) + 1, at - Math.floor(at)],
      ] as const) {
        const key = `${index % 2}:${place}`;
        bins.set(key, (bins.get(key) ?? 0) + share);
      }
    });
    let sum = 0;
    for (const count of bins.values()) sum += count * count;
    return sum * (1 - Math.abs(lean) * 0.3 - Math.abs(narrowing) * 0.15);
  };
  let best = { lean: 0, narrowing: 0, worth: worth(0, 0) };
  for (const reach of [
    { lean: 0.012, narrowing: 0.025, steps: 8 },
    { lean: 0.003, narrowing: 0.006, steps: 4 },
  ]) {
    const from = best;
    for (let a = -reach.steps; a <= reach.steps; a++) {
      for (let b = -reach.steps; b <= reach.steps; b++) {
        const [lean, narrowing] = [from.lean + a * reach.lean, from.narrowing + b * reach.narrowing];
        const value = worth(lean, narrowing);
        if (value > best.worth) best = { lean, narrowing, worth: value };
      }
    }
  }
  return (point) => ({ x: moved(point, best.lean, best.narrowing), y: point.y });
}

function leastSquares(rows: { features: number[]; value: number; weight: number }[]): number[] {
  const size = rows[0]?.features.length ?? 0;
  const matrix = Array.from({ length: size }, (_, index) =>
    Array.from({ length: size + 1 }, (__, at): number => (index === at && index > 0 ? 0.02 : 0)),
  );
  for (const { features, value, weight } of rows) {
    for (let a = 0; a < size; a++) {
      const row = matrix[a] as number[];
      for (let b = 0; b < size; b++)
        row[b] = (row[b] as number) + weight * (features[a] as number) * (features[b] as number);
      row[size] = (row[size] as number) + weight * (features[a] as number) * value;
    }
  }
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot] as number[], matrix[column] as number[]];
    const head = matrix[column] as number[];
    const divisor = head[column] || 1e-9;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const line = matrix[row] as number[];
      const times = (line[column] as number) / divisor;
      for (let at = column; at <= size; at++) line[at] = (line[at] as number) - times * (head[at] as number);
    }
  }
  return matrix.map((row, index) => (row[size] as number) / (row[index] || 1e-9));
}

function dot(a: number[], b: number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
