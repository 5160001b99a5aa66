import { setTimeout as sleep } from "node:timers/promises";
import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { applyReadingIn } from "#app/quotes/apply-reading.server.ts";
import type { Incoming } from "#app/quotes/join.server.ts";
import { findSameBytes, uploadedAlready } from "#app/quotes/papers/same.server.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import { discardDocument, storeDocument } from "#app/quotes/store.server.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { fetchFile } from "#app/repair/records/kept-file.server.ts";
import { lockRequest } from "#app/repair/requests/lock.server.ts";

type Attached = {
  repairRequestId: string;
  file: StoredFile;
  description?: string;
  /** Of how it came, in the record. */
  summary?: string;
  outcome?: ReadingOutcome;
};

/** Puts a stored document on a request: its lines at once where it was read already, else by a job. */
export async function attachDocumentIn(tx: Transaction, viewer: Viewer, attached: Attached): Promise<{ id: string }> {
  const { repairRequestId, file, outcome } = attached;
  const document = await tx.quoteDocument.create({
    data: {
      repairRequestId,
      uploadedById: viewer.user?.id ?? viewer.codeUser?.userId ?? null,
      description: attached.description ?? "Repair quote",
      fileName: file.name,
      storageKey: file.key,
      fileType: file.type,
      fileSize: file.size,
      sha256: file.sha256,
      readerDeaths: outcome && !outcome.ok && outcome.reader === "died" ? 1 : 0,
    },
    select: { id: true },
  });
  await appendHistory(tx, viewer, {
    repairRequestId,
    kind: "quote_uploaded",
    summary: attached.summary ?? `Quote uploaded: ${file.name}`,
    details: { documentId: document.id, sha256: file.sha256 },
  });
  // Read ahead, it ended its reader or was stopped: the job may try it once more.
  const isSettled = outcome && (outcome.ok || !outcome.reader);
  if (isSettled) await applyReadingIn(tx, document.id, outcome);
  else await enqueueReading(tx, repairRequestId, document.id);
  return document;
}

/** Each customer has a turn before anybody has a second one, and whose documents ended their reader stands behind. */
async function enqueueReading(tx: Transaction, repairRequestId: string, quoteDocumentId: string) {
  const { accountId } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: { accountId: true },
  });
  const ahead = await tx.quoteDocument.count({
    where: {
      id: { not: quoteDocumentId },
      repairRequest: { accountId },
      uploadedAt: { gt: new Date(Date.now() - 3_600_000) },
      OR: [{ readStatus: { in: ["stored", "reading"] } }, { readerDeaths: { gt: 0 } }],
    },
  });
  const options = { singletonKey: quoteDocumentId, priority: -ahead };
  await enqueue(tx, "read-quote", { quoteDocumentId }, options);
}

/**
 * A further document on a request that stands, as by POST /api/quotes/upload. It is stored first and read by a job.
 * Errors: 404 outside the scope, 409 where the same bytes are there already, and as storeDocument.
 */
export async function uploadQuoteDocument(
  viewer: Viewer,
  repairRequestId: string,
  incoming: Incoming | readonly Incoming[],
  description?: string,
): Promise<{ id: string }> {
  if (!isUuid(repairRequestId)) throw notFound("This repair request");
  if (viewer.user && !may(viewer.user.role, "quotes.upload")) throw forbidden();
  const request = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { id: true },
  });
  if (!request) throw notFound("This repair request");
  const file = await storeDocument(viewer, incoming);
  const attached = await db.$transaction(async (tx) => {
    const { accountId } = await lockRequest(tx, viewer, repairRequestId);
    const same = await findSameBytes(tx, viewer, accountId, file.sha256);
    if (same) return { same };
    return attachDocumentIn(tx, viewer, { repairRequestId, file, ...(description ? { description } : {}) });
  });
  if (!("same" in attached)) return attached;
  await discardDocument(file);
  throw uploadedAlready(attached.same);
}

const LOOK_EVERY = 120;
const WAIT_MS = 3000;

/** Waits for the job a moment, so that the next page can show the lines; true when the document is read. */
export async function waitForReading(documentId: string): Promise<boolean> {
  // Where another process runs the jobs the page looks for itself.
  const until = Date.now() + (env.RUN_JOBS ? WAIT_MS : 0);
  for (;;) {
    const row = await db.quoteDocument.findUnique({ where: { id: documentId }, select: { readStatus: true } });
    if (!row || row.readStatus === "read" || row.readStatus === "unreadable") return true;
    if (Date.now() >= until) return false;
    await sleep(LOOK_EVERY);
  }
}

/** A document with its bytes. Errors: 404 outside the scope, or when the store has lost it. */
export async function openQuoteDocument(viewer: Viewer, documentId: string) {
  if (!isUuid(documentId)) throw notFound("This document");
  const document = await db.quoteDocument.findFirst({
    where: { id: documentId, repairRequest: requestScope(viewer) },
    select: {
      id: true,
      repairRequestId: true,
      fileName: true,
      fileType: true,
      fileSize: true,
      storageKey: true,
      uploadedAt: true,
    },
  });
  const bytes = document && (await fetchFile(document.storageKey));
  if (!document || !bytes) throw notFound("This document");
  return { ...document, bytes };
}
