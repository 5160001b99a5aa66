import { queueAnswer } from "#app/messages/customers/tell.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { readQuote } from "#app/platform/processes/reader.server.ts";
import { traced } from "#app/platform/trace/trace.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { answerOf } from "#app/quotes/answer.server.ts";
import { applyReadingIn } from "#app/quotes/apply-reading.server.ts";
import { fetchFile } from "#app/repair/records/kept-file.server.ts";

/** A document that ended its reader so often is never read again. */
const MOST_DEATHS = 2;
/** Readings that were begun and never came to an end, as when the whole machine went down with them. */
const MOST_ATTEMPTS = 5;
/** Whoever handed the document in looks at its bar for about so long. */
const WATCHED_MS = 15_000;

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
      uploadedAt: true,
      uploadedBy: { select: { role: true } },
      readStatus: true,
      readAttempts: true,
      readerDeaths: true,
      repairRequest: {
        select: { accountId: true, vehicle: { select: { year: true, make: true, model: true } } },
      },
    },
  });
  if (!document || document.readStatus === "read" || document.readStatus === "unreadable") return;
  const isHarmful = document.readerDeaths >= MOST_DEATHS || document.readAttempts >= MOST_ATTEMPTS;
  const outcome = isHarmful
    ? SET_ASIDE
    : await traced({ name: "read document" }, async (add) => {
        const outcomeOfReading = await read(quoteDocumentId, document);
        add({ "amped.read": outcomeOfReading.ok });
        return outcomeOfReading;
      });
  const promised = (document.uploadedBy?.role ?? "driver") === "driver";
  const late = promised && Date.now() - document.uploadedAt.getTime() > WATCHED_MS;
  const answer = late ? await answerOf(outcome, document.repairRequest.vehicle) : null;
  const judged = answer?.apart ? `${answer.sentence} ${answer.apart}` : answer?.sentence;
  const sentence = late ? (judged ?? NOT_JUDGED) : null;
  await db.$transaction(
    async (tx) => {
      await applyReadingIn(tx, quoteDocumentId, outcome);
      if (sentence) await sendAnswer(tx, quoteDocumentId, sentence);
    },
    { timeout: 15_000, maxWait: 15_000 },
  );
}

const NOT_JUDGED = "It could not be read automatically: an advisor reads it and writes to you.";

/** Nobody watches any more: the answer that the form promised is sent. */
async function sendAnswer(tx: Transaction, documentId: string, sentence: string) {
  const { repairRequest } = await tx.quoteDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: {
      repairRequest: {
        select: { id: true, accountId: true, vehicle: { select: { year: true, make: true, model: true } } },
      },
    },
  });
  const { id: repairRequestId, accountId, vehicle } = repairRequest;
  await queueAnswer(tx, { repairRequestId, accountId, documentId, sentence, vehicle: vehicleTitle(vehicle) });
}

type Document = { storageKey: string; repairRequest: { accountId: string } };

async function read(id: string, { storageKey, repairRequest }: Document): Promise<ReadingOutcome> {
  const bytes = await fetchFile(storageKey);
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
