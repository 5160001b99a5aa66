import { randomUUID } from "node:crypto";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { extensionOf, fileNameOf, typeOfUpload } from "#app/platform/files/upload.ts";
import { consume } from "#app/platform/limits.server.ts";
import { lookAtUpload } from "#app/platform/processes/reader.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { documents } from "#app/platform/storage/documents.server.ts";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_PAGES } from "#app/quote-reader/most.ts";
import { typedDocument } from "#app/quote-reader/typed/typed-document.ts";
import { type Incoming, joined, refuseUnfit } from "#app/quotes/join.server.ts";
import { type StoredFile, TYPED } from "#app/quotes/quote-document.ts";
import type { ManualQuoteForm } from "#app/quotes/quote-form.ts";
import { saidOfAll } from "#app/quotes/too-large.ts";
import { keepFile } from "#app/repair/records/kept-file.server.ts";

/** A document in the store, and its bytes as they are read. */
type Stored = StoredFile & { bytes: Uint8Array };

/**
 * Keeps an uploaded document before it is read; several files are joined into one. What it is follows from its first bytes; its pages and
 * pixels are known, by a process of its own, before it is kept. Errors: 400 empty, 413 over 15 MB, 30 pages or too many pixels, 415 neither
 * a photo nor a PDF, 429 after too many uploads, 503 when too many wait; of several, as `joined`.
 */
export async function storeDocument(viewer: Viewer, sent: Incoming | readonly Incoming[]): Promise<Stored> {
  const files = [sent].flat();
  refuseUnfit(files);
  await countUpload(viewer);
  const owner = uploaderKey(viewer);
  const [one, ...others] = files;
  const incoming = one && others.length === 0 ? one : await joined(files, owner);
  const { bytes } = incoming;
  const look = await lookAtUpload(bytes, owner);
  if (look?.tooLarge) throw new Refusal(413, look.tooLarge, { field: "file" });
  if (look?.pages && look.pages > MAX_DOCUMENT_PAGES) {
    const sentence = `This PDF has ${look.pages} pages; ${MAX_DOCUMENT_PAGES} at most. Please upload only the pages with the quote.`;
    throw new Refusal(413, sentence, { field: "file" });
  }
  // A HEIC photo of an iPhone is kept as a JPEG: few browsers could show the advisor what it says.
  const file = look?.jpeg
    ? { ...incoming, bytes: look.jpeg, type: "image/jpeg" }
    : { ...incoming, type: typeOfUpload(bytes) ?? "application/octet-stream" };
  return { ...(await keep(file)), bytes };
}

/** Keeps what somebody typed as the document that it is. Errors: 429 after too many, 503. */
export async function storeTyped(viewer: Viewer, form: ManualQuoteForm): Promise<Stored> {
  await countUpload(viewer);
  const { repairDescription: words, repairShop: shop = null, quoteAmount: amount = null } = form;
  const bytes = typedDocument({ words, shop, amount });
  return { ...(await keep({ name: "Typed quote.txt", bytes, type: TYPED })), bytes };
}

async function keep({ name, bytes, type }: Incoming & { type: string }): Promise<StoredFile> {
  const key = `${randomUUID()}.${extensionOf(type)}`;
  await keepFile(key, bytes, type);
  const kept = fileNameOf(name, type, key.slice(0, 8));
  return { key, name: kept, type, size: bytes.length, sha256: await sha256Of(bytes) };
}

/** In a thread of the system: 15 MB would hold the event loop for 50 ms. */
async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return Buffer.from(digest).toString("hex");
}

/**
 * Counts one document to be read: for the browser or the person, and for the network, so that a fresh cookie is no fresh
 * allowance. Those who work in the shop share its network with their whole day: each counts alone. Errors: 429.
 */
export async function countUpload(viewer: Viewer): Promise<void> {
  if (viewer.user && viewer.user.role !== "driver") return consume("uploads_of_staff", viewer.user.id);
  await consume("uploads", uploaderKey(viewer));
  await consume("uploads_day", uploaderKey(viewer));
  if (!viewer.ip) return;
  await consume("uploads_per_network", viewer.ip);
  await consume("uploads_per_network_day", viewer.ip);
}

/** Whom uploads are counted for. A browser that keeps no cookie is new each time: its address counts instead. */
export function uploaderKey(viewer: Viewer): string {
  return viewer.user?.id ?? (viewer.visitorSetCookie ? (viewer.ip ?? "unknown") : viewer.visitorId);
}

/** Files of a form as they are stored; of one that is too large no more than says so. */
export function incomingOf(files: readonly File[]): Promise<Incoming[]> {
  return Promise.all(
    files.map(async (file) => {
      const isTooLarge = file.size > MAX_DOCUMENT_BYTES;
      const bytes = isTooLarge ? new Uint8Array(MAX_DOCUMENT_BYTES + 1) : new Uint8Array(await file.arrayBuffer());
      return { name: file.name, bytes };
    }),
  );
}

/** A body this large is not read to its end: in the words for the file, whose fault it is, or for all of several. */
export function tooLargeBody(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.status !== 413) return error;
  return new Refusal(413, `${saidOfAll([])} Several files count together.`, { field: "file" });
}

/** Stores what came as the files of a form. Errors: as storeDocument. */
export async function storeFiles(viewer: Viewer, files: readonly File[]): Promise<Stored> {
  return storeDocument(viewer, await incomingOf(files));
}

/** Takes a document out of the store that no request has. */
export async function discardDocument(file: StoredFile): Promise<void> {
  const used = await db.quoteDocument.findUnique({ where: { storageKey: file.key }, select: { id: true } });
  if (!used) await documents.remove(file.key);
}
