import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { productViewer } from "#app/quotes/papers/ask-advisor.server.ts";
import type { TakenDocument } from "#app/quotes/papers/documents.server.ts";
import { LOOKED_AT } from "#app/quotes/papers/lines-said.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { goAheadStands } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

const HELD = `This paper came after the go-ahead. It counts once ${LOOKED_AT}`;

/**
 * What was authorized is not changed by a paper from the customer's own hands, dearer or cheaper, before somebody of
 * ours has looked at it and said what it is.
 */
export async function holdForShop(
  tx: Transaction,
  { user }: Viewer,
  request: LockedRequest,
  document: TakenDocument,
): Promise<string | null> {
  const { id, role, uploadedBy } = document;
  const changes = role === "original" || role === "revised";
  const isShops = isOfShop(user?.role) || isOfShop(uploadedBy?.role);
  if (!changes || isShops || !goAheadStands(request.status, request.authorized !== null)) return null;
  await tx.quoteDocument.update({ where: { id }, data: { role, waitsFor: "shop", readMessage: HELD } });
  const details = { documentId: id };
  const told = { repairRequestId: request.id, kind: "quote_said", summary: HELD, details } as const;
  if (document.waitsFor !== "shop") await appendHistory(tx, await productViewer(tx), told);
  return `${HELD}.`;
}

function isOfShop(role: string | undefined) {
  return role !== undefined && role !== "driver";
}
