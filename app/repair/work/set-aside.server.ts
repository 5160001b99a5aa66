import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { AsksFirst, changedMeanwhile, notFound, Refusal } from "#app/platform/refusal.ts";
import { refuseStale, requireAdvisor } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";
import { findingSaid, type NotOffered, type SetFindingAside, WAITING_FOR_PRICE } from "#app/repair/work/inspection.ts";

/**
 * What the workshop proposed is not offered, in words that the customer reads beside what was found; also once the repair is invoiced. Twice is once.
 * Errors: 403 for all but admins and the request's advisor; 404; 409 stale, where the customer was asked, and where no work is proposed.
 */
export function setFindingAside(
  viewer: Viewer,
  repairRequestId: string,
  pointId: string,
  { words, version }: SetFindingAside,
): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAdvisor(request, actorOf(viewer));
    const where = { id: pointId, repairRequestId: request.id };
    const point = isUuid(pointId) ? await tx.inspectionPoint.findFirst({ where }) : null;
    if (!point) throw notFound("This finding");
    if (point.lineItemId) throw new Refusal(409, "The customer was asked about this already.");
    if (point.setAside === words) return;
    refuseStale(version, point.version, "This finding");
    if (point.proposal === null) throw new Refusal(409, "No work is proposed about this finding.");
    await setAside(tx, viewer, request.id, point, words);
  });
}

/** All that waits for its price, as the invoice is made without it. Errors: `AsksFirst` where other findings wait than were read. */
export async function setAllAside(
  tx: Transaction,
  viewer: Viewer,
  repairRequestId: string,
  { words, read }: NotOffered,
): Promise<void> {
  const points = await findWaiting(tx, repairRequestId);
  const said = points.map(findingSaid);
  if (said.toSorted().join("\n") !== read.toSorted().join("\n")) {
    throw new AsksFirst(changedMeanwhile("What the workshop found").message, said);
  }
  for (const point of points) await setAside(tx, viewer, repairRequestId, point, words);
}

export function findWaiting(tx: Transaction, repairRequestId: string): Promise<Point[]> {
  return tx.inspectionPoint.findMany({
    where: { repairRequestId, ...WAITING_FOR_PRICE },
    orderBy: { createdAt: "asc" },
    select: { id: true, name: true, proposal: true },
  });
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
