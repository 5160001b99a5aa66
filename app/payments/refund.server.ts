import { recordAudit } from "#app/access/audit.server.ts";
import { requireMay, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { isRepeat, keyReused } from "#app/payments/idempotency.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { booksOf, enter, listEntries, writeBalance } from "#app/payments/ledger.server.ts";
import { METHOD_WORDS, type RefundPayment } from "#app/payments/ledger.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { CURRENCY } from "#app/payments/mismatch.server.ts";
import { booksVersion, refuseOvertaken } from "#app/payments/overtaken.server.ts";
import { asking, serviceOf } from "#app/payments/provider.server.ts";
import { queueRefund } from "#app/payments/receipt.server.ts";
import { applyIn, applyPaymentState } from "#app/payments/state.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

const TITLE = { title: "Not refunded" };

/**
 * Gives money back, whole or in part: a card's at its provider, all other at the counter. What was decided, by whom and why is
 * in both records before anything leaves. The same key twice is one refund.
 * Errors: 401; 403 for drivers and technicians; 404; 409 more than is left of that payment, the books are others than were seen, or
 * the key was of something else; 502 the provider refuses.
 */
export async function refundPayment(viewer: Viewer, invoiceId: string, input: RefundPayment): Promise<Invoice> {
  requireMay(viewer, "invoices.refund");
  const { repairRequestId } = await findInvoice(viewer, invoiceId);
  const opening = openingFor(repairRequestId, viewer);
  const decided = await changeRequest(opening, repairRequestId, (tx, request) =>
    decideRefund(tx, viewer, request, { invoiceId, repairRequestId, ...input }),
  );
  if (decided) await giveBack(viewer, decided, input);
  return findInvoice(viewer, invoiceId);
}

type Asked = RefundPayment & { invoiceId: string; repairRequestId: string };
type CardPayment = { id: string; provider: string; providerId: string | null; amount: number };

/** Writes the decision, and money of the counter at once. Returns the card payment whose provider has to be asked. */
async function decideRefund(
  tx: Transaction,
  viewer: SignedInViewer,
  request: LockedRequest,
  asked: Asked,
): Promise<CardPayment | null> {
  const { invoiceId, repairRequestId, amount, reason, key } = asked;
  const entry = (await listEntries(tx, invoiceId)).find(({ id, kind }) => id === asked.entry && kind === "payment");
  if (!entry) throw new Refusal(404, "This payment was not found.", { ...TITLE, field: "entry" });
  const row = await tx.ledgerEntry.findUniqueOrThrow({ where: { id: BigInt(entry.id) }, include: { payment: true } });
  const payment = row.payment && {
    id: row.payment.id,
    provider: row.payment.provider,
    providerId: row.payment.providerId,
    amount: toCents(row.payment.amount),
  };
  const simulated = payment?.provider === "simulated";
  const entries = { invoiceId, entry: asked.entry, amount, reason };
  if (await isRepeat(tx, { repairRequestId, name: "refundKey", key, entries, ...TITLE }))
    return simulated ? null : payment;
  await refuseOvertaken(tx, invoiceId, asked, entry.refundable);
  if (entry.refundable === 0) {
    throw new Refusal(409, "Nothing is left of this payment.", { ...TITLE, field: "entry" });
  }
  if (amount > entry.refundable) {
    throw new Refusal(409, `${formatMoney(entry.refundable)} is left of this payment.`, { ...TITLE, field: "amount" });
  }
  const summary = `Refund of ${formatMoney(amount)} ${METHOD_WORDS[entry.method]} decided by ${viewer.name}: ${reason}`;
  await appendHistory(tx, viewer, {
    repairRequestId,
    kind: "payment",
    summary,
    details: { ...entries, refundKey: key, refundOf: payment?.id ?? entry.id },
  });
  if (!payment) {
    const takenBy = { id: viewer.user.id, name: viewer.name };
    const { method } = entry;
    const back = { invoiceId, kind: "refund", amount: -amount, method, key: `refund:${key}`, reason, takenBy } as const;
    if (!(await enter(tx, { ...back, refundOfId: row.id }))) throw keyReused(TITLE.title);
    await writeBalance(tx, invoiceId);
    await queueRefund(tx, { request, invoiceId, amount, method, key: back.key });
  }
  if (payment && simulated) {
    const { refunded } = await booksOf(tx, payment.id);
    const whole = { received: payment.amount, currency: CURRENCY, refunded: refunded + amount };
    await applyIn({ tx, viewer, request, paymentId: payment.id }, whole, {});
  }
  await recordAudit(tx, viewer, {
    kind: "refund",
    subject: { type: "payment", id: payment?.id ?? null, name: payment?.providerId ?? `ledger ${entry.id}` },
    summary,
    detail: { invoiceId, amount, reason },
  });
  return simulated ? null : payment;
}

/** Asks the provider under the form's own key, and books what it then says of the payment: the same way as its own word. */
async function giveBack(viewer: SignedInViewer, payment: CardPayment, asked: RefundPayment): Promise<void> {
  const { amount, key, reason } = asked;
  const service = serviceOf(payment);
  const { providerId } = payment;
  if (!service || !providerId) {
    throw new Refusal(409, `This was paid through ${payment.provider}, whose keys are not set here.`, TITLE);
  }
  const state = await asking(() => service.refund({ providerId, amount, reason, idempotencyKey: `refund-${key}` }));
  const decision = { amount, reason, takenBy: { id: viewer.user.id, name: viewer.name } };
  await applyPaymentState(payment.id, state, { channel: "system", name: service.label, decision });
}

/** What a refund form needs: the payments of which something is left, and their cards. Errors: 401, 403, 404. */
export async function findRefundable(viewer: Viewer, invoiceId: string) {
  requireMay(viewer, "invoices.refund");
  const version = await booksVersion(db, invoiceId);
  const { invoice, payments: cards, ledger } = await findInvoiceDocument(viewer, invoiceId);
  return { invoice, cards, payments: ledger.filter(({ refundable }) => refundable > 0), version };
}
