import { db } from "#app/platform/db.server.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { applyReadingIn } from "#app/quotes/apply-reading.server.ts";
import { readQuote } from "#app/quotes/reader.server.ts";

/** A document that ended its reader so often is never read again. */
const MOST_DEATHS = 2;
/** Readings that were begun and never came to an end, as when the whole machine went down with them. */
const MOST_ATTEMPTS = 5;

const SET_ASIDE: ReadingOutcome = {
  ok: false,
  reason: "This document could not be read automatically. It is kept, and an advisor will read it for you.",
};
const LOST: ReadingOutcome = {
  ok: false,
  reason: "This document could not be opened any more. An advisor will look at your request.",
};

/**
 * The work of the job "read-quote". Reading the same document again changes nothing. Errors: whatever lets the job be tried again
 * later; a document that ends its reader twice is set aside for an advisor instead.
 */
export async function readQuoteDocument({ quoteDocumentId }: { quoteDocumentId: string }): Promise<void> {
  const document = await db.quoteDocument.findUnique({
    where: { id: quoteDocumentId },
    select: {
      storageKey: true,
      readStatus: true,
      readAttempts: true,
      readerDeaths: true,
      repairRequest: { select: { accountId: true } },
    },
  });
  if (!document || document.readStatus === "read" || document.readStatus === "unreadable") return;
  const isHarmful = document.readerDeaths >= MOST_DEATHS || document.readAttempts >= MOST_ATTEMPTS;
  const outcome = isHarmful ? SET_ASIDE : await read(quoteDocumentId, document);
  await db.$transaction((tx) => applyReadingIn(tx, quoteDocumentId, outcome), { timeout: 15_000, maxWait: 15_000 });
}

type Document = { storageKey: string; repairRequest: { accountId: string } };

async function read(id: string, { storageKey, repairRequest }: Document): Promise<ReadingOutcome> {
  const bytes = await documents.read(storageKey);
  if (!bytes) return LOST;
  // Written before it is begun: a reading that takes everything down with it is counted too.
  await db.quoteDocument.update({
    where: { id },
    data: { readStatus: "reading", readProgress: 1, readAttempts: { increment: 1 } },
  });
  const asked = { owner: repairRequest.accountId, onProgress: progressWriter(id) };
  const outcome = await readQuote(bytes, asked).catch((error: unknown) => notItsFault(id, error));
  if (outcome.ok || !outcome.reader) return outcome;
  if (outcome.reader === "stopped")
    return await notItsFault(id, new Error("Reading was stopped; it is taken up again."));
  const { readerDeaths } = await db.quoteDocument.update({
    where: { id },
    data: { readerDeaths: { increment: 1 } },
    select: { readerDeaths: true },
  });
  if (readerDeaths >= MOST_DEATHS) return SET_ASIDE;
  throw new Error("The document ended its reader; it is tried once more.");
}

/** Gives the try back: the reader was stopped, or did not start. Errors: always the given one. */
async function notItsFault(id: string, error: unknown): Promise<never> {
  await db.quoteDocument.update({ where: { id }, data: { readAttempts: { decrement: 1 } } });
  throw error;
}

const WRITE_EVERY = 250;

/** Writes the progress on the row at most four times a second; a write that fails is no reason to stop reading. */
function progressWriter(id: string) {
  let last = 0;
  return (fraction: number, stage: string) => {
    if (Date.now() - last < WRITE_EVERY) return;
    last = Date.now();
    const readProgress = Math.min(99, Math.max(1, Math.round(fraction * 100)));
    db.quoteDocument
      .updateMany({ where: { id, readStatus: "reading" }, data: { readProgress, readMessage: stage } })
      .catch(() => {});
  };
}
