import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readQuote } from "#app/platform/processes/reader.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { filesIn } from "#app/quote-reader/join/files-in.ts";
import { partOf } from "#app/quote-reader/join/part.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";
import { pdfPicture } from "#app/quote-reader/words/pdf-picture.server.ts";
import { storeDocument } from "#app/quotes/store.server.ts";
import { pagesOfPdf } from "../support/pdf-words.ts";
import { TWO_PAGES, TWO_PAGES_LINES, TWO_PRINTED } from "../support/two-pages.ts";
import { anonymous } from "../support/world.ts";

type File = { name: string; bytes: Uint8Array };

const heic = new Uint8Array(readFileSync("tests/corpus/heic/ruled-3.heic"));
const [photo = { name: "", bytes: new Uint8Array() }] = TWO_PAGES;
const words = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const store = (...files: File[]) => storeDocument({ ...anonymous, visitorId: randomUUID(), ip: null }, files);

/** A PDF that says on each of its pages which one it is. */
function printed(name: string, pages: number): File {
  const kids = Array.from({ length: pages }, (_, at) => {
    const drawing = `BT /F 12 Tf 20 50 Td (${name} ${at + 1}) Tj ET`;
    return [
      `${at * 2 + 4} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Resources<</Font<</F 3 0 R>>>>/Contents ${at * 2 + 5} 0 R>>\nendobj\n`,
      `${at * 2 + 5} 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`,
    ].join("");
  });
  const refs = kids.map((_, at) => `${at * 2 + 4} 0 R`).join(" ");
  const head = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[${refs}]/Count ${pages}>>\nendobj\n`;
  const font = "3 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n";
  return words(`${name}.pdf`, `%PDF-1.4\n${head}${font}${kids.join("")}trailer\n<</Root 1 0 R>>\n%%EOF\n`);
}

/** One that a password locks. */
function locked(): File {
  const { bytes } = printed("locked", 1);
  const key = "00".repeat(32);
  const lock = `9 0 obj\n<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${key}>/U<${key}>>>\nendobj\n`;
  const text = new TextDecoder().decode(bytes).replace("trailer\n<<", `${lock}trailer\n<</Encrypt 9 0 R/ID[<00><00>]`);
  return words("locked.pdf", text);
}

describe("several files of one paper", () => {
  test("are one PDF of their pages, in which the subtotal of the second proves the lines of the first", async () => {
    const file = await store(...TWO_PAGES);
    expect(file).toMatchObject({ name: "2 pages - IMG_1201.pdf", type: "application/pdf", size: file.bytes.length });
    expect(await documents.read(file.key)).toHaveLength(file.size);
    const read = async (bytes: Uint8Array) => {
      const outcome = await readQuote(bytes);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.reading;
    };
    const said = ({ items }: Awaited<ReturnType<typeof read>>) =>
      items.map(({ description, totalPrice }) => [description, totalPrice]);
    const photographed = await read(file.bytes);
    const whole = { pageCount: 2, subtotal: 116_300, tax: 6_175, total: 122_475, reconciles: true };
    expect(said(photographed)).toEqual(TWO_PAGES_LINES);
    expect(photographed).toMatchObject(whole);
    expect(photographed.items.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
    // The same pages printed, in a fiftieth of the time: neither is proven alone.
    const joined = await read((await store(...TWO_PRINTED)).bytes);
    expect(joined).toMatchObject(whole);
    const alone = [];
    for (const { bytes } of TWO_PRINTED) alone.push(await read(bytes));
    expect(alone.flatMap(said)).toEqual(said(joined));
    expect(said(joined)).toEqual(TWO_PAGES_LINES);
    expect(alone.map(({ reconciles }) => reconciles)).toEqual([false, false]);
  }, 120_000);

  test("stand in the order given, a PDF's pages in its place", async () => {
    const file = await store(printed("first", 2), photo, printed("last", 1));
    expect(file.name).toBe("4 pages - first.pdf");
    expect(filesIn(file.bytes, 4)).toEqual([2, 1, 1]);
    expect((await pagesOfPdf(file.bytes)).map((page) => page.trim())).toEqual(["first 1", "first 2", "", "last 1"]);
  });

  test("come to the same bytes again, whenever, and in another order to others", async () => {
    const [one, two] = [printed("one", 1), photo];
    const { sha256 } = await store(one, two);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await store(one, two)).sha256).toBe(sha256);
    expect((await store(two, one)).sha256).not.toBe(sha256);
  });

  test("may be of every kind that is taken", async () => {
    const drawn = sharp({ create: { width: 300, height: 400, channels: 4, background: "#ffffff80" } });
    const files = [
      { name: "photo.heic", bytes: heic },
      { name: "shot.png", bytes: await drawn.clone().png().toBuffer() },
      { name: "shot.webp", bytes: await drawn.clone().webp().toBuffer() },
      {
        name: "gray.jpg",
        bytes: await drawn.clone().flatten({ background: "#ffffff" }).toColourspace("b-w").jpeg().toBuffer(),
      },
      {
        name: "print.jpg",
        bytes: await drawn.clone().flatten({ background: "#ffffff" }).toColourspace("cmyk").jpeg().toBuffer(),
      },
      {
        name: "rows.jpg",
        bytes: await drawn.clone().flatten({ background: "#ffffff" }).jpeg({ progressive: true }).toBuffer(),
      },
    ];
    const { name, bytes } = await store(...files.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) })));
    expect(name).toBe("6 pages - photo.pdf");
    const pdf = await openPdf(bytes, 30);
    for (let page = 2; page <= 6; page++) {
      const picture = await pdfPicture(pdf, page);
      expect([picture?.width, picture?.height]).toEqual([300, 400]);
      // Paper shows through what is not there.
      expect([page, Math.min(...(picture?.data ?? []).slice(0, 9_000))]).toEqual([page, 255]);
    }
    await pdf.loadingTask.destroy();
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("a photo stands upright on its page: EXIF %d", async (orientation) => {
  const corner = { input: { create: { width: 60, height: 40, channels: 3, background: "#c00" } }, left: 0, top: 0 };
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: "#fff" } });
  const bytes = await plain
    .composite([corner as never])
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const part = await partOf(new Uint8Array(bytes), "whole");
  if ("wrong" in part) throw new Error(part.wrong);
  const pdf = await openPdf(part.pdf, 1);
  const page = await pdfPicture(pdf, 1);
  await pdf.loadingTask.destroy();
  if (!page) throw new Error("The page shows no picture.");
  const upright = await sharp(bytes).rotate().raw().toBuffer({ resolveWithObject: true });
  expect(page.width / page.height).toBeCloseTo(upright.info.width / upright.info.height, 1);
  const isRed = (data: Uint8Array, { width, height }: { width: number; height: number }, x: number, y: number) =>
    (data[(Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 3 + 1] ?? 0) < 128;
  for (const x of [0.05, 0.95])
    for (const y of [0.05, 0.95]) expect(isRed(page.data, page, x, y)).toBe(isRed(upright.data, upright.info, x, y));
});

describe("of several files the one at fault is named", () => {
  const huge = () => {
    const file = Buffer.from(heic);
    for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 4)) file.writeUInt32BE(60_000, at + 8);
    return { name: "bomb.heic", bytes: new Uint8Array(file) };
  };
  const DAMAGED = "This picture is damaged or of a kind that cannot be opened. Please send it as a JPEG or PNG.";
  test.each<[number, string, () => File[]]>([
    [400, "b.jpg: This file is empty. Please choose another one.", () => [words("b.jpg", "")]],
    [
      413,
      "b.pdf: This file is larger than 15 MB. Please upload a smaller one.",
      () => [{ name: "b.pdf", bytes: new Uint8Array(15 * 1024 * 1024 + 1) }],
    ],
    [
      415,
      "b.pdf: Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.",
      () => [words("b.pdf", "MZ is a program")],
    ],
    [415, `b.jpg: ${DAMAGED}`, () => [{ name: "b.jpg", bytes: photo.bytes.slice(0, 30_000) }]],
    [
      415,
      "b.heic: This photo is damaged and cannot be opened. Please take it again, or send it as a JPEG.",
      () => [{ name: "b.heic", bytes: heic.slice(0, 3_000) }],
    ],
    [413, "bomb.heic: This picture has too many pixels. Please send a smaller one.", () => [huge()]],
    [
      415,
      "locked.pdf: This PDF is protected by a password. Please save it without the password, or send a photo of the pages.",
      () => [locked()],
    ],
    [
      415,
      "b.pdf: This PDF is damaged and cannot be opened. Please export it again, or send a photo.",
      () => [words("b.pdf", "%PDF-1.7\nnothing of the kind")],
    ],
    [
      413,
      "long.pdf: This PDF has 31 pages; 30 at most. Please choose only the pages with the quote.",
      () => [printed("long", 31)],
    ],
    [
      413,
      "These files have 31 pages together; 30 at most. Please choose only the pages with the quote.",
      () => [printed("long", 30)],
    ],
    [
      413,
      "These files have 32 pages together; 30 at most. Please choose only the pages with the quote.",
      () => Array.from({ length: 31 }, () => photo),
    ],
    [
      413,
      "These files are larger than 15 MB together. Please choose fewer, or smaller ones.",
      () => Array.from({ length: 2 }, () => ({ name: "b.pdf", bytes: padded(8) })),
    ],
  ])("%d %s", async (status, message, others) => {
    await expect(store(photo, ...others())).rejects.toMatchObject({ status, message, field: "file" });
  });

  function padded(megabytes: number): Uint8Array {
    const bytes = new Uint8Array(megabytes * 1024 * 1024);
    bytes.set(new TextEncoder().encode("%PDF-1.4"));
    return bytes;
  }
});

test("photos too large for 15 MB as pages become smaller ones", async () => {
  const bytes = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  for (const [size, side] of [
    ["whole", 4_000],
    ["small", 2_400],
  ] as const) {
    const part = await partOf(new Uint8Array(bytes), size);
    expect(Buffer.from("pdf" in part ? part.pdf : []).toString("latin1")).toContain(`/Width ${side}`);
  }
});
