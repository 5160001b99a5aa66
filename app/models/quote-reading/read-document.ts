import { type Page, UnreadableDocument } from "#app/integrations/quote-reading/page.ts";
import { openPdf, pdfPage } from "#app/integrations/quote-reading/pdf-pages.server.ts";
import { photoPage } from "#app/integrations/quote-reading/photo-pages.server.ts";
import { readPages } from "#app/models/quote-reading/read-pages.ts";
import type { ReadingOutcome } from "#app/models/quote-reading/reading.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES, sniffDocument } from "#app/models/quote-reading/sniff.ts";

export type Progress = (fraction: number, stage: string) => void;

/** Reads a whole document in this thread; `readQuote` calls it in a worker. Throws what the libraries throw at a damaged file. */
export async function readDocument(bytes: Uint8Array, onProgress: Progress): Promise<ReadingOutcome> {
  const started = performance.now();
  const type = sniffDocument(bytes);
  if (bytes.length === 0) return { ok: false, reason: "This file is empty." };
  if (bytes.length > MAX_DOCUMENT_BYTES) return { ok: false, reason: "This file is larger than 15 MB." };
  if (!type) return { ok: false, reason: "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC)." };
  try {
    const pages = type === "application/pdf" ? await pagesOf(bytes, onProgress) : [await pictureOf(bytes, onProgress)];
    onProgress(0.95, "Checking the arithmetic");
    const reading = readPages(pages);
    return { ok: true, reading: { ...reading, milliseconds: Math.round(performance.now() - started) } };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { ok: false, reason: error.message };
    throw error;
  }
}

async function pictureOf(bytes: Uint8Array, onProgress: Progress): Promise<Page> {
  onProgress(0.03, "Opening the picture");
  return await photoPage(bytes, 1, (share) =>
    onProgress(0.05 + share * 0.88, share < 0.45 ? "Finding the text" : "Reading the text"),
  );
}

async function pagesOf(bytes: Uint8Array, onProgress: Progress): Promise<Page[]> {
  onProgress(0.05, "Opening the document");
  const pdf = await openPdf(bytes, MAX_DOCUMENT_PAGES);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      pages.push(await pdfPage(pdf, number));
      onProgress(0.05 + (0.85 * number) / pdf.numPages, `Reading page ${number} of ${pdf.numPages}`);
    }
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}
