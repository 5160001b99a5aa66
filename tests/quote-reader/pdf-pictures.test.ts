import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { pdfPicture } from "#app/quote-reader/words/pdf-picture.server.ts";
import { hasTooManyPixels } from "#app/quote-reader/words/pdf-pixels.ts";

const scans = path.join(import.meta.dirname, "../corpus/scans");

/** The shares of a picture that are dark and light. */
async function inkOf(name: string) {
  const pdf = await openPdf(new Uint8Array(readFileSync(path.join(scans, name))), 30);
  const picture = await pdfPicture(pdf, 1);
  await pdf.loadingTask.destroy();
  if (!picture) throw new Error("There is no picture on this page.");
  let [dark, light] = [0, 0];
  for (let at = 0; at < picture.data.length; at += 3) {
    if ((picture.data[at] as number) < 100) dark += 1;
    if ((picture.data[at] as number) > 200) light += 1;
  }
  const pixels = picture.width * picture.height;
  return { dark: dark / pixels, light: light / pixels, width: picture.width };
}

// `npm run bench:quotes -- scans` reads their words; all eight are read whole and right.
describe("a page that is a picture", () => {
  test.each(["g3-1", "g4-1", "jbig2-1", "jpx-1", "flate1-1", "stencil-1", "mrc-1", "mixed-1"])(
    "%s is decoded: dark words on light paper",
    async (name) => {
      const { dark, light, width } = await inkOf(`${name}.pdf`);
      // PDF.js halves a JPEG 2000 page that is higher than 2,048 pixels.
      expect(width).toBeGreaterThan(name === "jpx-1" ? 800 : 1_500);
      expect(dark).toBeGreaterThan(0.005);
      expect(dark).toBeLessThan(0.1);
      expect(light).toBeGreaterThan(0.85);
    },
    60_000,
  );
});

function fileWith(dictionary: string, data: Buffer | string): Uint8Array {
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n5 0 obj\n<< /Subtype /Image ${dictionary} >>\nstream\n`),
      Buffer.from(data),
      Buffer.from("\nendstream\nendobj\n"),
    ]),
  );
}

function jpx(side: number): Buffer {
  const data = Buffer.alloc(60);
  data.writeUInt32BE(0xff4fff51, 0);
  data.writeUInt32BE(side, 8);
  data.writeUInt32BE(side, 12);
  return data;
}

function jpeg(side: number): Buffer {
  const data = Buffer.alloc(40);
  data.write("ffd8ffe00004aaaaffc0001108", "hex");
  data.writeUInt16BE(side, 13);
  data.writeUInt16BE(side, 15);
  return data;
}

describe("the pixels of a picture inside a PDF are known before it is decoded", () => {
  test.each([
    ["what the file says", fileWith("/Width 60000 /Height 60000 /Filter /FlateDecode", "x")],
    [
      "a fax wider than it says",
      fileWith("/Width 10 /Height 10 /Filter /CCITTFaxDecode /Columns 60000 /Rows 60000", "x"),
    ],
    ["JPEG 2000", fileWith("/Width 10 /Height 10 /Filter /JPXDecode", jpx(60_000))],
    ["JPEG", fileWith("/Width 10 /Height 10 /Filter /DCTDecode", jpeg(60_000))],
  ])("%s", (_, bytes) => {
    expect(hasTooManyPixels(bytes)).toBe(true);
  });

  test("a page at 600 dots an inch is let through, and so is every scan of the corpus", () => {
    expect(hasTooManyPixels(fileWith("/Width 5100 /Height 6600 /Filter /JPXDecode", jpx(5_100)))).toBe(false);
    expect(hasTooManyPixels(fileWith("/Width 5100 /Height 6600 /Filter /DCTDecode", jpeg(5_100)))).toBe(false);
    for (const name of ["g3-1", "jpx-1", "mrc-1"])
      expect(hasTooManyPixels(new Uint8Array(readFileSync(path.join(scans, `${name}.pdf`))))).toBe(false);
  });

  test("many such pictures are too many together", () => {
    const one = Buffer.from(fileWith("/Width 5000 /Height 7000 /Filter /DCTDecode", jpeg(5_000)));
    expect(hasTooManyPixels(new Uint8Array(Buffer.concat(Array.from({ length: 20 }, () => one))))).toBe(true);
  });
});
