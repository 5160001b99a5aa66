import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/db.server.ts";
import { db } from "#app/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/format.ts";
import { messages } from "#app/messages.ts";
import { appendHistory, type HistoryKind } from "#app/models/history.server.ts";
import { historyLine } from "#app/models/line-item/history-line.ts";
import { analyzedUnitPrice, type Group, type LineItem, mayMove, summarize } from "#app/models/line-item.ts";
import { multiply, toDecimal } from "#app/models/money.ts";
import { notify, shopSideOf } from "#app/models/notification.server.ts";
import { changeRequest, type LockedRequest, recomputeTotals } from "#app/models/repair-request/lock.server.ts";
import { changeStatus } from "#app/models/repair-request/status.server.ts";
import { itemsAreLocked, stageOf, statusLabel } from "#app/models/repair-request.ts";
import { followUp } from "#app/models/service-recommendation/make.server.ts";
import { notFound, Refusal } from "#app/refusal.ts";

export type Decided = { repairRequestId: string; status: string };

/**
 * Moves one line: the customer's decision. From quote_analyzed to pending is the analysis with its lower price.
 * Errors: 404 outside the scope, 409 for a move that the table of moves does not have. The same move again changes nothing.
 */
export async function moveLineItem(viewer: Viewer, lineItemId: string, group: Group): Promise<Decided> {
  const repairRequestId = await findRequestOfItem(viewer, lineItemId);
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const item = request.lineItems.find(({ id }) => id === lineItemId);
    if (!item) throw notFound("This line item");
    if (item.group === group) return { repairRequestId, status: request.status };
    refuseLocked(request);
    if (!mayMove(request.status, item.group, group)) {
      throw new Refusal(
        409,
        `An item that is ${itemWord(item.group)} cannot be moved to ${itemWord(group)}.`,
        messages.repair.updateFailed,
      );
    }
    if (item.group === "quote_analyzed" && group === "pending") return analyze(tx, viewer, request, [item]);
    return move(tx, viewer, request, [item], group, "item_moved");
  });
}

/** Approves every pending item at once. Errors: 404, 409 when the request is locked. */
export function approveAllPending(viewer: Viewer, repairRequestId: string): Promise<Decided> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    refuseLocked(request);
    const pending = request.lineItems.filter((item) => item.group === "pending");
    if (pending.length === 0) return { repairRequestId, status: request.status };
    return move(tx, viewer, request, pending, "approved", "items_approved");
  });
}

/** "Get AMPed Savings" on every analysed item at once. Errors: 404, 409 when the request is locked. */
export function analyzeItems(viewer: Viewer, repairRequestId: string): Promise<Decided> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    refuseLocked(request);
    const analyzed = request.lineItems.filter((item) => item.group === "quote_analyzed");
    if (analyzed.length === 0) return { repairRequestId, status: request.status };
    return analyze(tx, viewer, request, analyzed);
  });
}

/** The request an item belongs to, within the viewer's scope. Errors: 404. */
export async function findRequestOfItem(viewer: Viewer, lineItemId: string): Promise<string> {
  if (!isUuid(lineItemId)) throw notFound("This line item");
  const item = await db.repairLineItem.findFirst({
    where: { id: lineItemId, repairRequest: requestScope(viewer) },
    select: { repairRequestId: true },
  });
  if (!item) throw notFound("This line item");
  return item.repairRequestId;
}

/**
 * Errors: 409 with the sentence of the specification once the stage allows no changes. An invoice holds its items too, when
 * the shop sets the request back to an earlier status.
 */
export function refuseLocked({ status, invoice }: Pick<LockedRequest, "status" | "invoice">): void {
  if (!itemsAreLocked(status) && !invoice) return;
  const locked = itemsAreLocked(status) ? status : "Pending_Payment";
  throw new Refusal(409, messages.repair.lockedAt(statusLabel(stageOf(locked) ?? locked)), {
    title: messages.repair.cannotModify,
  });
}

async function move(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  items: LineItem[],
  group: Group,
  kind: HistoryKind,
): Promise<Decided> {
  const { currentTotal: totalBefore } = summarize(request.lineItems);
  await tx.repairLineItem.updateMany({
    where: { id: { in: items.map(({ id }) => id) } },
    data: { group, version: { increment: 1 } },
  });
  await followUp(tx, request.vehicleId, items, group);
  const { currentTotal } = await recomputeTotals(tx, request.id);
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind,
    summary: decisionSentence(items, group),
    lines: items.map((item) => historyLine(item, item.group, group)),
    totalBefore,
    totalAfter: currentTotal,
  });
  await tellShop(tx, viewer, request, decisionSentence(items, group), currentTotal);
  return { repairRequestId: request.id, status: request.status };
}

async function analyze(tx: Transaction, viewer: Viewer, request: LockedRequest, items: LineItem[]): Promise<Decided> {
  const { currentTotal: totalBefore } = summarize(request.lineItems);
  const priced = items.map((item) => {
    const unitPrice = analyzedUnitPrice(item.originalUnitPrice);
    return { item, unitPrice, totalPrice: multiply(item.quantity, unitPrice) };
  });
  for (const { item, unitPrice, totalPrice } of priced) {
    await tx.repairLineItem.update({
      where: { id: item.id },
      data: {
        group: "pending",
        status: item.originalUnitPrice > 0 ? "Lowered" : "Same",
        unitPrice: toDecimal(unitPrice),
        totalPrice: toDecimal(totalPrice),
        version: { increment: 1 },
      },
    });
  }
  await followUp(tx, request.vehicleId, items, "pending");
  const { currentTotal } = await recomputeTotals(tx, request.id);
  const summary = `Savings requested for ${items.length === 1 ? items[0]?.description : `${items.length} items`}`;
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "items_analyzed",
    summary,
    lines: priced.map(({ item, totalPrice }) => historyLine(item, item.group, "pending", totalPrice)),
    totalBefore,
    totalAfter: currentTotal,
  });
  await tellShop(tx, viewer, request, summary, currentTotal);
  if (stageOf(request.status) !== "Pending_Repair") await changeStatus(tx, viewer, request, "Pending_Approval");
  return { repairRequestId: request.id, status: request.status };
}

async function tellShop(tx: Transaction, viewer: Viewer, request: LockedRequest, sentence: string, total: number) {
  await notify(tx, await shopSideOf(tx, request, viewer.user?.id), {
    kind: "item_decision",
    title: vehicleTitle(request.vehicle),
    body: `${sentence}. The total is now ${formatMoney(total)}.`,
    href: `/dashboard/repair-requests/${request.id}`,
    repairRequestId: request.id,
  });
}

function decisionSentence(items: LineItem[], group: Group) {
  const what = items.length === 1 ? items[0]?.description : `${items.length} items`;
  return `${what} ${group === "pending" ? "moved to pending" : itemWord(group)}`;
}

function itemWord(group: Group) {
  return group === "quote_analyzed" ? "analyzed" : group;
}
