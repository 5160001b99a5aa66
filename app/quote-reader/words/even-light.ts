import type { Raster } from "#app/quote-reader/words/raster.ts";

const CELL = 32;
const PAPER = 238;
/** Darker "paper" than this is a dark picture or a dark band, and is not blown up without end. */
const DARKEST = 60;

/** Takes shadows and uneven light out of a picture of paper: every neighbourhood's brightest tone becomes the paper's. */
export function evenLight(image: Raster): Raster {
  const { data, width, height } = image;
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const paper = smooth(widen(brightest(image, columns, rows), columns, rows), columns, rows);
  const out = new Uint8Array(data.length);
  const lights = new Float32Array(columns);
  const lightOf = (at: number, gy: number) => {
    const y0 = Math.floor(gy);
    const fy = gy - y0;
    const below = Math.min(rows - 1, y0 + 1) * columns + at;
    return (paper[y0 * columns + at] as number) * (1 - fy) + (paper[below] as number) * fy;
  };
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1, Math.max(0, y / CELL - 0.5));
    for (let column = 0; column < columns; column++) lights[column] = lightOf(column, gy);
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3) {
      const gx = Math.min(columns - 1, Math.max(0, x / CELL - 0.5));
      const x0 = gx | 0;
      const fx = gx - x0;
      const tone = (lights[x0] as number) * (1 - fx) + (lights[x0 + 1 < columns ? x0 + 1 : x0] as number) * fx;
      const gain = PAPER / (tone > DARKEST ? tone : DARKEST);
      for (let to = at; to < at + 3; to++) {
        const value = (data[to] as number) * gain;
        out[to] = value > 255 ? 255 : value;
      }
    }
  }
  darken(out, paper, { width, height, columns });
  return { data: out, width, height };
}

/** The tone of ink when it is printed black, and the share of a page's pixels that are its darkest ink. */
const INK = 45;
const INKED = 0.006;

/** Pale ink is made dark: tones are spread so that the darkest of what lies on paper becomes black. */
function darken(data: Uint8Array, paper: Float32Array, size: { width: number; height: number; columns: number }): void {
  const light = Math.max(...paper) * 0.6;
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let y = 0; y < size.height; y += 3) {
    for (let x = 0; x < size.width; x += 3) {
      if ((paper[Math.floor(y / CELL) * size.columns + Math.floor(x / CELL)] as number) < light) continue;
      const tone = data[(y * size.width + x) * 3 + 1] as number;
      counts[tone] = (counts[tone] as number) + 1;
      seen += 1;
    }
  }
  let below = seen * INKED;
  let ink = 0;
  while (ink < 255 && below > (counts[ink] as number)) below -= counts[ink++] as number;
  if (ink <= INK || ink > 200) return;
  const tones = Uint8Array.from({ length: 256 }, (_, tone) =>
    Math.max(0, Math.min(255, INK + ((tone - ink) * (PAPER - INK)) / (PAPER - ink))),
  );
  for (let at = 0; at < data.length; at++) data[at] = tones[data[at] as number] as number;
}

/** The tone that nine tenths of a cell do not exceed. */
function brightest(image: Raster, columns: number, rows: number): Float32Array {
  const cells = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let seen = 0;
      for (let y = row * CELL; y < Math.min(image.height, (row + 1) * CELL); y += 2) {
        for (let x = column * CELL; x < Math.min(image.width, (column + 1) * CELL); x += 2) {
          const at = (y * image.width + x) * 3;
          const tone =
            ((image.data[at] as number) + 2 * (image.data[at + 1] as number) + (image.data[at + 2] as number)) >> 2;
          counts[tone] = (counts[tone] as number) + 1;
          seen += 1;
        }
      }
      let above = seen * 0.1;
      let tone = 255;
      while (tone > 0 && above > (counts[tone] as number)) above -= counts[tone--] as number;
      cells[row * columns + column] = tone;
    }
  }
  return cells;
}

/** The brighter of a cell and its neighbours, damped: a dark heading band keeps the light of the paper around it. */
function widen(cells: Float32Array, columns: number, rows: number): Float32Array {
  return overNeighbours(cells, columns, rows, (values) => {
    const sorted = values.toSorted((a, b) => b - a);
    return sorted[Math.floor(sorted.length / 4)] ?? 0;
  });
}

function smooth(cells: Float32Array, columns: number, rows: number): Float32Array {
  return overNeighbours(
    cells,
    columns,
    rows,
    (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  );
}

function overNeighbours(
  cells: Float32Array,
  columns: number,
  rows: number,
  fold: (values: number[]) => number,
): Float32Array {
  const out = new Float32Array(cells.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values: number[] = [];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          values.push(cells[y * columns + x] as number);
      }
      out[row * columns + column] = fold(values);
    }
  }
  return out;
}
