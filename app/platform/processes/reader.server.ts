import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { refuseBusy } from "#app/platform/processes/refuse-busy.server.ts";
import type { PageSize, PdfPart } from "#app/quote-reader/join/part.ts";
import type { Shrink } from "#app/quote-reader/process/shrink-picture.ts";
import { makeQuoteReader, type ReadOptions } from "#app/quote-reader/read-quote.server.ts";

const reader = makeQuoteReader({
  ...(env.QUOTE_READERS ? { readers: env.QUOTE_READERS } : {}),
  onFault: (fault) => log.warn(fault, "a reader ended over a document"),
});

export const { closeReaders, expectDocument } = reader;

/** The reader's `readQuote`. Errors: 429 and 503 where an urgent reading would wait too long. */
export async function readQuote(bytes: Uint8Array, options: ReadOptions = {}) {
  return await reader.readQuote(bytes, options).catch(refuseBusy);
}

/** The reader's `lookAtUpload`. Errors: as readQuote. */
export async function lookAtUpload(bytes: Uint8Array, owner: string) {
  return await reader.lookAtUpload(bytes, owner).catch(refuseBusy);
}

/** The reader's `readWords`. Errors: as readQuote. */
export async function readWords(bytes: Uint8Array, owner: string) {
  return await reader.readWords(bytes, owner).catch(refuseBusy);
}

/** The reader's `shrinkPicture`. Errors: as readQuote. */
export async function shrinkPicture(bytes: Uint8Array, shrink: Shrink, owner: string) {
  return await reader.shrinkPicture(bytes, shrink, owner).catch(refuseBusy);
}

/** The reader's `partOfPaper`. Errors: as readQuote. */
export async function partOfPaper(bytes: Uint8Array, size: PageSize, owner: string) {
  return await reader.partOfPaper(bytes, size, owner).catch(refuseBusy);
}

/** The reader's `joinParts`. Errors: as readQuote. */
export async function joinParts(parts: readonly PdfPart[], owner: string) {
  return await reader.joinParts(parts, owner).catch(refuseBusy);
}
