import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { Refusal } from "#app/platform/refusal.ts";
import type { QuoteReading } from "#app/quote-reader/reading.ts";
import { productViewer } from "#app/quotes/papers/ask-advisor.server.ts";
import { type Paper, paperOf } from "#app/quotes/papers/paper.ts";
import { isSameQuote } from "#app/quotes/papers/role.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

export const UPLOADED_ALREADY = "You have uploaded this quote already";

export type SameDocument = { documentId: string; repairRequestId: string };

/** Documents that still count for something, of requests that were not cancelled. */
const STANDING = {
  sameAsId: null,
  OR: [{ carAnswer: null }, { carAnswer: { not: "wrong_file" } }],
  repairRequest: { status: { not: "Cancelled" } },
};

/** One paper of an account at a time: handed in twice at the same moment, the second finds the first. Held to the end of the transaction. */
async function inTurnOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Account" WHERE "id" = ${accountId}::uuid FOR NO KEY UPDATE`;
}

/** The document of the account with the same bytes, among the requests that the viewer may see. */
export async function findSameBytes(
  tx: Transaction,
  viewer: Viewer,
  accountId: string,
  sha256: string,
): Promise<SameDocument | null> {
  if (!sha256) return null;
  await inTurnOf(tx, accountId);
  const row = await tx.quoteDocument.findFirst({
    where: { AND: [{ sha256 }, STANDING, { repairRequest: { AND: [{ accountId }, requestScope(viewer)] } }] },
    orderBy: { uploadedAt: "asc" },
    select: { id: true, repairRequestId: true },
  });
  return row && { documentId: row.id, repairRequestId: row.repairRequestId };
}

/** The same quote by its number and total, whatever the file. */
export async function findSameQuote(
  tx: Transaction,
  accountId: string,
  reading: QuoteReading,
  exceptId?: string,
): Promise<SameDocument | null> {
  const paper = paperOf(reading);
  if (!paper.number || paper.total === null) return null;
  await inTurnOf(tx, accountId);
  const rows = await tx.$queryRaw<
    (SameDocument & { shop: string | null; number: string | null; total: number | null })[]
  >`
    SELECT d."id"::text AS "documentId", d."repairRequestId"::text AS "repairRequestId",
      d."reading"->'header'->>'shop' AS "shop", d."reading"->'header'->>'documentNumber' AS "number",
      (d."reading"->>'total')::float8 AS "total"
    FROM "QuoteDocument" d JOIN "RepairRequest" r ON r."id" = d."repairRequestId"
    WHERE r."accountId" = ${accountId}::uuid AND r."status" <> 'Cancelled' AND d."readStatus" = 'read'
      AND d."sameAsId" IS NULL AND d."carAnswer" IS DISTINCT FROM 'wrong_file'
      AND (d."reading"->>'total')::float8 = ${paper.total}::float8
      AND (${exceptId ?? null}::uuid IS NULL OR d."id" <> ${exceptId ?? null}::uuid)
    ORDER BY d."uploadedAt" LIMIT 50`;
  const same = rows.find(({ shop, number, total }) => isSameQuote(paper, { ...NOTHING, shop, number, total }));
  return same ? { documentId: same.documentId, repairRequestId: same.repairRequestId } : null;
}

const NOTHING: Paper = {
  shop: null,
  number: null,
  date: null,
  subtotal: null,
  tax: null,
  discounts: 0,
  fees: null,
  total: null,
};

/** A quote that is here already, in whatever file: it points to the first one and adds nothing. Answers the sentence, else null. */
export async function sayIfSame(
  tx: Transaction,
  request: LockedRequest,
  documentId: string,
  reading: QuoteReading,
): Promise<string | null> {
  const same = await findSameQuote(tx, request.accountId, reading, documentId);
  if (!same) return null;
  await tx.quoteDocument.update({
    where: { id: documentId },
    data: { sameAsId: same.documentId, readMessage: `${UPLOADED_ALREADY}.` },
  });
  const { documentNumber } = reading.header;
  await appendHistory(tx, await productViewer(tx), {
    repairRequestId: request.id,
    kind: "quote_read",
    summary: `Quote ${documentNumber ?? ""} was uploaded before: nothing was added`,
    details: { documentId, sameAs: same.documentId },
  });
  return `${UPLOADED_ALREADY}. Nothing was added.`;
}

/** For a program: where the first one is. */
export function uploadedAlready({ documentId, repairRequestId }: SameDocument): Refusal {
  return new Refusal(409, `${UPLOADED_ALREADY}. Nothing was added.`, {
    title: UPLOADED_ALREADY,
    field: "file",
    coded: {
      code: "uploaded_already",
      documentId,
      repairRequestId,
      url: `/repair-status/${repairRequestId}#document-${documentId}`,
    },
  });
}
