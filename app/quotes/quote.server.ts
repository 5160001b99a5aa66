import { liveCodes } from "#app/access/codes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import * as messages from "#app/platform/messages.ts";
import { toDecimal } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { ReadingOutcome } from "#app/quote-reader/reading.ts";
import { addQuotedLines } from "#app/quotes/apply-reading.server.ts";
import { askForAdvisor } from "#app/quotes/papers/ask-advisor.server.ts";
import { findSameBytes, findSameQuote, type SameDocument } from "#app/quotes/papers/same.server.ts";
import { type PendingForm, rememberOutcome, takePendingForm } from "#app/quotes/pending-form.server.ts";
import { attachDocumentIn } from "#app/quotes/quote-document.server.ts";
import type { StoredFile } from "#app/quotes/quote-document.ts";
import type { FileQuoteForm, ManualQuoteForm } from "#app/quotes/quote-form.ts";
import { typedQuote } from "#app/quotes/typed-quote.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { type Created, createRequestIn } from "#app/repair/requests/create.server.ts";
import { lockRequest } from "#app/repair/requests/lock.server.ts";

const WITHOUT_AMOUNT = "The quote was entered without an amount. An advisor will ask you for it.";

/**
 * A typed quote as a request of the signed-in user or of the holder of a user access code.
 * Errors: 401 without either, 404 for another account's vehicle.
 */
export function createManualQuote(viewer: Viewer, form: ManualQuoteForm): Promise<Created> {
  return db.$transaction((tx) => createManualQuoteIn(tx, viewer, form));
}

export async function createManualQuoteIn(tx: Transaction, viewer: Viewer, form: ManualQuoteForm): Promise<Created> {
  const created = await createRequestIn(tx, viewer, {
    ...vehicleOf(form),
    description: form.repairDescription,
    contactPreference: form.contactPreference,
    ...(form.repairShop ? { additionalNotes: `Quoted by ${form.repairShop}` } : {}),
  });
  const { lines, unsplit } = typedQuote(form.repairDescription, form.quoteAmount);
  await appendHistory(tx, viewer, {
    repairRequestId: created.id,
    kind: "quote_uploaded",
    summary: form.repairShop ? `Quote of ${form.repairShop} typed in` : "Quote typed in",
    details: {
      amount: form.quoteAmount === undefined ? null : toDecimal(form.quoteAmount),
      description: form.repairDescription,
    },
  });
  await addQuotedLines(tx, created.id, lines, null);
  const advice = lines.length === 0 ? WITHOUT_AMOUNT : unsplit;
  if (advice) await askForAdvisor(tx, created.id, advice);
  return created;
}

/** `already`: the quote was there, and this is its request; nothing was added. */
export type QuoteCreated = Created & { documentId: string; already?: true };

export type QuoteFile = { file: StoredFile; outcome?: ReadingOutcome };

/**
 * A stored document as a request of the signed-in user or of the holder of a user access code; read at once where its
 * outcome is known, else by a job. Errors: 401 without either, 404 for another account's vehicle.
 */
export function createFileQuote(viewer: Viewer, form: FileQuoteForm, quote: QuoteFile): Promise<QuoteCreated> {
  return db.$transaction((tx) => createFileQuoteIn(tx, viewer, form, quote), { timeout: 15_000, maxWait: 15_000 });
}

/**
 * The same from a document that was kept before its form was right: the form is taken once, and sent twice it leads to the
 * one request. Errors: as createFileQuote; 400 when nothing is kept.
 */
export function createKeptFileQuote(viewer: Viewer, form: FileQuoteForm, kept: PendingForm) {
  return db.$transaction(
    async (tx) => {
      const taken = await takePendingForm(tx, { id: kept.id });
      if (!taken?.file) throw new Refusal(400, messages.quote.noFile, { field: "file" });
      const { outcome } = taken.data;
      const created = await createFileQuoteIn(tx, viewer, form, { file: taken.file, ...(outcome ? { outcome } : {}) });
      await rememberOutcome(tx, kept.id, created.id);
      return created;
    },
    { timeout: 15_000, maxWait: 15_000 },
  );
}

export async function createFileQuoteIn(
  tx: Transaction,
  viewer: Viewer,
  form: FileQuoteForm,
  quote: QuoteFile,
): Promise<QuoteCreated> {
  const same = await findSame(tx, viewer, quote);
  if (same) return alreadyThere(tx, same);
  const created = await createRequestIn(tx, viewer, {
    ...vehicleOf(form),
    description: form.description,
    contactPreference: form.contactPreference,
  });
  const document = await attachDocumentIn(tx, viewer, {
    repairRequestId: created.id,
    file: quote.file,
    description: form.description,
    ...(quote.outcome ? { outcome: quote.outcome } : {}),
  });
  return { ...created, documentId: document.id };
}

/** The same bytes, or the same number and total where it is read already, in the account of who hands it in. */
async function findSame(tx: Transaction, viewer: Viewer, { file, outcome }: QuoteFile): Promise<SameDocument | null> {
  const accountId = viewer.user?.accountId ?? viewer.codeUser?.accountId;
  if (!accountId) return null;
  const bytes = await findSameBytes(tx, viewer, accountId, file.sha256);
  return bytes ?? (outcome?.ok ? findSameQuote(tx, accountId, outcome.reading) : null);
}

async function alreadyThere(tx: Transaction, { documentId, repairRequestId }: SameDocument): Promise<QuoteCreated> {
  const { vehicleId, accessCodes } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: {
      vehicleId: true,
      accessCodes: { where: { AND: [{ kind: "repair" }, liveCodes()] }, select: { code: true }, take: 1 },
    },
  });
  return { id: repairRequestId, vehicleId, accessCode: accessCodes[0]?.code ?? "", documentId, already: true };
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
