import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { formatMoney, vehicleTitle } from "#app/format.ts";
import { appendHistory } from "#app/models/history.server.ts";
import { historyLine } from "#app/models/line-item/history-line.ts";
import { findRequestOfItem, refuseLocked } from "#app/models/line-item/move.server.ts";
import type { CorrectLineItem } from "#app/models/line-item/schemas.ts";
import { summarize } from "#app/models/line-item.ts";
import { multiply, toDecimal } from "#app/models/money.ts";
import { notify, shopSideOf } from "#app/models/notification.server.ts";
import { changeRequest, recomputeTotals } from "#app/models/repair-request/lock.server.ts";
import { notFound, Refusal } from "#app/refusal.ts";

const CORRECTED = "A line was corrected by hand. An advisor will compare it with the document.";

/**
 * Puts right a line that was misread, before anything was decided about it: description, quantity and unit price as they
 * stand on the paper. The figures read first stay in the history, and an advisor is asked to compare.
 * Errors: 404; 409 once the line left the analysis or the request is locked. The same figures again change nothing.
 */
export async function correctLineItem(viewer: Viewer, lineItemId: string, input: CorrectLineItem): Promise<void> {
  if (!isUuid(lineItemId)) throw notFound("This line item");
  const repairRequestId = await findRequestOfItem(viewer, lineItemId);
  await changeRequest(viewer, repairRequestId, async (tx, request) => {
    const item = request.lineItems.find(({ id }) => id === lineItemId);
    if (!item) throw notFound("This line item");
    refuseLocked(request);
    if (item.group !== "quote_analyzed") {
      throw new Refusal(409, "A line can be corrected only before you decide about it.", { title: "Update failed" });
    }
    const { description, quantity, unitPrice } = input;
    const same = item.description === description && item.quantity === quantity && item.unitPrice === unitPrice;
    if (same) return;
    const total = multiply(quantity, unitPrice);
    const { currentTotal: totalBefore } = summarize(request.lineItems, ["quote_analyzed"]);
    await tx.repairLineItem.update({
      where: { id: item.id },
      data: {
        description,
        name: description,
        quantity,
        originalQuantity: quantity,
        unitPrice: toDecimal(unitPrice),
        originalUnitPrice: toDecimal(unitPrice),
        totalPrice: toDecimal(total),
        originalPrice: toDecimal(total),
        reconciles: null,
        version: { increment: 1 },
      },
    });
    await tx.repairRequest.update({
      where: { id: request.id },
      data: { needsAdvisor: true, needsAdvisorReason: CORRECTED },
    });
    await recomputeTotals(tx, request.id);
    const was = `${item.quantity} × ${formatMoney(item.unitPrice)}`;
    const is = `${quantity} × ${formatMoney(unitPrice)}`;
    const summary = `Reading corrected: “${item.description}” (${was}) is “${description}” (${is}) on the document`;
    await appendHistory(tx, viewer, {
      repairRequestId: request.id,
      kind: "item_edited",
      summary,
      lines: [
        historyLine(
          { ...item, description, quantity, originalPrice: total },
          "quote_analyzed",
          "quote_analyzed",
          total,
        ),
      ],
      details: {
        corrected: true,
        before: { description: item.description, quantity: item.quantity, unitPrice: toDecimal(item.unitPrice) },
        after: { description, quantity, unitPrice: toDecimal(unitPrice) },
      },
      totalBefore,
      totalAfter: totalBefore - item.totalPrice + total,
    });
    await notify(tx, await shopSideOf(tx, request, viewer.user?.id), {
      kind: "item_decision",
      title: vehicleTitle(request.vehicle),
      body: `${summary}. Please compare it with the document.`,
      href: `/dashboard/repair-requests/${request.id}`,
      repairRequestId: request.id,
    });
  });
}
