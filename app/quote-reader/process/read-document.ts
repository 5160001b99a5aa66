import { filesIn } from "#app/quote-reader/join/files-in.ts";
import { readFiles } from "#app/quote-reader/join/two-papers.ts";
import { isMoney, parsePrinted } from "#app/quote-reader/layout/numbers.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { plateOnPage } from "#app/quote-reader/paper/plate.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { sniffDocument } from "#app/quote-reader/sniff.ts";
import { pageOfText } from "#app/quote-reader/typed/page-of-text.ts";
import { readTyped } from "#app/quote-reader/typed/read-typed.ts";
import { typedQuoteIn } from "#app/quote-reader/typed/typed-document.ts";
import { type Page, UnreadableDocument, type Word } from "#app/quote-reader/words/page.ts";
import { openPdf, pdfPage } from "#app/quote-reader/words/pdf-pages.server.ts";
import { pdfPicture } from "#app/quote-reader/words/pdf-picture.server.ts";
import type { PdfDocument } from "#app/quote-reader/words/pdfjs.server.ts";
import { photoPage } from "#app/quote-reader/words/photo-pages.server.ts";

export type Progress = (fraction: number, stage: string) => void;

/** Reads a whole document in this process; `readQuote` calls it in a child. Throws what the libraries throw at a damaged file. */
export async function readDocument(bytes: Uint8Array, onProgress: Progress): Promise<ReadingOutcome> {
  const started = performance.now();
  const typed = typedQuoteIn(bytes);
  if (typed) {
    const reading = await readTyped(typed);
    return { ok: true, reading: { ...reading, milliseconds: Math.round(performance.now() - started) } };
  }
  const type = sniffDocument(bytes);
  if (bytes.length === 0) return { ok: false, reason: "This file is empty." };
  if (bytes.length > MAX_DOCUMENT_BYTES) return { ok: false, reason: "This file is larger than 15 MB." };
  if (!type) return { ok: false, reason: "This is neither a PDF nor a photo (JPEG, PNG, WebP or HEIC)." };
  try {
    const found = type === "application/pdf" ? await readPdf(bytes, onProgress) : null;
    const pages = found?.pages ?? [await pictureOf(bytes, onProgress)];
    const reading = found?.reading ?? (await readFiles(filesOf(pages, found?.counts), checking(onProgress)));
    const plate = pages[0] && pages.length === 1 ? plateOnPage(pages[0]) : null;
    return {
      ok: true,
      reading: { ...reading, ...(plate ? { plate } : {}), milliseconds: Math.round(performance.now() - started) },
    };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { ok: false, reason: error.message };
    throw error;
  }
}

function checking(onProgress: Progress): () => void {
  onProgress(0.95, "Checking the arithmetic");
  return () => onProgress(0.95, "Checking the arithmetic");
}

/** The pages of each file, by how many it has; a file of which none was kept has none. */
function filesOf(pages: Page[], counts: number[] = []): Page[][] {
  let end = 0;
  const files = counts.map((count) => {
    end += count;
    return pages.filter(({ number }) => number > end - count && number <= end);
  });
  return files.length > 0 ? files : [pages];
}

/** The words of a document that was looked at, with their places. Throws as `readDocument`. */
export async function wordsOfDocument(bytes: Uint8Array, onProgress: Progress = () => {}): Promise<Page[]> {
  const typed = typedQuoteIn(bytes);
  if (typed) return [pageOfText(typed.words)];
  return sniffDocument(bytes) === "application/pdf"
    ? await pagesOf(bytes, onProgress)
    : [await pictureOf(bytes, onProgress)];
}

export async function pictureOf(bytes: Uint8Array, onProgress: Progress): Promise<Page> {
  onProgress(0.03, "Opening the picture");
  return await photoPage(bytes, 1, (share) =>
    onProgress(0.05 + share * 0.88, share < 0.45 ? "Finding the text" : "Reading the text"),
  );
}

/** A page with fewer words than this, or without an amount, and a picture over it is a scan. */
const WORDS_OF_A_DIGITAL_PAGE = 12;

function mayBeScan({ words }: Page): boolean {
  return words.length < WORDS_OF_A_DIGITAL_PAGE || !words.some((word) => isMoney(parsePrinted(word.text)));
}

export async function pagesOf(bytes: Uint8Array, onProgress: Progress): Promise<Page[]> {
  return (await readPdf(bytes, onProgress)).pages;
}

type ReadPdf = { pages: Page[]; counts: number[]; reading: Awaited<ReturnType<typeof readFiles>> | null };

/** Its pages, how many of them are each file's, and what they say where that had to be known to find their words. */
async function readPdf(bytes: Uint8Array, onProgress: Progress): Promise<ReadPdf> {
  onProgress(0.05, "Opening the document");
  const pdf = await openPdf(bytes, MAX_DOCUMENT_PAGES);
  try {
    const pages: Page[] = [];
    const counts = filesIn(bytes, pdf.numPages);
    const share = 0.85 / pdf.numPages;
    for (let number = 1; number <= pdf.numPages; number++) {
      const done = 0.05 + share * (number - 1);
      const page = await pdfPage(pdf, number);
      const scan = mayBeScan(page)
        ? await scannedPage(pdf, number, (part) =>
            onProgress(done + share * part, `Reading page ${number} of ${pdf.numPages}`),
          )
        : null;
      pages.push(scan ? withPrinted(scan, page) : page);
      onProgress(done + share, `Reading page ${number} of ${pdf.numPages}`);
    }
    if (pages.some((page) => page.source === "photographed")) return { pages, counts, reading: null };
    const reading = await readFiles(filesOf(pages, counts), checking(onProgress));
    if (reading.items.length > 0) return { pages, counts, reading };
    // Words but no lines: a letterhead over a scan, or a text layer of rubbish.
    const scans = await scansOf(pdf, pages, onProgress);
    return scans ? { pages: scans, counts, reading: null } : { pages, counts, reading };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The words of a scan, and those that were set as text over or beside it, such as a letterhead. */
function withPrinted(scan: Page, printed: Page): Page {
  const scale = scan.width / printed.width;
  const isTurned = Math.abs(scan.height / scan.width / (printed.height / printed.width) - 1) > 0.03;
  if (isTurned || printed.words.length === 0) return scan;
  const words = printed.words.map((word) => {
    const [x, y, width, height] = [word.x, word.y, word.width, word.height].map((side) => side * scale) as Four;
    return { ...word, x, y, width, height, origin: { x, y, x2: x + width, y2: y + height } };
  });
  const isFree = (word: Word) =>
    !scan.words.some(
      (other) =>
        other.x < word.x + word.width &&
        word.x < other.x + other.width &&
        other.y < word.y + word.height &&
        word.y < other.y + other.height,
    );
  return { ...scan, words: [...scan.words, ...words.filter(isFree)] };
}

type Four = [number, number, number, number];

async function scansOf(pdf: PdfDocument, pages: Page[], onProgress: Progress): Promise<Page[] | null> {
  const scans: Page[] = [];
  for (const page of pages.slice(0, MOST_SECOND_LOOKS)) {
    const scan = await scannedPage(pdf, page.number, () =>
      onProgress(0.9, `Looking at page ${page.number} as a picture`),
    );
    if (scan) scans.push(scan);
  }
  return scans.length > 0 ? scans : null;
}

const MOST_SECOND_LOOKS = 5;

async function scannedPage(
  pdf: PdfDocument,
  number: number,
  onProgress: (share: number) => void,
): Promise<Page | null> {
  const picture = await pdfPicture(pdf, number);
  return picture ? await photoPage(picture, number, onProgress) : null;
}
