import sharp from "sharp";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { heicToJpeg } from "#app/quote-reader/words/heic-to-jpeg.ts";
import { UnreadableDocument } from "#app/quote-reader/words/page.ts";
import { openPdf, TOO_MANY_PIXELS_INSIDE } from "#app/quote-reader/words/pdf-pages.server.ts";
import { requireFewPixels, TOO_MANY_PIXELS } from "#app/quote-reader/words/pixels.ts";

/** What is known of a document before it is kept; null where it does not say. */
export type Look = {
  /** Of a PDF. */
  pages: number | null;
  /** Of a HEIC photo, for browsers that cannot show it. */
  jpeg: Uint8Array | null;
  /** A sentence for who sent it: too large to be unpacked. */
  tooLarge: string | null;
};

const TOO_LARGE = [TOO_MANY_PIXELS, TOO_MANY_PIXELS_INSIDE];
const NOTHING: Look = { pages: null, jpeg: null, tooLarge: null };

sharp.cache(false);
sharp.concurrency(1);

/** Looks at a document without reading it; damaged ones are left for the reader to judge. Runs in a process of its own. */
export async function lookAtDocument(bytes: Uint8Array): Promise<Look> {
  const type = sniffDocument(bytes);
  try {
    if (type === "application/pdf") return { ...NOTHING, pages: await pagesOf(bytes) };
    await requireFewPixels(bytes);
    return type === "image/heic" ? { ...NOTHING, jpeg: await heicToJpeg(bytes) } : NOTHING;
  } catch (error) {
    const said = error instanceof UnreadableDocument ? error.message : "";
    return TOO_LARGE.includes(said) ? { ...NOTHING, tooLarge: said } : NOTHING;
  }
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  const pdf = await openPdf(bytes, Number.POSITIVE_INFINITY);
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}
