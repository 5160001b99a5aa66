import { formatFileSize } from "#app/platform/format.ts";

/** How many files a message of the web has at most. */
export const MOST_FILES = 5;

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
export type AttachmentView = {
  id: string;
  state: "waiting" | "kept" | "failed";
  name: string;
  picture: { width: number; height: number } | null;
  words: string;
  /** The repair that it is kept with. */
  repairRequestId: string | null;
  /** The document that it was read as, and its repair. */
  quote: { id: string; repairRequestId: string } | null;
};

type Row = {
  id: string;
  state: string;
  failure: string | null;
  fileName: string;
  fileType: string;
  fileSize: number;
  width: number | null;
  height: number | null;
  repairRequestId: string | null;
  quoteDocument: { id: string; repairRequestId: string } | null;
};

export function toAttachmentView(row: Row): AttachmentView {
  const { id, fileName: name, width, height, repairRequestId, quoteDocument: quote } = row;
  const state = row.state as AttachmentView["state"];
  const picture = state === "kept" && width && height ? { width, height } : null;
  return { id, state, name, picture, repairRequestId, quote, words: wordsOf(row) };
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
