import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import { refuseReusedKey } from "#app/payments/idempotency.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { enter, writeBalance } from "#app/payments/ledger.server.ts";
import { METHOD_WORDS, type TakePayment } from "#app/payments/ledger.ts";
import { openingFor, refuseCancelled } from "#app/payments/live.server.ts";
import { refuseOvertaken } from "#app/payments/overtaken.server.ts";
import { endOutdatedPayment } from "#app/payments/provider.server.ts";
import { queueReceipt } from "#app/payments/receipt.server.ts";
import { settleRepair } from "#app/payments/settle.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

const TITLE = { title: "Not recorded" };

/**
 * Records money that was taken at the counter: the whole balance or a part of it, a deposit too. A card payment that was begun
 * meanwhile ends. The same key twice is one payment.
 * Errors: 401; 403 for drivers and technicians; 404; 409 more than is due, or nothing is, the books are others than were
 * seen, or the key was of something else.
 */
export async function takePayment(viewer: Viewer, invoiceId: string, input: TakePayment): Promise<Invoice> {
  requireMay(viewer, "invoices.update");
  const { repairRequestId } = await findInvoice(viewer, invoiceId);
  const { amount, method, note, key } = input;
  await changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    const asked = { invoiceId, amount, method, reason: note || null };
    const entry = { ...asked, kind: "payment" as const, key: `taken:${key}` };
    const taken = await tx.ledgerEntry.findUnique({ where: { key: entry.key } });
    if (taken) return refuseReusedKey({ ...taken, amount: toCents(taken.amount) }, asked, TITLE.title);
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
    const due = toCents(invoice.outstandingBalance);
    await refuseOvertaken(tx, invoiceId, input, due);
    refuseCancelled(request, TITLE);
    if (invoice.status === "Void" || due <= 0) throw new Refusal(409, "Nothing is due on this invoice.", TITLE);
    if (amount > due) {
      throw new Refusal(409, `Only ${formatMoney(due)} is due on this invoice.`, { ...TITLE, field: "amount" });
    }
    await enter(tx, { ...entry, takenBy: { id: viewer.user.id, name: viewer.name } });
    const left = await writeBalance(tx, invoiceId);
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "payment",
      summary: `${formatMoney(amount)} paid ${METHOD_WORDS[method]}, taken by ${viewer.name}${note ? ` (${note})` : ""}`,
      details: { invoiceId, method },
      totalBefore: due,
      totalAfter: left,
    });
    await notifyDrivers(tx, request, {
      kind: "payment",
      title: `Payment received: ${vehicleTitle(request.vehicle)}`,
      body: `${formatMoney(amount)} was paid${left > 0 ? `; ${formatMoney(left)} is left` : ""}.`,
      except: viewer.user.id,
    });
    await queueReceipt(tx, { request, invoiceId, amount, way: ` ${METHOD_WORDS[method]}`, key: entry.key });
    if (left === 0) await settleRepair(tx, viewer, request, invoiceId);
  });
  await endOutdatedPayment(invoiceId);
  return findInvoice(viewer, invoiceId);
}
