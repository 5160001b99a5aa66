import type { z } from "zod";
import { may } from "#app/access/permissions.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Transaction } from "#app/db.server.ts";
import { appendHistory, type HistoryKind } from "#app/models/history.server.ts";
import { historyLine } from "#app/models/line-item/history-line.ts";
import { findRequestOfItem, refuseLocked } from "#app/models/line-item/move.server.ts";
import { lineItemFields, toLineItem } from "#app/models/line-item/row.server.ts";
import type { AddLineItem, EditLineItem } from "#app/models/line-item/schemas.ts";
import { type LineItem, summarize } from "#app/models/line-item.ts";
import { multiply, toCents, toDecimal } from "#app/models/money.ts";
import { newLineData } from "#app/models/repair-request/create.server.ts";
import {
  changeRequest,
  type LockedRequest,
  recomputeTotals,
  refuseStale,
} from "#app/models/repair-request/lock.server.ts";
import { forbidden, notFound, Refusal } from "#app/refusal.ts";

/** Prices of these are dollars, as forms and the wire have them. */
export type LineItemEdit = Omit<z.output<typeof EditLineItem>, "group">;
export type NewLineItem = z.output<typeof AddLineItem>;

/**
 * The shop's change of a line. An approved line that becomes dearer asks the customer again.
 * Errors: 403 for drivers; 404; 409 when someone else changed it since `version`, when there is an invoice or the stage
 * allows no changes, and for a change of the original figures after the analysis.
 */
export async function editLineItem(viewer: Viewer, lineItemId: string, edit: LineItemEdit): Promise<LineItem> {
  const repairRequestId = await findRequestOfItem(viewer, lineItemId);
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requirePricing(viewer);
    const item = itemOf(request, lineItemId);
    refuseStale(edit.version, item.version, "This line item");
    refuseInvoiced(request);
    const data = changedFigures(item, edit);
    const row = await tx.repairLineItem.update({
      where: { id: item.id },
      data: { ...data, version: { increment: 1 } },
      select: lineItemFields,
    });
    const edited = toLineItem(row);
    await record(tx, viewer, request, "item_edited", `Line item changed: ${edited.description}`, [
      historyLine({ ...item, description: edited.description }, item.group, edited.group, edited.totalPrice),
    ]);
    return edited;
  });
}

/** The shop's further line; the customer decides on it. Errors: 403 for drivers; 404; 409 with an invoice or locked. */
export function addLineItem(viewer: Viewer, input: NewLineItem): Promise<LineItem> {
  return changeRequest(viewer, input.repairRequestId, async (tx, request) => {
    requirePricing(viewer);
    refuseInvoiced(request);
    const line = { ...input, unitPrice: toCents(input.unitPrice.toFixed(2)) };
    lineTotal(line.quantity, line.unitPrice);
    if (request.lineItems.length >= MOST_LINES)
      throw new Refusal(409, `A repair request has at most ${MOST_LINES} lines.`);
    const row = await tx.repairLineItem.create({
      data: { ...newLineData(request.id, line, request.lineItems.length), status: input.status },
      select: lineItemFields,
    });
    const added = toLineItem(row);
    await record(tx, viewer, request, "item_added", `Line item added: ${added.description}`, [
      historyLine(added, added.group, added.group),
    ]);
    return added;
  });
}

/** Takes a line off the request; the history keeps it. Errors: 403 for drivers; 404; 409 stale, with an invoice or locked. */
export async function removeLineItem(viewer: Viewer, lineItemId: string, version?: number): Promise<void> {
  const repairRequestId = await findRequestOfItem(viewer, lineItemId);
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    requirePricing(viewer);
    const item = itemOf(request, lineItemId);
    refuseStale(version, item.version, "This line item");
    refuseInvoiced(request);
    await tx.repairLineItem.delete({ where: { id: item.id } });
    await record(tx, viewer, request, "item_removed", `Line item removed: ${item.description}`, [
      historyLine(item, item.group, item.group),
    ]);
  });
}

/** Computes the request's totals from its lines once more; in cents. Errors: 403 for drivers; 404. */
export function updateTotals(viewer: Viewer, repairRequestId: string) {
  return changeRequest(viewer, repairRequestId, async (tx) => {
    requirePricing(viewer);
    return recomputeTotals(tx, repairRequestId);
  });
}

function requirePricing(viewer: Viewer) {
  if (!viewer.user || !may(viewer.user.role, "items.price")) throw forbidden();
}

function itemOf(request: LockedRequest, id: string): LineItem {
  const item = request.lineItems.find((candidate) => candidate.id === id);
  if (!item) throw notFound("This line item");
  return item;
}

function refuseInvoiced(request: LockedRequest) {
  if (request.invoice) {
    throw new Refusal(409, "This repair request has an invoice: its prices stand.", { title: "Update failed" });
  }
  refuseLocked(request);
}

function changedFigures(item: LineItem, edit: LineItemEdit) {
  const quantity = edit.quantity ?? item.quantity;
  const unitPrice = edit.unitPrice === undefined ? item.unitPrice : cents(edit.unitPrice);
  const totalPrice =
    quantity === item.quantity && unitPrice === item.unitPrice ? item.totalPrice : lineTotal(quantity, unitPrice);
  const dearer = item.group === "approved" && totalPrice > item.totalPrice;
  return {
    type: edit.type ?? item.type,
    name: edit.description ?? item.name,
    description: edit.description ?? item.description,
    ...(edit.detailedDescription === undefined ? {} : { detailedDescription: edit.detailedDescription }),
    quantity,
    unitPrice: toDecimal(unitPrice),
    totalPrice: toDecimal(totalPrice),
    status: edit.status ?? item.status,
    ...(dearer ? { group: "pending" } : {}),
    ...originals(item, edit),
  };
}

/** Before the analysis a misread original is put right; afterwards it is the customer's record. */
function originals(item: LineItem, edit: LineItemEdit) {
  const quantity = edit.originalQuantity ?? item.originalQuantity;
  const unitPrice = edit.originalUnitPrice === undefined ? item.originalUnitPrice : cents(edit.originalUnitPrice);
  if (quantity === item.originalQuantity && unitPrice === item.originalUnitPrice) return {};
  if (item.group !== "quote_analyzed") {
    throw new Refusal(409, "The original quantity and price stay as they were quoted.", { title: "Update failed" });
  }
  return {
    originalQuantity: quantity,
    originalUnitPrice: toDecimal(unitPrice),
    originalPrice: toDecimal(lineTotal(quantity, unitPrice)),
  };
}

/** The most one line may cost, in cents, and the most lines: the request's totals have room for all of them. */
const LINE_MAX = 999_999_999;
const MOST_LINES = 500;

function lineTotal(quantity: number, unitPrice: number): number {
  const total = multiply(quantity, unitPrice);
  if (total > LINE_MAX) throw new Refusal(400, "A line may cost at most $9,999,999.99.", { field: "unitPrice" });
  return total;
}

function cents(dollars: number) {
  return toCents(dollars.toFixed(2));
}

async function record(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  kind: HistoryKind,
  summary: string,
  lines: ReturnType<typeof historyLine>[],
) {
  const { currentTotal: totalBefore } = summarize(request.lineItems);
  const { currentTotal: totalAfter } = await recomputeTotals(tx, request.id);
  await appendHistory(tx, viewer, { repairRequestId: request.id, kind, summary, lines, totalBefore, totalAfter });
}
