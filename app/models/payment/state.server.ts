import { systemViewer } from "#app/access/viewer.server.ts";
import { db, type Transaction } from "#app/db.server.ts";
import { formatMoney } from "#app/format.ts";
import type { PaymentState } from "#app/integrations/payments/payment-service.ts";
import { appendHistory } from "#app/models/history.server.ts";
import { toCents } from "#app/models/money.ts";
import { notify, shopSideOf } from "#app/models/notification.server.ts";
import { openingFor } from "#app/models/payment/live.server.ts";
import { isSettled, settlePayment } from "#app/models/payment/settle.server.ts";
import { changeRequest, type LockedRequest } from "#app/models/repair-request/lock.server.ts";

type Change = Partial<PaymentState>;
type Source = { channel: "webhook" | "system"; name: string };

/**
 * Brings a payment to what the provider says. Words may come twice, late and in any order: money that came in is never
 * taken back by an older word, and nothing is booked twice. `also` is done in the same transaction.
 */
export async function applyPaymentState(
  paymentId: string,
  change: Change,
  source: Source,
  also: (tx: Transaction) => Promise<unknown> = async () => {},
): Promise<void> {
  const { invoice } = await db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: { invoice: { select: { repairRequestId: true } } },
  });
  const viewer = openingFor(invoice.repairRequestId, systemViewer(source.channel, source.name));
  await changeRequest(viewer, invoice.repairRequestId, async (tx, request) => {
    const refunded = (change.refunded ?? 0) > 0;
    const disputed = change.dispute !== undefined && change.dispute !== "none";
    // Money that goes back has come in before, whichever word arrives first.
    if (change.status === "succeeded" || refunded || disputed) {
      await settlePayment(tx, viewer, request, paymentId, { providerId: change.providerId });
    } else {
      await applyUnsettled(tx, paymentId, change);
    }
    if (refunded) await applyRefund(tx, viewer, request, paymentId, change.refunded ?? 0);
    if (disputed) await applyDispute(tx, viewer, request, paymentId, change.dispute);
    await also(tx);
  });
}

type ProviderViewer = ReturnType<typeof openingFor>;

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

async function applyRefund(
  tx: Transaction,
  viewer: ProviderViewer,
  request: LockedRequest,
  paymentId: string,
  refunded: number,
) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const whole = refunded >= toCents(payment.amount);
  const status = whole ? "Refunded" : "Partially_Refunded";
  const { count } = await tx.invoice.updateMany({
    where: { id: payment.invoiceId, status: { notIn: [status, "Refunded"] } },
    data: { status },
  });
  if (count === 0) return;
  if (whole) await tx.payment.update({ where: { id: paymentId }, data: { status: "refunded" } });
  await record(tx, viewer, request, `${formatMoney(refunded)} refunded`, paymentId);
}

async function applyDispute(
  tx: Transaction,
  viewer: ProviderViewer,
  request: LockedRequest,
  paymentId: string,
  dispute: PaymentState["dispute"] | undefined,
) {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  if (payment.status === "refunded") return;
  const won = dispute === "won";
  if ((payment.status === "disputed") !== won) return;
  await tx.payment.update({ where: { id: paymentId }, data: { status: won ? "succeeded" : "disputed" } });
  await tx.invoice.update({ where: { id: payment.invoiceId }, data: { status: won ? "Paid" : "Disputed" } });
  await record(tx, viewer, request, won ? "Dispute won" : "Payment disputed with the card company", paymentId);
}

async function record(
  tx: Transaction,
  viewer: ProviderViewer,
  request: LockedRequest,
  summary: string,
  paymentId: string,
) {
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "payment",
    summary,
    details: { paymentId },
  });
  await notify(tx, await shopSideOf(tx, request), {
    kind: "payment",
    title: summary,
    body: `${summary}. Look at the invoice.`,
    href: `/dashboard/repair-requests/${request.id}`,
    repairRequestId: request.id,
  });
}
