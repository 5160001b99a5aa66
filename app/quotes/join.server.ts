import { typeOfUpload, WRONG_TYPE } from "#app/platform/files/upload.ts";
import { joinParts, partOfPaper } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { PageSize, PdfPart } from "#app/quote-reader/join/part.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { faultOf, saidOfAll, tooLargeOf, tooLargeTogether } from "#app/quotes/too-large.ts";

/** Joined, a paper is a little smaller than its parts. */
const MOST_TO_JOIN = 1.1 * MAX_DOCUMENT_BYTES;

/** An answer is stopped after thirty seconds, and what was put together after it would be nobody's. */
const WITHIN_MS = 22_000;

/** What a document came as: several files of one paper are several of these. */
export type Incoming = { name: string; bytes: Uint8Array };

/**
 * What is wrong with files before any is opened; of several, it names the one at fault. Errors: 400 empty, 413 over 15 MB in sum or 30 files, 415
 * neither a photo nor a PDF.
 */
export function refuseUnfit(files: readonly Incoming[]): void {
  for (const file of files) {
    if (file.bytes.length === 0) throw fault(files, file, 400, "This file is empty. Please choose another one.");
    const tooLarge = tooLargeOf(files, sized(file));
    if (tooLarge) throw new Refusal(413, tooLarge, { field: "file" });
    if (!typeOfUpload(file.bytes)) throw fault(files, file, 415, WRONG_TYPE);
  }
  if (files.length > MAX_DOCUMENT_PAGES) throw tooManyPages(files.length);
  const together = tooLargeTogether(files.map(sized));
  if (together) throw new Refusal(413, together, { field: "file" });
}

function sized({ name, bytes }: Incoming) {
  return { name, size: bytes.length };
}

/**
 * Several photos and PDFs of one paper as one PDF of their pages, in the order given; the same files come to the same bytes. Errors: 413 over 30 pages, too many
 * pixels or too long at it, 415 where one cannot be opened, each naming the file; 429 and 503 when too many wait.
 */
export async function joined(files: readonly Incoming[], owner: string, within = WITHIN_MS): Promise<Incoming> {
  const until = Date.now() + within;
  for (const size of ["whole", "small"] as const) {
    const parts = await partsOf(files, { size, owner, until });
    if (!parts) continue;
    const bytes = await joinParts(parts, owner);
    if (!bytes) throw new Refusal(415, NOT_JOINED, { field: "file" });
    if (bytes.length <= MAX_DOCUMENT_BYTES) return { name: nameOf(files, pagesOf(parts)), bytes };
  }
  throw new Refusal(413, saidOfAll(files), { field: "file" });
}

/** Null where they are too large to be joined, as soon as that is known: a small picture may be drawn as one a hundred times its size. */
async function partsOf(
  files: readonly Incoming[],
  { size, owner, until }: { size: PageSize; owner: string; until: number },
): Promise<PdfPart[] | null> {
  const parts: PdfPart[] = [];
  // One after the other: whoever sends many files waits for their own alone.
  for (const file of files) {
    if (Date.now() >= until) throw new Refusal(413, TOO_LONG, { field: "file" });
    const part = (await partOfPaper(file.bytes, size, owner)) ?? { wrong: BROKE, tooLarge: false };
    if ("wrong" in part) throw fault(files, file, part.tooLarge ? 413 : 415, part.wrong);
    parts.push(part);
    if (sizeOf(parts) > MOST_TO_JOIN) return null;
  }
  if (pagesOf(parts) > MAX_DOCUMENT_PAGES) throw tooManyPages(pagesOf(parts));
  return parts;
}

/** What a person looks for in a list: that all pages are there, and the first name that they chose. */
function nameOf([first]: readonly Incoming[], pages: number): string {
  const stem = first?.name.replace(/\.[a-z\d]{2,4}$/i, "");
  return `${pages} pages${stem ? ` - ${stem}` : ""}.pdf`;
}

function pagesOf(parts: readonly PdfPart[]): number {
  return parts.reduce((sum, { pages }) => sum + pages, 0);
}

function sizeOf(parts: readonly PdfPart[]): number {
  return parts.reduce((sum, { pdf }) => sum + pdf.length, 0);
}

function fault(files: readonly Incoming[], file: Incoming, status: 400 | 413 | 415, sentence: string): Refusal {
  return new Refusal(status, faultOf(files, file, sentence), { field: "file" });
}

function tooManyPages(pages: number): Refusal {
  const sentence = `These files have ${pages} pages together; ${MAX_DOCUMENT_PAGES} at most. Please choose only the pages with the quote.`;
  return new Refusal(413, sentence, { field: "file" });
}

const BROKE = "This file could not be opened: it is damaged or asks for too much memory.";
const TOO_LONG = "These files take too long to put together. Please choose fewer, or smaller ones.";
const NOT_JOINED = "These files could not be put together. Please upload them one after the other.";
