import { liveCodes } from "#app/access/codes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { agreeToTexts } from "#app/messages/customers/agree.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import * as messages from "#app/platform/messages.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { findSameBytes, findSameQuote, type SameDocument } from "#app/quotes/papers/same.server.ts";
import { type PendingForm, rememberOutcome, takePendingForm } from "#app/quotes/pending-form.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import { type StoredFile, TYPED } from "#app/quotes/quote-document.ts";
import type { FileQuoteForm, ManualQuoteForm } from "#app/quotes/quote-form.ts";
import { type Created, createRequestIn } from "#app/repair/requests/create.server.ts";
import { lockRequest } from "#app/repair/requests/lock.server.ts";

/** `already`: the quote was there, and this is its request; nothing was added. */
export type QuoteCreated = Created & { documentId: string; already?: true };

export type QuoteFile = { file: StoredFile; outcome?: ReadingOutcome };

type QuoteForm = FileQuoteForm | ManualQuoteForm;

/**
 * A stored document, uploaded or typed, as a request of the signed-in user or of the holder of a user access code; read at once where its
 * outcome is known, else by a job. Errors: 401 without either, 404 for another account's vehicle.
 */
export function createQuote(viewer: Viewer, form: QuoteForm, quote: QuoteFile): Promise<QuoteCreated> {
  return db.$transaction((tx) => createQuoteIn(tx, viewer, form, quote), { timeout: 15_000, maxWait: 15_000 });
}

/**
 * The same from a document that was kept before its form was right: the form is taken once, and sent twice it leads to the
 * one request. Errors: as createQuote; 400 when nothing is kept.
 */
export function createKeptQuote(viewer: Viewer, form: QuoteForm, kept: PendingForm): Promise<QuoteCreated> {
  return db.$transaction(
    async (tx) => {
      const taken = await takePendingForm(tx, { id: kept.id });
      if (!taken?.file) return madeBefore(tx, kept.id);
      const { outcome } = taken.data;
      const created = await createQuoteIn(tx, viewer, form, { file: taken.file, ...(outcome ? { outcome } : {}) });
      await rememberOutcome(tx, kept.id, created.id);
      return created;
    },
    { timeout: 15_000, maxWait: 15_000 },
  );
}

/** The request that a form became when it was sent for the first time. Errors: 400 where it became none. */
async function madeBefore(tx: Transaction, id: string): Promise<QuoteCreated> {
  const form = await tx.pendingForm.findUnique({ where: { id }, select: { becameId: true } });
  const document = await tx.quoteDocument.findFirst({
    where: { repairRequestId: form?.becameId ?? id },
    orderBy: { uploadedAt: "asc" },
    select: { id: true, repairRequestId: true },
  });
  if (!document) throw new Refusal(400, messages.quote.noFile, { field: "file" });
  return standing(tx, { documentId: document.id, repairRequestId: document.repairRequestId });
}

export async function createQuoteIn(
  tx: Transaction,
  viewer: Viewer,
  form: QuoteForm,
  quote: QuoteFile,
): Promise<QuoteCreated> {
  const same = await findSame(tx, viewer, quote);
  const source = "repairDescription" in form ? "/upload-quote/manual" : "/upload-quote";
  if (same) {
    const userId = viewer.user?.id ?? viewer.codeUser?.userId;
    if (userId) await agreeToTexts(tx, viewer, userId, form, source);
    return { ...(await standing(tx, same)), already: true };
  }
  const { request, document } = saidIn(form);
  const { contactPreference, smsOptIn, smsWording } = form;
  const created = await createRequestIn(tx, viewer, {
    ...vehicleOf(form),
    ...request,
    ...{ contactPreference, smsOptIn, smsWording, source },
  });
  const { id: documentId } = await attachDocumentIn(tx, viewer, {
    repairRequestId: created.id,
    file: quote.file,
    ...document,
    ...(quote.outcome ? { outcome: quote.outcome } : {}),
  });
  return { ...created, documentId };
}

/** What the form says of the request and of its document. */
function saidIn(form: QuoteForm) {
  if (!("repairDescription" in form)) {
    return { request: { description: form.description }, document: { description: form.description } };
  }
  const { repairShop: shop, repairDescription: description } = form;
  return {
    request: { description, ...(shop ? { additionalNotes: `Quoted by ${shop}` } : {}) },
    document: { summary: shop ? `Quote of ${shop} typed in` : "Quote typed in" },
  };
}

/**
 * The same bytes, or the same number and total where it is read already, in the account of who hands it in. The same few words may be
 * typed of another car, or once more next year.
 */
async function findSame(tx: Transaction, viewer: Viewer, { file, outcome }: QuoteFile): Promise<SameDocument | null> {
  const accountId = viewer.user?.accountId ?? viewer.codeUser?.accountId;
  if (!accountId) return null;
  const bytes = file.type === TYPED ? null : await findSameBytes(tx, viewer, accountId, file.sha256);
  return bytes ?? (outcome?.ok ? findSameQuote(tx, accountId, outcome.reading) : null);
}

async function standing(tx: Transaction, { documentId, repairRequestId }: SameDocument): Promise<QuoteCreated> {
  const { vehicleId, accessCodes } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      vehicleId: true,
      accessCodes: { where: { AND: [{ kind: "repair" }, liveCodes()] }, select: { code: true }, take: 1 },
    },
  });
  return { id: repairRequestId, vehicleId, accessCode: accessCodes[0]?.code ?? "", documentId };
}

function vehicleOf({ vehicleId, year, make, model, color }: FileQuoteForm | ManualQuoteForm) {
  return { vehicleId, year, make, model, color };
}

/** A kept document on a request that stands. Errors: 404 outside the scope; 400 when nothing is kept. */
export function attachKeptFile(
  viewer: Viewer,
  repairRequestId: string,
  kept: PendingForm,
  description: string,
): Promise<{ id: string; already?: true }> {
  return db.$transaction(
    async (tx) => {
      const { accountId } = await lockRequest(tx, viewer, repairRequestId);
      const taken = await takePendingForm(tx, { id: kept.id });
      if (!taken?.file) throw new Refusal(400, messages.quote.noFile, { field: "file" });
      const { file, data } = taken;
      await rememberOutcome(tx, kept.id, repairRequestId);
      const same = await findSameBytes(tx, viewer, accountId, file.sha256);
      if (same?.repairRequestId === repairRequestId) return { id: same.documentId, already: true };
      const outcome = data.outcome ? { outcome: data.outcome } : {};
      return attachDocumentIn(tx, viewer, { repairRequestId, file, description, ...outcome });
    },
    { timeout: 15_000, maxWait: 15_000 },
  );
}
