import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { consume } from "#app/access/limits.server.ts";
import { may } from "#app/access/permissions.ts";
import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/db.server.ts";
import { env } from "#app/env.server.ts";
import { documents } from "#app/integrations/documents/documents.server.ts";
import { heicToJpeg } from "#app/integrations/quote-reading/heic-to-jpeg.server.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { appendHistory } from "#app/models/history.server.ts";
import { applyReadingIn } from "#app/models/quote-document/apply-reading.server.ts";
import { extensionOf, type StoredFile } from "#app/models/quote-document.ts";
import { statedPageCount } from "#app/models/quote-reading/page-count.ts";
import { readQuote } from "#app/models/quote-reading/read-quote.server.ts";
import type { ReadingOutcome } from "#app/models/quote-reading/reading.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES, sniffDocument } from "#app/models/quote-reading/sniff.ts";
import { lockRequest } from "#app/models/repair-request/lock.server.ts";
import { forbidden, notFound, Refusal } from "#app/refusal.ts";

const WRONG_TYPE = "Please upload a photo (JPEG, PNG, WebP or HEIC) or a PDF.";

type Incoming = { name: string; bytes: Uint8Array };

/**
 * Keeps an uploaded document before anything else is done with it. What it is follows from its first bytes.
 * Errors: 400 empty, 413 over 15 MB or 30 pages, 415 neither a photo nor a PDF, 429 after 20 uploads within an hour.
 */
export async function storeDocument(viewer: Viewer, incoming: Incoming): Promise<StoredFile> {
  const { bytes } = incoming;
  if (bytes.length === 0) throw new Refusal(400, "This file is empty. Please choose another one.", { field: "file" });
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new Refusal(413, "This file is larger than 15 MB. Please upload a smaller one.", { field: "file" });
  }
  const type = sniffDocument(bytes);
  if (!type) throw new Refusal(415, WRONG_TYPE, { field: "file" });
  const pages = type === "application/pdf" ? (statedPageCount(bytes) ?? 1) : 1;
  if (pages > MAX_DOCUMENT_PAGES) {
    const sentence = `This PDF has ${pages} pages; ${MAX_DOCUMENT_PAGES} at most. Please upload only the pages with the quote.`;
    throw new Refusal(413, sentence, { field: "file" });
  }
  await consume("uploads", uploaderKey(viewer));
  const file = await showable({ ...incoming, type });
  const key = `${randomUUID()}.${extensionOf(file.name, file.type)}`;
  await documents.save(key, file.bytes, file.type);
  const name = file.name.replace(/[\p{Cc}/\\]/gu, "").slice(0, 200) || key;
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  return { key, name, type: file.type, size: file.bytes.length, sha256 };
}

/** A HEIC photo of an iPhone is kept as a JPEG: few browsers could show the advisor what it says. */
async function showable(file: Incoming & { type: string }): Promise<Incoming & { type: string }> {
  const jpeg = file.type === "image/heic" ? await heicToJpeg(file.bytes) : null;
  return jpeg ? { name: file.name.replace(/\.hei[cf]$/i, ".jpg"), bytes: jpeg, type: "image/jpeg" } : file;
}

/** Whom uploads are counted for. A browser that keeps no cookie is new each time: its address counts instead. */
export function uploaderKey(viewer: Viewer): string {
  return viewer.user?.id ?? (viewer.visitorSetCookie ? (viewer.ip ?? "unknown") : viewer.visitorId);
}

/** Stores what came as a File of a form. Errors: as storeDocument. */
export async function storeFile(viewer: Viewer, file: File): Promise<StoredFile> {
  if (file.size > MAX_DOCUMENT_BYTES)
    return storeDocument(viewer, { name: file.name, bytes: new Uint8Array(MAX_DOCUMENT_BYTES + 1) });
  return storeDocument(viewer, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

/** Takes a document out of the store that no request has. */
export async function discardDocument(file: StoredFile): Promise<void> {
  const used = await db.quoteDocument.findUnique({ where: { storageKey: file.key }, select: { id: true } });
  if (!used) await documents.remove(file.key);
}

type Attached = { repairRequestId: string; file: StoredFile; description?: string; outcome?: ReadingOutcome };

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
    },
    select: { id: true },
  });
  await appendHistory(tx, viewer, {
    repairRequestId,
    kind: "quote_uploaded",
    summary: `Quote uploaded: ${file.name}`,
    details: { documentId: document.id, sha256: file.sha256 },
  });
  if (outcome) await applyReadingIn(tx, document.id, outcome);
  else await enqueue(tx, "read-quote", { quoteDocumentId: document.id }, { singletonKey: document.id });
  return document;
}

/**
 * A further document on a request that stands, as by POST /api/quotes/upload. It is stored first and read by a job.
 * Errors: 404 outside the scope, and as storeDocument.
 */
export async function uploadQuoteDocument(
  viewer: Viewer,
  repairRequestId: string,
  incoming: Incoming,
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
  return db.$transaction(async (tx) => {
    await lockRequest(tx, viewer, repairRequestId);
    return attachDocumentIn(tx, viewer, { repairRequestId, file, ...(description ? { description } : {}) });
  });
}

/** The work of the job "read-quote". Reading the same document again changes nothing. */
export async function readQuoteDocument({ quoteDocumentId }: { quoteDocumentId: string }): Promise<void> {
  const document = await db.quoteDocument.findUnique({
    where: { id: quoteDocumentId },
    select: { storageKey: true, readStatus: true },
  });
  if (!document || document.readStatus === "read" || document.readStatus === "unreadable") return;
  await db.quoteDocument.update({ where: { id: quoteDocumentId }, data: { readStatus: "reading", readProgress: 1 } });
  const bytes = await documents.read(document.storageKey);
  const outcome: ReadingOutcome = bytes
    ? await readQuote(bytes, { onProgress: progressWriter(quoteDocumentId) })
    : { ok: false, reason: "This document could not be opened any more. An advisor will look at your request." };
  await db.$transaction((tx) => applyReadingIn(tx, quoteDocumentId, outcome), { timeout: 15_000, maxWait: 15_000 });
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

const LOOK_EVERY = 120;

/** Waits for the job a moment, so that the next page can show the lines; true when the document is read. */
export async function waitForReading(documentId: string, milliseconds = 3000): Promise<boolean> {
  // Where another process runs the jobs the page looks for itself.
  const until = Date.now() + (env.RUN_JOBS ? milliseconds : 0);
  for (;;) {
    const row = await db.quoteDocument.findUnique({ where: { id: documentId }, select: { readStatus: true } });
    if (!row || row.readStatus === "read" || row.readStatus === "unreadable") return true;
    if (Date.now() >= until) return false;
    await sleep(LOOK_EVERY);
  }
}

/** How far the reading of a document is. Errors: 404 outside the scope. */
export async function findReadingProgress(viewer: Viewer, documentId: string) {
  if (!isUuid(documentId)) throw notFound("This document");
  const document = await db.quoteDocument.findFirst({
    where: { id: documentId, repairRequest: requestScope(viewer) },
    select: { id: true, repairRequestId: true, readStatus: true, readProgress: true, readMessage: true },
  });
  if (!document) throw notFound("This document");
  return document;
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
  const bytes = document && (await documents.read(document.storageKey));
  if (!document || !bytes) throw notFound("This document");
  return { ...document, bytes };
}
