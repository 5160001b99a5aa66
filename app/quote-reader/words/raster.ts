/** A picture in memory: three bytes a pixel, rows from the top. */
export type Raster = { data: Uint8Array; width: number; height: number };

export type Point = { x: number; y: number };

/** A rectangle of text on a picture at any angle: middle, direction of reading in radians, length along and across it. */
export type TextBox = { x: number; y: number; angle: number; length: number; thickness: number };

/** The four quarter turns, clockwise. */
export function turned(image: Raster, quarters: number): Raster {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return image;
  const { width, height, data } = image;
  const [w, h] = times % 2 === 1 ? [height, width] : [width, height];
  const out = new Uint8Array(w * h * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [nx, ny] =
        times === 1 ? [height - 1 - y, x] : times === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (ny * w + nx) * 3;
      out[to] = data[from] as number;
      out[to + 1] = data[from + 1] as number;
      out[to + 2] = data[from + 2] as number;
    }
  }
  return { data: out, width: w, height: h };
}

/** A point of the turned picture in the picture before turning; both measured in pixels. */
export function unturned(point: Point, quarters: number, before: { width: number; height: number }): Point {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 1) return { x: point.y, y: before.height - point.x };
  if (times === 2) return { x: before.width - point.x, y: before.height - point.y };
  if (times === 3) return { x: before.width - point.y, y: point.x };
  return point;
}

/**
 * Writes a text box, laid level and scaled to a height, into planes of a tensor as (value / 255 − 0.5) / 0.5. Columns past
 * `width` are left as they are.
 */
export function cutInto(
  image: Raster,
  box: TextBox,
  size: { width: number; height: number },
  out: Float32Array,
  offset: number,
  stride: number,
): void {
  const { data, width, height } = image;
  const plane = stride * size.height;
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const along = box.length / size.width;
  const across = box.thickness / size.height;
  // Shrinking is averaged over as many samples, else thin strokes vanish.
  const samples = Math.max(1, Math.min(3, Math.round(across)));
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      let [r, g, b] = [0, 0, 0];
      for (let sy = 0; sy < samples; sy++) {
        for (let sx = 0; sx < samples; sx++) {
          const u = (column + (sx + 0.5) / samples) * along - box.length / 2;
          const v = (row + (sy + 0.5) / samples) * across - box.thickness / 2;
          const x = Math.min(width - 1.001, Math.max(0, box.x + u * cos - v * sin - 0.5));
          const y = Math.min(height - 1.001, Math.max(0, box.y + u * sin + v * cos - 0.5));
          const [x0, y0] = [Math.floor(x), Math.floor(y)];
          const [fx, fy] = [x - x0, y - y0];
          const at = (y0 * width + x0) * 3;
          const right = x0 + 1 < width ? 3 : 0;
          const down = y0 + 1 < height ? width * 3 : 0;
          const [a, c, d, e] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
          r +=
            (data[at] as number) * a +
            (data[at + right] as number) * c +
            (data[at + down] as number) * d +
            (data[at + down + right] as number) * e;
          g +=
            (data[at + 1] as number) * a +
            (data[at + right + 1] as number) * c +
            (data[at + down + 1] as number) * d +
            (data[at + down + right + 1] as number) * e;
          b +=
            (data[at + 2] as number) * a +
            (data[at + right + 2] as number) * c +
            (data[at + down + 2] as number) * d +
            (data[at + down + right + 2] as number) * e;
        }
      }
      const share = 127.5 * samples * samples;
      const to = offset + row * stride + column;
      // The models were trained on blue, green, red.
      out[to] = b / share - 1;
      out[to + plane] = g / share - 1;
      out[to + 2 * plane] = r / share - 1;
    }
  }
}
