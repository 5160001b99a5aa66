import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { enter, listEntries, writeBalance } from "#app/payments/ledger.server.ts";
import { METHOD_WORDS, mayTakeBack, type TakeBack } from "#app/payments/ledger.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { booksVersion, refuseOvertaken, refuseTakenBack } from "#app/payments/overtaken.server.ts";
import { endOutdatedPayment } from "#app/payments/provider.server.ts";
import { queueTakenBack } from "#app/payments/receipt.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { commit } from "#app/repair/commit.server.ts";
import { becomes } from "#app/repair/decide/moves.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { itemsAreLocked } from "#app/repair/repair-request.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

const TITLE = { title: "Not taken back" };

/**
 * Takes back what was typed at the counter and never came: by an entry of its own, on the day of the first, so that the books of that
 * day are right; what it paid is owed again. The same press twice is
 * once. Errors: 401; 403 for drivers and technicians; 404; 409 for a card's payment, where it was taken back for another reason, where something of it was given back, and of a cancelled repair.
 */
export async function takeBack(viewer: Viewer, invoiceId: string, input: TakeBack): Promise<Invoice> {
  requireMay(viewer, "invoices.refund");
  const { entry, reason } = input;
  const { repairRequestId } = await findInvoice(viewer, invoiceId);
  await changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    const found = (await listEntries(tx, invoiceId)).find(({ id, kind }) => id === entry && kind === "payment");
    if (!found) throw new Refusal(404, "This payment was not found.", { ...TITLE, field: "entry" });
    const key = `taken_back:${found.id}`;
    const before = await tx.ledgerEntry.findUnique({ where: { key } });
    if (before) {
      const first = { ...before, byId: before.takenById, byName: before.takenByName, at: before.createdAt };
      return refuseTakenBack("This payment", first, viewer.user.id, reason);
    }
    await refuseOvertaken(tx, invoiceId, input, found.refundable);
    refuseKept(found);
    if (request.status === "Cancelled") {
      const sentence =
        "This repair is cancelled, and nothing can be due on it. Set it to In Progress, take the payment back, void the invoice, and cancel the repair again.";
      throw new Refusal(409, sentence, TITLE);
    }
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
    const { method } = found;
    await enter(tx, {
      invoiceId,
      kind: "taken_back",
      amount: -found.amount,
      method,
      key,
      reason,
      refundOfId: BigInt(found.id),
      occurredAt: found.occurredAt,
      takenBy: { id: viewer.user.id, name: viewer.name },
    });
    const due = await writeBalance(tx, invoiceId);
    const summary = `${formatMoney(found.amount)} ${METHOD_WORDS[method]} was a wrong entry, taken back by ${viewer.name}: ${reason}`;
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "payment",
      summary,
      details: { invoiceId, method, takenBack: found.id },
      totalBefore: toCents(invoice.outstandingBalance),
      totalAfter: due,
    });
    await queueTakenBack(tx, { request, invoiceId, amount: found.amount, method, key });
    // Paid before its work was done it went on meanwhile.
    const wentOn = toCents(invoice.outstandingBalance) === 0 && !itemsAreLocked(request.status);
    if (due > 0 && (request.status === "Completed" || wentOn)) {
      // The customer is told of what is due by the words above.
      const events = becomes(request, "Pending_Payment").map((event) =>
        event.type === "status_changed" ? { ...event, told: "customer" as const } : event,
      );
      await commit(tx, viewer, request, events);
    }
    await recordAudit(tx, viewer, {
      kind: "refund",
      subject: { type: "payment", id: null, name: `ledger ${found.id}` },
      summary,
      detail: { invoiceId, amount: found.amount, reason },
    });
  });
  await endOutdatedPayment(invoiceId);
  return findInvoice(viewer, invoiceId);
}

function refuseKept(entry: Parameters<typeof mayTakeBack>[0]) {
  if (mayTakeBack(entry)) return;
  const sentence =
    entry.paymentId === null
      ? "Something of this payment was given back: it did come. Give the rest back as a refund."
      : "The card company booked this payment: give it back as a refund.";
  throw new Refusal(409, sentence, { ...TITLE, field: "entry" });
}

/** The entry that a form is about. Errors: 401, 403, 404. */
export async function findToTakeBack(viewer: Viewer, invoiceId: string, id: string) {
  requireMay(viewer, "invoices.refund");
  const version = await booksVersion(db, invoiceId);
  const { invoice, ledger, payments } = await findInvoiceDocument(viewer, invoiceId);
  const entry = ledger.find((one) => one.id === id && one.kind === "payment");
  if (!entry) throw notFound("This payment");
  return { number: invoice.number, entry, payments, version };
}
