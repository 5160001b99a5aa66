import { withFiles } from "#app/quote-reader/join/files-in.ts";
import { MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { openPdf } from "#app/quote-reader/words/pdf-pages.server.ts";

/** One of several PDFs that lie behind each other: how long it is, and how many pages it has. */
export type Joined = { length: number; pages: number };

/**
 * PDFs that lie behind each other in `bytes`, as one PDF with the pages of all, which says where each ends; null where they could not be
 * joined. Runs in a process of its own.
 */
export async function joinPdfs(bytes: Uint8Array, parts: readonly Joined[]): Promise<Uint8Array | null> {
  const [first, ...others] = cut(bytes, parts);
  if (!first) return null;
  try {
    const pdf = await openPdf(first, MAX_DOCUMENT_PAGES);
    const joined = await atNoMoment(() =>
      pdf.extractPages([{ document: null }, ...others.map((document) => ({ document }))]),
    );
    await pdf.loadingTask.destroy();
    const pages = parts.map((part) => part.pages);
    return joined && withFiles(joined, pages);
  } catch {
    return null;
  }
}

function cut(bytes: Uint8Array, parts: readonly Joined[]): Uint8Array[] {
  let at = 0;
  return parts.map(({ length }) => {
    at += length;
    return bytes.slice(at - length, at);
  });
}

/** PDF.js writes the moment into what it makes: without it the same papers come to the same bytes, and are known again. */
async function atNoMoment<Result>(work: () => Promise<Result>): Promise<Result> {
  const { Date: now } = globalThis;
  globalThis.Date = NoMoment as DateConstructor;
  return await work().finally(() => {
    globalThis.Date = now;
  });
}

class NoMoment extends Date {
  constructor() {
    super(0);
  }

  static override now(): number {
    return 0;
  }
}
