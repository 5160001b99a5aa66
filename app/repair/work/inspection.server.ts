import { randomUUID } from "node:crypto";
import { isUuid, requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { refuseStale, requirePricing } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";
import { type CheckPoint, type PriceFinding, ratingSaid, UNCHECKED } from "#app/repair/work/inspection.ts";

const MOST_POINTS = 40;

/**
 * Keeps how a point of the inspection was found. Work proposed about it is told to the shop side, which prices it.
 * Returns the point's id. Errors: 401, 403, 404; 409 stale, after the customer was asked, and beyond 40 points.
 */
export function checkPoint(viewer: Viewer, repairRequestId: string, input: CheckPoint): Promise<string> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireMay(viewer, "work.do");
    const { name, rating, note, proposal, version } = input;
    const where = { repairRequestId_name: { repairRequestId: request.id, name } };
    const before = await tx.inspectionPoint.findUnique({ where });
    // Pressed twice, or in two tabs with the same words, nothing is new.
    if (before && before.rating === rating && before.note === note && before.proposal === proposal) return before.id;
    refuseStale(version, before?.version ?? UNCHECKED, "This point");
    if (before?.lineItemId && before.proposal !== proposal) {
      throw new Refusal(409, "The customer was asked about this already: change the line instead.");
    }
    if (!before && (await tx.inspectionPoint.count({ where: { repairRequestId: request.id } })) >= MOST_POINTS) {
      throw new Refusal(409, `An inspection has at most ${MOST_POINTS} points.`);
    }
    const proposedAt = proposal === null ? null : before?.proposal === proposal ? before.proposedAt : new Date();
    // Other work is another question.
    const anew = before?.proposal === proposal ? {} : { setAside: null };
    const found = { rating, note, proposal, proposedAt, checkedByName: viewer.name, ...anew };
    const { id } = await tx.inspectionPoint.upsert({
      where,
      create: { ...found, repairRequestId: request.id, name },
      update: { ...found, version: { increment: 1 } },
      select: { id: true },
    });
    if (proposal && proposal !== before?.proposal) {
      await appendHistory(tx, viewer, {
        repairRequestId: request.id,
        kind: "details_changed",
        summary: `Inspection, ${name}: ${ratingSaid(rating)}. Proposed: ${proposal}`,
      });
      await notifyShopSide(tx, request, {
        kind: "item_decision",
        title: `${vehicleTitle(request.vehicle)}: a finding needs a price`,
        body: `${name}: ${proposal}`,
        except: viewer.user.id,
        part: "#findings",
      });
    }
    return id;
  });
}

/**
 * Gives the work that a finding proposes its price: it becomes a line, with the finding's photographs, that the customer decides
 * on. Errors: 403 for who may not price; 404; 409 when it is a line already, or the repair is invoiced.
 */
export function priceFinding(viewer: Viewer, repairRequestId: string, pointId: string, input: PriceFinding) {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requirePricing(actorOf(viewer));
    const point = isUuid(pointId)
      ? await tx.inspectionPoint.findFirst({ where: { id: pointId, repairRequestId: request.id } })
      : null;
    if (!point) throw notFound("This finding");
    if (point.lineItemId) throw new Refusal(409, "The customer was asked about this already.");
    const line = {
      id: randomUUID(),
      ...input,
      detailedDescription: point.note,
      status: "Pending" as const,
    };
    await commit(tx, viewer, request, decide(request, { do: "add", line }, actorOf(viewer)));
    await tx.inspectionPoint.update({
      where: { id: point.id },
      data: {
        lineItemId: line.id,
        setAside: null,
        proposal: point.proposal ?? input.description,
        version: { increment: 1 },
      },
    });
    return line.id;
  });
}
