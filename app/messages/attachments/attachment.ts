import { formatFileSize } from "#app/platform/files/file-size.ts";
import { MAX_DOCUMENT_BYTES } from "#app/quote-reader/most.ts";

/** How many files a message of the web has at most. */
export const MOST_FILES = 5;

type Chosen = { name: string; size: number; type: string };

/** Why so many and so large files cannot leave with a message, in a sentence for who chose them; null where they can. */
export function refusalOfFiles(files: Chosen[]) {
  if (files.length > MOST_FILES)
    return { status: 400, sentence: `A message has at most ${MOST_FILES} files.` } as const;
  for (const { name, size } of files) {
    if (size > MAX_DOCUMENT_BYTES) {
      return {
        status: 413,
        sentence: `${name}: This file is larger than ${megabytes(MAX_DOCUMENT_BYTES)} MB.`,
      } as const;
    }
  }
  const together = files.reduce((sum, { size }) => sum + size, 0);
  if (together <= MAX_DOCUMENT_BYTES) return null;
  return {
    status: 413,
    sentence: `These files are ${megabytes(together)} MB together, and a message takes ${megabytes(MAX_DOCUMENT_BYTES)} MB.`,
  } as const;
}

function megabytes(bytes: number) {
  return Math.ceil(bytes / (1024 * 1024));
}

/** A kind that is neither picture nor PDF, whatever its bytes. What else a file says of itself is often wrong: its bytes are asked. */
const NEVER = /^(video|audio|text)\/|^application\/(msword|rtf|vnd\.(ms-|openxmlformats-|oasis\.opendocument))/i;

/** The same while they are chosen, with what is surely neither picture nor PDF: said before it has traveled. */
export function refusalOfChosen(files: Chosen[]): string | null {
  const refused = refusalOfFiles(files);
  if (refused) return refused.sentence;
  const odd = files.find(({ type }) => NEVER.test(type));
  return odd ? `${odd.name}: This file (${odd.type}) is neither a picture (JPEG, PNG, WebP, HEIC) nor a PDF.` : null;
}

/** A file in the document store, and of a picture a small one. */
export type KeptMedia = {
  storageKey: string;
  thumbnailKey: string | null;
  fileType: string;
  fileSize: number;
  width: number | null;
  height: number | null;
};

/** What a page shows of a picture or a paper that came with a message. */
const STATES = ["waiting", "kept", "failed"] as const;

export type AttachmentView = {
  id: string;
  state: (typeof STATES)[number];
  name: string;
  picture: { width: number; height: number } | null;
  words: string;
  /** Whether fetching it once more could help. */
  fetchable: boolean;
  /** The repair that it is kept with. */
  repairRequestId: string | null;
  /** The document that it was read as, and its repair. */
  quote: { id: string; repairRequestId: string } | null;
};

type Row = {
  id: string;
  state: (typeof STATES)[number];
  failure: string | null;
  source: string | null;
  fileName: string;
  fileType: string;
  fileSize: number;
  width: number | null;
  height: number | null;
  repairRequestId: string | null;
  quoteDocument: { id: string; repairRequestId: string } | null;
};

export function toAttachmentView(row: Row): AttachmentView {
  const { id, fileName: name, state, width, height, repairRequestId, quoteDocument: quote } = row;
  const picture = state === "kept" && width && height ? { width, height } : null;
  const fetchable = state === "failed" && row.source !== null;
  return { id, state, name, picture, repairRequestId, quote, fetchable, words: wordsOf(row) };
}

function wordsOf({ state, failure, fileType, fileSize }: Row) {
  if (state === "waiting") return "On its way";
  if (state === "failed") return failure ?? "It could not be kept.";
  return `${fileType === "application/pdf" ? "PDF" : "Picture"}, ${formatFileSize(fileSize)}`;
}

/** The words of a message that has none: what came with it, by types. */
export function sentWords(types: string[]): string {
  const kind = types.every((type) => type.startsWith("image/")) ? "picture" : "file";
  return types.length === 1 ? `Sent a ${kind}` : `Sent ${types.length} ${kind}s`;
}
