import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { disputeOn } from "#app/payments/dispute.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import type { VoidInvoice } from "#app/payments/ledger.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { refuseOvertaken } from "#app/payments/overtaken.server.ts";
import { LIVE } from "#app/payments/payment.ts";
import { endOpenPayment } from "#app/payments/provider.server.ts";
import { statusBefore } from "#app/payments/settle.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { sum, toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { actorOf } from "#app/repair/state.ts";

const NOT_VOIDED = { title: "Not voided" };

/**
 * Voids an invoice on which nothing stands paid: its number stays taken, the repair can change again, and another invoice may
 * follow. A card payment that was begun ends first. Twice is once.
 * Errors: 401; 403 for drivers and technicians; 404; 409 while something is paid or under way, or after what was not seen.
 */
export async function voidInvoice(viewer: Viewer, invoiceId: string, input: VoidInvoice): Promise<Invoice> {
  requireMay(viewer, "invoices.refund");
  const { reason } = input;
  const { repairRequestId, status } = await findInvoice(viewer, invoiceId);
  if (status === "Void") return findInvoice(viewer, invoiceId);
  await refuseOvertaken(db, invoiceId, input);
  await endOpenPayment(invoiceId);
  await changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    await lockStanding(tx, invoiceId);
    if (request.invoice?.id !== invoiceId) return;
    await refuseOvertaken(tx, invoiceId, input);
    const before = (await statusBefore(tx, { repairRequestId, invoiceId })) ?? "Pending_Repair";
    const events = decide(request, { do: "void_invoice", reason, before }, actorOf(viewer));
    const data = { status: "Void", outstandingBalance: 0, voidedAt: new Date(), voidReason: reason } as const;
    await tx.invoice.update({ where: { id: invoiceId }, data });
    await commit(tx, viewer, request, events);
    const { number } = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, select: { number: true } });
    await recordAudit(tx, viewer, {
      kind: "invoice_voided",
      subject: { type: "payment", id: invoiceId, name: number },
      summary: `Invoice ${number} voided by ${viewer.name}: ${reason}`,
    });
  });
  return findInvoice(viewer, invoiceId);
}

/** Errors: 409 while something is paid on it or disputed, or a payment is under way. */
async function lockStanding(tx: Transaction, invoiceId: string) {
  const rows = await tx.ledgerEntry.findMany({ where: { invoiceId }, select: { amount: true } });
  const paid = sum(rows.map(({ amount }) => toCents(amount)));
  if (paid !== 0) {
    throw new Refusal(409, `${formatMoney(paid)} is paid on this invoice: refund it first.`, NOT_VOIDED);
  }
  // What the bank holds may come back: it would belong to no bill.
  if (await disputeOn(invoiceId, tx)) {
    throw new Refusal(
      409,
      "The customer disputes a payment of this invoice: wait until the bank has decided.",
      NOT_VOIDED,
    );
  }
  const live = await tx.payment.count({ where: { invoiceId, status: { in: LIVE } } });
  if (live > 0)
    throw new Refusal(409, "A payment of this invoice is under way. Please try again in a moment.", NOT_VOIDED);
}
