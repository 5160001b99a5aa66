import type { Viewer } from "#app/access/viewer.server.ts";
import type { PendingForm } from "#app/quotes/pending-form.server.ts";
import { attachKeptFile, createKeptQuote } from "#app/quotes/quote.server.ts";
import { waitForReading } from "#app/quotes/quote-document.server.ts";
import type { FileQuoteForm, ManualQuoteForm } from "#app/quotes/quote-form.ts";
import { showQuote } from "#app/routes/create-request/hand-in.server.ts";

export async function createFromKept(viewer: Viewer, kept: PendingForm, form: FileQuoteForm | ManualQuoteForm) {
  const created = await createKeptQuote(viewer, form, kept);
  await waitForReading(created.documentId);
  return showQuote(viewer, created);
}

/** A repair access code opens one request: the quote goes there. */
export async function addToOpenRequest(
  viewer: Viewer,
  open: { code: string; repairRequestId: string },
  kept: PendingForm,
  description: string,
) {
  const document = await attachKeptFile(viewer, open.repairRequestId, kept, description);
  await waitForReading(document.id);
  const { id: documentId, ...rest } = document;
  return showQuote(viewer, { ...rest, documentId, id: open.repairRequestId, accessCode: open.code, vehicleId: "" });
}
