import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma, type Transaction } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { notFound } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { CorrectLineItem } from "#app/repair/lines/schemas.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";
import { findRequestOfItem } from "#app/repair/verbs.server.ts";

const GIVEN = "The reader may learn from a corrected document, without names and numbers";
const WITHDRAWN = "The reader may no longer learn from a corrected document";

/**
 * Puts right a line that was misread, before anything was decided about it: description, quantity and unit price as they stand on the
 * paper. The figures read first stay in the history, and an advisor is asked to compare. It says too whether the reader may learn from
 * the document: where the box was pressed, yes keeps an example and no takes one back. Errors: as `send`.
 */
export async function correctAndConsent(
  viewer: Viewer,
  item: string,
  { mayLearn, wasLearning, ...input }: CorrectLineItem,
): Promise<void> {
  await changeRequest(viewer, await findRequestOfItem(viewer, item), async (tx, request) => {
    const after = await commit(
      tx,
      viewer,
      request,
      decide(request, { do: "correct", item, ...input }, actorOf(viewer)),
    );
    const line = after.lineItems.find(({ id }) => id === item);
    if (line?.quoteDocumentId && isCustomer(viewer)) {
      const document = { repairRequestId: request.id, id: line.quoteDocumentId };
      // A form that somebody had open while the consent was given or taken back elsewhere says nothing about it.
      if (mayLearn === wasLearning) await makeAgain(tx, { quoteDocumentId: document.id });
      else if (mayLearn) await give(tx, viewer, document, request.requesterId);
      else await withdraw(tx, viewer, document);
    }
    return after;
  });
}

/** Nobody of the shop consents for a customer. */
export function isCustomer({ user }: Viewer): boolean {
  return user === null || user.role === "driver";
}

type Document = { id: string; repairRequestId: string };

/** What was learned from papers that are put right once more is made of the new figures. */
export async function makeAgain(tx: Transaction, where: Prisma.ReaderExampleWhereInput): Promise<void> {
  const known = await tx.readerExample.findMany({ where, select: { quoteDocumentId: true } });
  for (const example of known) await enqueue(tx, "make-example", example);
}

/** Who holds the repair's link alone speaks for its customer. */
async function give(tx: Transaction, viewer: Viewer, { id, repairRequestId }: Document, requesterId: string | null) {
  const known = await tx.readerExample.count({ where: { quoteDocumentId: id } });
  if (known === 0) {
    const consentedById = viewer.user?.id ?? viewer.codeUser?.userId ?? requesterId;
    await tx.readerExample.create({ data: { quoteDocumentId: id, consentedById } });
    await say(tx, viewer, { id, repairRequestId }, GIVEN);
  }
  await enqueue(tx, "make-example", { quoteDocumentId: id });
}

async function withdraw(tx: Transaction, viewer: Viewer, document: Document) {
  const { count } = await tx.readerExample.deleteMany({ where: { quoteDocumentId: document.id } });
  if (count > 0) await say(tx, viewer, document, WITHDRAWN);
}

async function say(tx: Transaction, viewer: Viewer, { id, repairRequestId }: Document, summary: string) {
  await appendHistory(tx, viewer, { repairRequestId, kind: "quote_said", summary, details: { documentId: id } });
}

/** Whether the reader may learn from a document, and its name. Errors: 404 outside the scope. */
export async function findConsent(viewer: Viewer, documentId: string) {
  const found = isUuid(documentId)
    ? await db.quoteDocument.findFirst({
        where: { id: documentId, repairRequest: requestScope(viewer) },
        select: { id: true, fileName: true, repairRequestId: true, readerExample: { select: { consentedAt: true } } },
      })
    : null;
  if (!found) throw notFound("This document");
  return found;
}

/** Takes the consent back at any time, and the example with it. Twice is as once. Errors: 404 outside the scope. */
export async function withdrawConsent(viewer: Viewer, documentId: string): Promise<void> {
  const { id, repairRequestId } = await findConsent(viewer, documentId);
  await db.$transaction((tx) => withdraw(tx, viewer, { id, repairRequestId }));
}
