import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { requireAdvisor } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";
import { WAITING_FOR_PRICE } from "#app/repair/work/inspection.ts";

/**
 * What the workshop proposed is not offered, in words that the customer reads beside what was found; also once the repair is invoiced. Twice is once.
 * Errors: 403 for all but admins and the request's advisor; 404; 409 where the customer was asked.
 */
export function setFindingAside(
  viewer: Viewer,
  repairRequestId: string,
  pointId: string,
  words: string,
): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAdvisor(request, actorOf(viewer));
    const where = { id: pointId, repairRequestId: request.id };
    const point = isUuid(pointId) ? await tx.inspectionPoint.findFirst({ where }) : null;
    if (!point) throw notFound("This finding");
    if (point.lineItemId) throw new Refusal(409, "The customer was asked about this already.");
    if (point.setAside !== words) await setAside(tx, viewer, request.id, point, words);
  });
}

/** All that waits for its price, as the invoice is made without it. */
export async function setAllAside(tx: Transaction, viewer: Viewer, repairRequestId: string, words: string) {
  const where = { repairRequestId, ...WAITING_FOR_PRICE };
  for (const point of await tx.inspectionPoint.findMany({ where, orderBy: { createdAt: "asc" } })) {
    await setAside(tx, viewer, repairRequestId, point, words);
  }
}

type Point = { id: string; name: string; proposal: string | null };

async function setAside(tx: Transaction, viewer: Viewer, repairRequestId: string, point: Point, words: string) {
  await tx.inspectionPoint.update({
    where: { id: point.id },
    data: { setAside: words, version: { increment: 1 } },
  });
  const what = point.proposal ? `${point.name}, ${point.proposal}` : point.name;
  await appendHistory(tx, viewer, {
    repairRequestId,
    kind: "details_changed",
    summary: `Finding not offered: ${what}. ${words}`,
  });
}
