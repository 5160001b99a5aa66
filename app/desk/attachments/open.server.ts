import { communicationScope, messagesOfRepair, requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { readSentPicture } from "#app/messages/attachments/sent-picture.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { uploadQuoteDocument } from "#app/quotes/quote-document.server.ts";
import { fetchFile } from "#app/repair/records/kept-file.server.ts";

/** Who sees the thread, or the repair that it is kept with, sees what came with its messages. */
function attachmentScope(viewer: Viewer): Prisma.AttachmentWhereInput {
  const ofRepair = { repairRequest: requestScope(viewer), communication: messagesOfRepair(viewer) };
  return { OR: [{ communication: communicationScope(viewer) }, ofRepair] };
}

async function findAttachment(viewer: Viewer, id: string) {
  const found = isUuid(id)
    ? await db.attachment.findFirst({
        where: { AND: [{ id }, attachmentScope(viewer)] },
        select: {
          id: true,
          state: true,
          storageKey: true,
          thumbnailKey: true,
          fileName: true,
          fileType: true,
          repairRequestId: true,
          source: true,
          communicationId: true,
          quoteDocument: { select: { id: true, repairRequestId: true } },
        },
      })
    : null;
  if (!found) throw notFound("This file");
  return found;
}

/** The file itself, or the small one of a picture. Errors: 404 outside the scope, not kept, or lost by the store. */
export async function openAttachment(viewer: Viewer, id: string, small: boolean) {
  const { storageKey, thumbnailKey, fileName, fileType } = await findAttachment(viewer, id);
  const key = small ? (thumbnailKey ?? storageKey) : storageKey;
  const bytes = key && (await fetchFile(key));
  if (!bytes) throw notFound("This file");
  return { bytes, fileName, fileType };
}

/** A picture by the address that its text was given. Errors: 404, also once the address is over. */
export async function openSentPicture(token: string) {
  const id = readSentPicture(token);
  const found = id
    ? await db.attachment.findFirst({
        where: { id, state: "kept", fileType: "image/jpeg" },
        select: { storageKey: true, fileName: true, fileType: true },
      })
    : null;
  const bytes = found?.storageKey && (await fetchFile(found.storageKey));
  if (!bytes) throw notFound("This picture");
  return { bytes, fileName: found.fileName, fileType: found.fileType };
}

/**
 * Reads a picture or a PDF of a conversation as a quote of a repair: it is kept with it, and its lines come as from any upload. A
 * second press leads to the same document. Errors: 403, 404; 409 where it is not kept, and as uploadQuoteDocument.
 */
export async function readAsQuote(viewer: SignedInViewer, id: string, repairRequestId: string) {
  const found = await findAttachment(viewer, id);
  if (found.quoteDocument) return found.quoteDocument;
  const bytes = found.storageKey && (await fetchFile(found.storageKey));
  if (!bytes) throw new Refusal(409, "This file was not kept, so it cannot be read.");
  const document = await uploadQuoteDocument(viewer, repairRequestId, { name: found.fileName, bytes }).then(
    ({ id }) => ({ id, repairRequestId }),
    sameOne,
  );
  await db.attachment.update({
    where: { id: found.id },
    data: { quoteDocumentId: document.id, repairRequestId: document.repairRequestId },
  });
  return document;
}

/** The same bytes are a document already: that one is meant. */
function sameOne(error: unknown): { id: string; repairRequestId: string } {
  const coded = error instanceof Refusal ? error.coded : undefined;
  if (coded?.code !== "uploaded_already" || !coded.documentId || !coded.repairRequestId) throw error;
  return { id: coded.documentId, repairRequestId: coded.repairRequestId };
}

/** Keeps it with a repair: whoever works on that sees it from now on. Errors: 403 for customers, 404. */
export async function keepWithRepair(viewer: SignedInViewer, id: string, repairRequestId: string): Promise<void> {
  if (viewer.user.role === "driver") throw forbidden();
  const found = await findAttachment(viewer, id);
  const request = isUuid(repairRequestId)
    ? await db.repairRequest.findFirst({
        where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
        select: { id: true },
      })
    : null;
  if (!request) throw notFound("This repair request");
  await db.attachment.update({ where: { id: found.id }, data: { repairRequestId: request.id } });
}

/** Fetches one again that failed. Errors: 403 for customers, 404; 409 where there is nothing to fetch. */
export async function fetchAgain(viewer: SignedInViewer, id: string): Promise<void> {
  if (viewer.user.role === "driver") throw forbidden();
  const found = await findAttachment(viewer, id);
  if (found.state !== "failed" || !found.source) throw new Refusal(409, "There is nothing to fetch.");
  await db.$transaction(async (tx) => {
    const again = { state: "waiting", failure: null, attempts: 0 } as const;
    const { count } = await tx.attachment.updateMany({ where: { id: found.id, state: "failed" }, data: again });
    if (count === 1) await enqueue(tx, "fetch-attachment", { attachmentId: found.id });
  });
}
