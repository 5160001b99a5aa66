import { systemViewer } from "#app/access/viewer.server.ts";
import { notify, shopSideOf } from "#app/messages/notification.server.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { findMismatch, noteMismatch, releaseHeld } from "#app/payments/mismatch.server.ts";
import type { PaymentState } from "#app/payments/providers/payment-service.ts";
import { isSettled, SETTLED, settlePayment } from "#app/payments/settle.server.ts";
import { moneyWords, type Word } from "#app/payments/words.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

type Change = Partial<PaymentState>;
/** Who said so, and when it came about; now where the provider was asked. */
type Source = { channel: "webhook" | "system"; name: string; occurredAt?: Date };

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
  await changeRequest(viewer, invoice.repairRequestId, async (tx, request) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    const mismatch = findMismatch(payment, change);
    if (mismatch) {
      await noteMismatch({ tx, viewer, request, payment }, change, mismatch);
      await also(tx, mismatch);
      return;
    }
    const refunded = (change.refunded ?? 0) > 0;
    const disputed = change.dispute !== undefined && change.dispute !== "none";
    // Money that goes back has come in before, whichever word arrives first.
    if (change.status === "succeeded" || refunded || disputed) {
      await settlePayment(tx, viewer, request, paymentId, { providerId: change.providerId });
      if (!isSettled(payment.status)) await releaseHeld(tx, request.id);
    } else {
      await applyUnsettled(tx, paymentId, change);
    }
    const told = { tx, viewer, request, paymentId };
    if (refunded) await applyRefund(told, change.refunded ?? 0);
    if (disputed) await applyDispute(told, change.dispute as Dispute, source.occurredAt ?? new Date());
    await also(tx, null);
  });
}

type Dispute = Exclude<PaymentState["dispute"], "none">;
type Told = { tx: Transaction; viewer: ReturnType<typeof openingFor>; request: LockedRequest; paymentId: string };

async function applyUnsettled(tx: Transaction, paymentId: string, change: Change) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (isSettled(payment.status) || payment.status === "cancelled") return;
  await tx.payment.update({
    where: { id: paymentId },
    data: {
      ...(change.status ? { status: change.status } : {}),
      ...(change.failureMessage ? { failureMessage: change.failureMessage } : {}),
    },
  });
}

/** The sum that went back so far; less than is known already is an older word. */
async function applyRefund(told: Told, refunded: number) {
  const { tx, request, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { invoice: true } });
  const words = await moneyWords(tx, request.id);
  const before = words.refunded(paymentId);
  if (refunded <= before) return;
  const whole = refunded >= toCents(payment.amount);
  if (whole) await tx.payment.update({ where: { id: paymentId }, data: { status: "refunded" } });
  // What was paid twice and given back once leaves the invoice paid.
  const settled = await tx.payment.findMany({ where: { invoiceId: payment.invoiceId, status: { in: SETTLED } } });
  const received = settled.reduce((sum, { id, amount }) => sum + toCents(amount) - words.refunded(id), before);
  const left = received - refunded;
  if (left < toCents(payment.invoice.totalAmount)) {
    const status = left <= 0 ? "Refunded" : "Partially_Refunded";
    await tx.invoice.update({ where: { id: payment.invoiceId }, data: { status } });
  }
  const summary =
    before > 0
      ? `${formatMoney(refunded - before)} more refunded, ${formatMoney(refunded)} in all`
      : `${formatMoney(refunded)} refunded`;
  await record(told, summary, { refunded });
}

async function applyDispute(told: Told, dispute: Dispute, occurredAt: Date) {
  const { tx, request, paymentId } = told;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status === "refunded") return;
  const words = await moneyWords(tx, request.id);
  if (words.lastDispute(paymentId)?.dispute === dispute) return;
  if (dispute === "open" && words.endedSince(paymentId, occurredAt)) return;
  if (dispute !== "won" || payment.status === "disputed") {
    const [status, invoice] = dispute === "won" ? ["succeeded", "Paid"] : ["disputed", "Disputed"];
    await tx.payment.update({ where: { id: paymentId }, data: { status } });
    await tx.invoice.update({ where: { id: payment.invoiceId }, data: { status: invoice } });
  }
  await record(told, DISPUTES[dispute], { dispute, occurredAt: occurredAt.toISOString() });
}

const DISPUTES: Record<Dispute, string> = {
  open: "Payment disputed with the card company",
  won: "Dispute won",
  lost: "Dispute lost",
};

async function record({ tx, viewer, request, paymentId }: Told, summary: string, word: Omit<Word, "paymentId">) {
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "payment",
    summary,
    details: { paymentId, ...word },
  });
  await notify(tx, await shopSideOf(tx, request), {
    kind: "payment",
    title: summary,
    body: `${summary}. Look at the invoice.`,
    href: `/dashboard/repair-requests/${request.id}`,
    repairRequestId: request.id,
  });
}
