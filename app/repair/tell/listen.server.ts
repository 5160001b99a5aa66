import type { Viewer } from "#app/access/viewer.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toDecimal } from "#app/platform/money.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { readyToPay } from "#app/repair/invoice.ts";
import { correctionIn } from "#app/repair/lines/corrections.ts";
import { insteadOf } from "#app/repair/lines/entries.ts";
import { dueDay } from "#app/repair/records/due-day.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";
import { entryOf } from "#app/repair/sentences.ts";
import type { InvoiceFigures, RepairEvent } from "#app/repair/state.ts";
import { addedBy } from "#app/repair/tell/ask-together.server.ts";
import { askAgain, askForMore, tellOfStatus, tellOfVoid, tellShop } from "#app/repair/tell/tell.server.ts";
import { tellOfTime } from "#app/repair/work/time-asked.server.ts";
import { readSetting, takeInvoiceNumber } from "#app/shop/settings/settings.server.ts";

const STOP = " Stop that work, and call the customer about what is done already.";

/** The record, the people, the texts: each hears of an event in the same transaction. */
export async function listen(
  tx: Transaction,
  viewer: Viewer,
  event: RepairEvent,
  before: LockedRequest,
  after: LockedRequest,
): Promise<void> {
  const entry = entryOf(event, before, after);
  const details =
    event.type === "invoiced" ? { invoiceId: await makeInvoice(tx, viewer, after, event.figures) } : entry.details;
  await appendHistory(tx, viewer, { repairRequestId: before.id, ...entry, ...(details ? { details } : {}) });
  switch (event.type) {
    case "lines_moved":
    case "savings_asked":
      return tellShop(
        tx,
        viewer,
        before,
        `${entry.summary}.${"withdrawn" in event ? STOP : ""} Approved so far: ${formatMoney(entry.totalAfter ?? 0)}.`,
      );
    case "line_edited":
      await askAgain(tx, viewer, before, after, entry.summary);
      return;
    case "lines_replaced":
      if (addedBy(event).length === 0)
        await askAgain(tx, viewer, before, after, entry.summary, insteadOf(event, before));
      return;
    case "line_corrected":
    case "line_added":
    case "line_removed":
    case "sums_corrected":
      if (!correctionIn(before, after, [event])) return;
      return tellShop(tx, viewer, before, `${entry.summary}. Please compare it with the document.`);
    case "agreements_expired":
      return tellShop(tx, viewer, before, `${entry.summary}. Please ask the shop whether they still hold.`);
    case "status_changed":
      if (event.above) return askForMore(tx, viewer, before, event.above);
      if (event.told === "all") return;
      return tellOfStatus(tx, viewer, before, after, { customer: !event.told });
    case "invoice_voided":
      return tellOfVoid(tx, viewer, before, event.id);
    case "time_asked":
    case "time_cancelled":
      return tellOfTime(tx, viewer, before, event);
    case "delay_moved":
      return event.told ? undefined : tellOfStatus(tx, viewer, before, after);
    case "delay_said":
      // Before the status itself it is told with that.
      return before.status === "Delayed" ? tellOfStatus(tx, viewer, before, after) : undefined;
    default:
      return quietly(event.type);
  }
}

/** Of these nobody is told but the record: who writes a new event says here or above which it is. */
function quietly(
  _type: "designee_named" | "invoiced" | "line_retyped" | "prices_agreed" | "prices_kept" | "repair_approved",
): void {}

/** The one invoice of a request, with the shop's next number and days to pay, and the word to who pays it. Returns its id. */
async function makeInvoice(tx: Transaction, viewer: Viewer, request: LockedRequest, figures: InvoiceFigures) {
  const now = new Date();
  const invoice = await tx.invoice.create({
    data: {
      repairRequestId: request.id,
      accountId: request.accountId,
      issuedAt: now,
      number: await takeInvoiceNumber(tx),
      dueAt: dueDay(now, await readSetting("invoiceDueDays", tx)),
      originalTotalPrice: toDecimal(figures.originalTotalPrice),
      subtotal: toDecimal(figures.subtotal),
      paperDiscount: toDecimal(figures.paperDiscount),
      tax: toDecimal(figures.tax),
      taxSource: figures.taxSource,
      paperDiscountSource: figures.paperDiscountSource,
      serviceFee: toDecimal(figures.serviceFee),
      serviceFeePercentage: figures.serviceFeePercentage,
      settlement: figures.settlement,
      status: figures.totalAmount === 0 ? "Paid" : "Unpaid",
      totalAmount: toDecimal(figures.totalAmount),
      outstandingBalance: toDecimal(figures.totalAmount),
    },
    select: { id: true, number: true, status: true },
  });
  request.invoice = { ...invoice, amountPaid: 0, outstandingBalance: figures.totalAmount };
  await notifyDrivers(tx, request, {
    kind: "payment",
    title: `Invoice for ${vehicleTitle(request.vehicle)}`,
    body: readyToPay(figures),
    except: viewer.user?.id,
  });
  return invoice.id;
}
