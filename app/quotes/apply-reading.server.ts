import { notifyDrivers, notifyShopSide } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { freeTextIn } from "#app/platform/fields/free-text.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { askForAdvisor, productViewer } from "#app/quotes/papers/ask-advisor.server.ts";
import { askAboutCar } from "#app/quotes/papers/car.server.ts";
import { sayIfSame } from "#app/quotes/papers/same.server.ts";
import { takeDocument } from "#app/quotes/papers/take.server.ts";
import { isTyped } from "#app/quotes/papers/typed.ts";
import { adviceReason, papersSaid } from "#app/quotes/quote-document.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { type LockedRequest, lockForSystem } from "#app/repair/requests/lock.server.ts";

/**
 * What was read, once: a quote that is here already adds nothing; another car on it is asked about before anything is priced; else
 * it does what its role says. What needs an advisor is flagged.
 */
export async function applyReadingIn(tx: Transaction, documentId: string, read: ReadingOutcome): Promise<void> {
  const outcome = freeTextIn(read);
  const found = await tx.quoteDocument.findUnique({ where: { id: documentId }, select: { repairRequestId: true } });
  if (!found) return;
  const request = await lockForSystem(tx, found.repairRequestId);
  const document = await tx.quoteDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { id: true, fileName: true, fileType: true, readStatus: true },
  });
  if (document.readStatus === "read" || document.readStatus === "unreadable") return;
  const reading = outcome.ok && outcome.reading.items.length > 0 ? outcome.reading : null;
  const advice = adviceReason(outcome);
  await tx.quoteDocument.update({
    where: { id: documentId },
    data: {
      // What was typed without a price was understood: its shop counts.
      readStatus: reading || (outcome.ok && isTyped(document)) ? "read" : "unreadable",
      readProgress: 100,
      readMessage: advice,
      reading: outcome.ok ? outcome.reading : undefined,
      readAt: new Date(),
    },
  });
  const apart = outcome.ok ? papersSaid(outcome.reading) : null;
  if (apart) await recordApart(tx, request, documentId, apart);
  if (!reading) return notRead(tx, request, document, advice);
  const sentence =
    (await sayIfSame(tx, request, documentId, reading)) ??
    (await askAboutCar(tx, request, documentId, reading)) ??
    (await takeDocument(tx, await productViewer(tx), request, documentId));
  if (advice) await askForAdvisor(tx, request.id, advice);
  await tellPeople(tx, request, sentence);
}

/** Whoever looks at the record sees that the document holds a paper that counts for nothing. */
async function recordApart(tx: Transaction, request: LockedRequest, documentId: string, summary: string) {
  const said = { repairRequestId: request.id, kind: "quote_said", summary, details: { documentId } } as const;
  await appendHistory(tx, await productViewer(tx), said);
}

async function notRead(
  tx: Transaction,
  request: LockedRequest,
  document: { id: string; fileName: string; fileType: string },
  advice: string | null,
) {
  if (advice) await askForAdvisor(tx, request.id, advice);
  await appendHistory(tx, await productViewer(tx), {
    repairRequestId: request.id,
    kind: "quote_read",
    summary: isTyped(document) ? "Typed quote without an amount" : `Quote not read: ${document.fileName}`,
    details: { documentId: document.id, ...(advice ? { advice } : {}) },
  });
  await tellPeople(tx, request, advice ?? "");
}

async function tellPeople(tx: Transaction, request: LockedRequest, body: string) {
  const notice = {
    kind: "quote_analyzed" as const,
    title: `${vehicleTitle(request.vehicle)}: quote read`,
    body,
  };
  await notifyDrivers(tx, request, notice);
  await notifyShopSide(tx, request, notice);
}
