import sharp, { type Sharp } from "sharp";
import { type Random, randomFrom } from "./catalog.ts";

/** Ways in which a page is photographed badly; a picture suffers several. */
export const HARDSHIPS = [
  "turned",
  "upside-down",
  "skewed",
  "perspective",
  "shadow",
  "blurred",
  "folded",
  "pale",
  "small",
  "noisy",
] as const;
export type Hardship = (typeof HARDSHIPS)[number];

type Picture = { data: Buffer; width: number; height: number };

/** Photographs a clean page: a PNG in, a JPEG out. */
export async function photograph(png: Buffer, hardships: Hardship[], seed: number): Promise<Buffer> {
  const random = randomFrom(seed + 77);
  for (let index = 0; index < 9; index++) random(10);
  const has = (name: Hardship) => hardships.includes(name);
  let picture = await rawOf(sharp(png));
  picture = bend(picture, {
    angle: has("skewed") ? ((random(2) === 0 ? 1 : -1) * (25 + random(45))) / 10 : (random(21) - 10) / 20,
    tilt: has("perspective") ? 0.05 + random(60) / 1000 : 0,
    fold: has("folded") ? 10 + random(10) : 0,
    table: [60 + random(60), 50 + random(50), 40 + random(40)],
  });
  light(
    picture,
    { shadow: has("shadow"), pale: has("pale"), fold: has("folded"), noise: has("noisy") ? 26 : 7 },
    random,
  );
  let image = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  if (has("turned")) image = sharp(await image.png().toBuffer()).rotate(random(2) === 0 ? 90 : 270);
  if (has("upside-down")) image = sharp(await image.png().toBuffer()).rotate(180);
  const { width, height } = await rawOf(image.clone());
  const target = has("small") ? 1000 : 1500;
  image = sharp(await image.png().toBuffer()).resize({ [width < height ? "width" : "height"]: target });
  if (has("blurred")) image = image.blur(0.9 + random(4) / 10);
  return await image.jpeg({ quality: has("noisy") ? 45 : 62 }).toBuffer();
}

async function rawOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Bend = { angle: number; tilt: number; fold: number; table: number[] };

/** Lays the page on a table, turned, seen at a slant and bent along a fold; every point is looked up in the flat page. */
function bend(page: Picture, { angle, tilt, fold, table }: Bend): Picture {
  const margin = 0.06;
  const width = Math.round(page.width * (1 + margin * 2));
  const height = Math.round(page.height * (1 + margin * 2));
  const data = Buffer.alloc(width * height * 3);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      let u = dx * cos + dy * sin;
      let v = -dx * sin + dy * cos;
      // Further away at the top: narrower and shorter.
      const depth = 1 + (tilt * v) / (height / 2);
      u /= depth;
      v = v / (1 + (tilt * v) / height) + (tilt * u) / 3;
      v += fold * Math.abs(Math.sin((u / page.width) * Math.PI));
      const [sx, sy] = [u + page.width / 2, v + page.height / 2];
      const to = (y * width + x) * 3;
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      if (x0 < 0 || y0 < 0 || x0 >= page.width - 1 || y0 >= page.height - 1) {
        for (let channel = 0; channel < 3; channel++)
          data[to + channel] = (table[channel] ?? 0) + ((x * 7 + y * 13) % 11);
        continue;
      }
      const [fx, fy] = [sx - x0, sy - y0];
      const from = (y0 * page.width + x0) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const top = (page.data[at] ?? 0) * (1 - fx) + (page.data[at + 3] ?? 0) * fx;
        const low = (page.data[at + page.width * 3] ?? 0) * (1 - fx) + (page.data[at + page.width * 3 + 3] ?? 0) * fx;
        data[to + channel] = top * (1 - fy) + low * fy;
      }
    }
  }
  return { data, width, height };
}

function light(
  picture: Picture,
  by: { shadow: boolean; pale: boolean; fold: boolean; noise: number },
  random: Random,
): void {
  const { data, width, height } = picture;
  const slant = (random(100) - 50) / 60;
  const edge = 0.35 + random(30) / 100;
  let state = 1 + random(100000);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let gain = 0.95 - 0.12 * (y / height);
      const across = x / width + slant * (y / height - 0.5);
      if (by.shadow)
        gain *=
          across > edge
            ? 0.5 + 0.1 * Math.min(1, (across - edge) * 4)
            : 1 - 0.5 * Math.max(0, 1 - (edge - across) * 18);
      if (by.fold && Math.abs(x / width - 0.5) < 0.012) gain *= 0.82;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel;
        let value = data[at] ?? 0;
        if (by.pale) value = 150 + value * 0.33;
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        value = value * gain + (((state >>> 16) & 255) / 255 - 0.5) * by.noise;
        data[at] = Math.max(0, Math.min(255, value));
      }
    }
  }
}
