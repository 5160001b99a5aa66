import sharp from "sharp";
import { type Jpeg, picturePdf } from "#app/quote-reader/join/picture-pdf.ts";
import { MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { isHeic } from "#app/quote-reader/words/heic.ts";
import { heicToJpeg } from "#app/quote-reader/words/heic-to-jpeg.ts";
import { UnreadableDocument } from "#app/quote-reader/words/page.ts";
import { openPdf, TOO_MANY_PIXELS_INSIDE } from "#app/quote-reader/words/pdf-pages.server.ts";
import { MOST_PIXELS_IN_ROWS, NO_PICTURE, requireFewPixels, TOO_MANY_PIXELS } from "#app/quote-reader/words/pixels.ts";

/** One file of several that are to be one paper: as a PDF, or what is wrong with it. */
export type Part = PdfPart | { wrong: string; tooLarge: boolean };
export type PdfPart = { pdf: Uint8Array; pages: number };

/** How photos become pages: as large as they are kept alone, or as small as they can still be read. */
export type PageSize = "whole" | "small";

const BOXES = { whole: { side: 4000, quality: 92 }, small: { side: 2400, quality: 70 } };
/** What a JPEG may have to be a page as it is. */
const MOST_PIXELS = BOXES.whole.side ** 2;

const BROKEN = "This file is damaged and cannot be opened. Please export it again, or send a photo.";
const TOO_LARGE = [TOO_MANY_PIXELS, TOO_MANY_PIXELS_INSIDE];

/** One file of several, made a PDF of its own. What cannot be opened is no page: it is said, and not left for the reader. Runs in a process of its own. */
export async function partOf(bytes: Uint8Array, size: PageSize): Promise<Part> {
  try {
    if (sniffDocument(bytes) === "application/pdf") return await pdfPart(bytes);
    return { pdf: picturePdf(await jpegOf(bytes, size)), pages: 1 };
  } catch (error) {
    const wrong = error instanceof UnreadableDocument ? error.message : BROKEN;
    return { wrong, tooLarge: TOO_LARGE.includes(wrong) };
  }
}

async function pdfPart(bytes: Uint8Array): Promise<Part> {
  const pdf = await openPdf(bytes, Number.POSITIVE_INFINITY);
  const { numPages: pages } = pdf;
  await pdf.loadingTask.destroy();
  const wrong = `This PDF has ${pages} pages; ${MAX_DOCUMENT_PAGES} at most. Please choose only the pages with the quote.`;
  return pages > MAX_DOCUMENT_PAGES ? { wrong, tooLarge: true } : { pdf: bytes, pages };
}

/** A usual JPEG byte for byte; other pictures, and larger ones, drawn anew. */
async function jpegOf(bytes: Uint8Array, size: PageSize): Promise<Jpeg> {
  await requireFewPixels(bytes);
  const plain = isHeic(bytes) ? await heicToJpeg(bytes) : bytes;
  try {
    const { format, width, height, orientation = 1, space, depth } = await open(plain).metadata();
    const usual = format === "jpeg" && depth === "uchar" && (space === "srgb" || space === "b-w");
    if (size === "whole" && usual && width * height <= MOST_PIXELS) {
      await requireWhole(plain);
      return { bytes: plain, width, height, orientation, gray: space === "b-w" };
    }
    return await drawn(plain, size);
  } catch {
    throw new UnreadableDocument(NO_PICTURE);
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS_IN_ROWS, failOn: "truncated", sequentialRead: true });
}

/** A JPEG is decoded to its end, an eighth of its size. */
async function requireWhole(bytes: Uint8Array): Promise<void> {
  await open(bytes).resize({ width: 64, height: 64, fit: "inside" }).raw().toBuffer();
}

async function drawn(bytes: Uint8Array, size: PageSize): Promise<Jpeg> {
  const { side, quality } = BOXES[size];
  const { data, info } = await open(bytes)
    .rotate()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, orientation: 1, gray: info.channels === 1 };
}
