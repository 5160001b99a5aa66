import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { documents } from "#app/platform/storage/documents.server.ts";
import { openHeic } from "#app/quote-reader/words/heic.ts";
import { storeDocument } from "#app/quotes/store.server.ts";
import { anonymous } from "../support/world.ts";

const photo = new Uint8Array(readFileSync("tests/corpus/heic/ruled-3.heic"));

test("a phone's HEIC photo is kept as a JPEG that every browser shows", async () => {
  const file = await storeDocument(anonymous, { name: "IMG_4711.HEIC", bytes: photo });
  expect(file).toMatchObject({ name: "IMG_4711.jpg", type: "image/jpeg" });
  const kept = (await documents.read(file.key)) as Uint8Array;
  const { format, width, height } = await sharp(kept).metadata();
  const { width: w, height: h } = await openHeic(photo);
  expect({ format, width, height }).toEqual({ format: "jpeg", width: w, height: h });
});

test("one that is damaged is kept as it came, for an advisor", async () => {
  const bytes = photo.slice(0, 3_000);
  const file = await storeDocument(anonymous, { name: "IMG_4712.HEIC", bytes });
  expect(file).toMatchObject({ name: "IMG_4712.HEIC", type: "image/heic", size: 3_000 });
  await expect(openHeic(bytes)).rejects.toThrow(/damaged|too many pixels/);
});
