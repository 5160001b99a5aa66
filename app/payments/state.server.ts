import { systemViewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import { booksOf, enter, writeBalance } from "#app/payments/ledger.server.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { findMismatch, noteMismatch, releaseHeld } from "#app/payments/mismatch.server.ts";
import { isSettled } from "#app/payments/payment.ts";
import type { PaymentState } from "#app/payments/providers/payment-service.ts";
import { queueRefund } from "#app/payments/receipt.server.ts";
import { decisionOn, type RefundDecision } from "#app/payments/refund-decision.server.ts";
import { settlePayment } from "#app/payments/settle.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDate, formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

type Change = Partial<PaymentState> & {
  /** A refund that failed after it was said to be made: the money came back. Cents. */
  refundFailed?: { id: string; amount: number };
};
/** Who said so, and when it came about; now where the provider was asked. */
type Source = {
  channel: "webhook" | "system";
  name: string;
  occurredAt?: Date;
  decision?: RefundDecision & { amount: number };
};

/**
 * Brings a payment to what the provider says. Words may come twice, late and in any order: money that came in is never
 * taken back by an older word, and nothing is booked twice. A word about another sum or currency than was asked books nothing
 * (noteMismatch). `also` is done in the same transaction; it is told of such a mismatch.
 */
export async function applyPaymentState(
  paymentId: string,
  change: Change,
  source: Source,
  also: (tx: Transaction, mismatch: string | null) => Promise<unknown> = async () => {},
): Promise<void> {
  const { invoice } = await db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { invoice: { select: { repairRequestId: true } } },
  });
  const viewer = openingFor(invoice.repairRequestId, systemViewer(source.channel, source.name));
  await changeRequest(viewer, invoice.repairRequestId, (tx, request) =>
    applyIn({ tx, viewer, request, paymentId }, change, source, also),
  );
}

/** The same inside a change of the request, which is locked. */
export async function applyIn(
  told: Told,
  change: Change,
  source: Pick<Source, "occurredAt" | "decision">,
  also: (tx: Transaction, mismatch: string | null) => Promise<unknown> = async () => {},
): Promise<void> {
  const { tx, viewer, request, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (change.refundFailed) {
    await applyFailedRefund(told, change.refundFailed, source.occurredAt ?? new Date());
    await also(tx, null);
    return;
  }
  const mismatch = findMismatch(payment, change);
  if (mismatch) {
    await noteMismatch({ tx, viewer, request, payment }, change, mismatch);
    await also(tx, mismatch);
    return;
  }
  const refunded = (change.refunded ?? 0) > 0;
  const disputed = change.dispute === "none" ? undefined : change.dispute;
  // Money that goes back has come in before, whichever word arrives first.
  if (change.status === "succeeded" || refunded || disputed) {
    await settlePayment(tx, viewer, request, paymentId, { providerId: change.providerId });
    if (!isSettled(payment.status)) await releaseHeld(tx, request.id);
  } else {
    await applyUnsettled(told, change);
  }
  if (refunded) await applyRefund(told, change.refunded ?? 0, source);
  if (disputed && change.disputeOf) {
    const { id: disputeId, dueAt: disputeDueAt, answered } = change.disputeOf;
    const evidenceSentAt =
      (disputeId === payment.disputeId && payment.evidenceSentAt) || (answered ? new Date() : null);
    await tx.payment.update({ where: { id: paymentId }, data: { disputeId, disputeDueAt, evidenceSentAt } });
  }
  if (disputed) await applyDispute(told, disputed, source.occurredAt ?? new Date(), change.received);
  await also(tx, null);
}

type Dispute = Exclude<PaymentState["dispute"], "none">;
type Told = { tx: Transaction; viewer: ReturnType<typeof openingFor>; request: LockedRequest; paymentId: string };

async function applyUnsettled({ tx, request, paymentId }: Told, change: Change) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (isSettled(payment.status) || payment.status === "cancelled") return;
  await tx.payment.update({
    where: { id: paymentId },
    data: {
      ...(change.status ? { status: change.status } : {}),
      ...(change.failureMessage ? { failureMessage: change.failureMessage } : {}),
    },
  });
  if (!change.failureMessage || change.failureMessage === payment.failureMessage) return;
  await notifyShopSide(tx, request, {
    kind: "payment",
    title: `Card declined: ${vehicleTitle(request.vehicle)}`,
    body: `${formatMoney(toCents(payment.amount))} was not paid. ${change.failureMessage}`,
  });
}

/** The sum that went back so far; less than is known already is an older word, and so is one from before a refund failed. */
async function applyRefund(
  told: Told,
  refunded: number,
  { occurredAt, decision }: Pick<Source, "occurredAt" | "decision">,
) {
  const { tx, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const books = await booksOf(tx, paymentId);
  const before = books.refunded;
  if (refunded <= before || (occurredAt && books.failedSince(occurredAt))) return;
  const { invoiceId } = payment;
  const entry = {
    invoiceId,
    paymentId,
    kind: "refund",
    amount: before - refunded,
    ...(occurredAt ? { occurredAt } : {}),
  } as const;
  // The same sum again, after a refund failed in between, is another refund.
  const again = await tx.ledgerEntry.count({ where: { paymentId, kind: "refund_failed" } });
  const key = `refund:${paymentId}:${refunded}:${again}`;
  await enter(tx, { ...entry, key, ...(await decidedBy(told, refunded - before, decision)) });
  if (refunded >= toCents(payment.amount)) {
    await tx.payment.update({ where: { id: paymentId }, data: { status: "refunded" } });
  }
  await writeBalance(tx, invoiceId);
  const summary =
    before > 0
      ? `${formatMoney(refunded - before)} more refunded, ${formatMoney(refunded)} in all`
      : `${formatMoney(refunded)} refunded`;
  await record(told, summary, { refunded });
  await queueRefund(tx, { request: told.request, invoiceId, amount: refunded - before, method: "card", key });
}

/** Whoever asked the provider hands the decision on; what went back beside it, or is told of first, has to be looked up. */
function decidedBy({ tx, paymentId }: Told, amount: number, decision: Source["decision"]) {
  if (decision?.amount !== amount) return decisionOn(tx, paymentId, amount);
  return { reason: decision.reason, takenBy: decision.takenBy };
}

/** The bank did not take it: the money is with the shop again, and somebody has to give it back another way. */
async function applyFailedRefund(told: Told, { id, amount }: { id: string; amount: number }, occurredAt: Date) {
  const { tx, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const { refunded } = await booksOf(tx, paymentId);
  const back = Math.min(amount, refunded);
  if (back <= 0) return;
  const { invoiceId } = payment;
  const entry = { invoiceId, paymentId, kind: "refund_failed", amount: back, occurredAt } as const;
  const key = `refund_failed:${id}`;
  if (!(await enter(tx, { ...entry, key }))) return;
  if (payment.status === "refunded")
    await tx.payment.update({ where: { id: paymentId }, data: { status: "succeeded" } });
  await writeBalance(tx, invoiceId);
  await record(told, `A refund of ${formatMoney(back)} failed: the customer has not got it`, {
    refunded: refunded - back,
  });
  await queueRefund(tx, { request: told.request, invoiceId, amount: back, method: "card", key, failed: true });
}

async function applyDispute(told: Told, dispute: Dispute, occurredAt: Date, about: number | undefined) {
  const { tx, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status === "refunded") return;
  const books = await booksOf(tx, paymentId);
  const kind = ({ open: "dispute", won: "dispute_won", lost: "dispute_lost" } as const)[dispute];
  if (books.lastDispute === kind) return;
  if (dispute === "open" && books.disputeEndedSince(occurredAt)) return;
  const { invoiceId } = payment;
  const base = { invoiceId, paymentId, occurredAt };
  const held = Math.min(about ?? toCents(payment.amount), Math.max(0, books.net));
  const at = `${paymentId}:${occurredAt.getTime()}`;
  // A dispute that is lost before its beginning was heard of took the money all the same.
  if (dispute === "lost" && books.disputed === 0)
    await enter(tx, { ...base, kind: "dispute", amount: -held, key: `dispute:${at}` });
  const amount = { open: -held, won: books.disputed, lost: 0 }[dispute];
  await enter(tx, { ...base, kind, amount, key: `${kind}:${at}` });
  if (dispute !== "won" || payment.status === "disputed") {
    const status = dispute === "won" ? "succeeded" : "disputed";
    await tx.payment.update({ where: { id: paymentId }, data: { status } });
  }
  await writeBalance(tx, invoiceId);
  const { disputeDueAt } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const until =
    dispute === "open" && disputeDueAt
      ? `. Answer it from the invoice by ${formatDate(disputeDueAt)}: the record of authorization goes with it`
      : "";
  await record(told, `${DISPUTES[dispute]}${until}`, { dispute, occurredAt: occurredAt.toISOString() });
}

const DISPUTES: Record<Dispute, string> = {
  open: "Payment disputed with the card company",
  won: "Dispute won",
  lost: "Dispute lost",
};

async function record(
  { tx, viewer, request, paymentId }: Told,
  summary: string,
  word: { refunded?: number; dispute?: Dispute; occurredAt?: string },
) {
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "payment",
    summary,
    details: { paymentId, ...word },
  });
  // A dispute is for who can answer it: each would take it that the other did.
  const told = word.dispute ? { ...request, technician: null } : request;
  await notifyShopSide(tx, told, {
    kind: "payment",
    title: summary,
    body: `${summary}. Look at the invoice.`,
  });
}
