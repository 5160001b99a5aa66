import type { Viewer } from "#app/access/viewer.server.ts";
import { notifyDrivers, notifyShopSide } from "#app/messages/notification.server.ts";
import { enter, writeBalance } from "#app/payments/ledger.server.ts";
import { isSettled } from "#app/payments/payment.ts";
import { queueReceipt } from "#app/payments/receipt.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import { commit } from "#app/repair/commit.server.ts";
import { paidInFull } from "#app/repair/decide/paid.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { isRequestStatus, type RequestStatus } from "#app/repair/repair-request.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

/** How the money came: by a provider's payment, or by a simulated card that is known already. */
export type Receipt = { providerId?: string; card?: { brand: string; last4: string }; paymentMethodId?: string };

/**
 * Books a payment that was made: the invoice, the request's status and history, the notices. The caller has locked the
 * request. A payment that is booked already changes nothing.
 */
export async function settlePayment(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  paymentId: string,
  receipt: Receipt,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { invoice: true } });
  if (isSettled(payment.status)) return;
  const { invoice } = payment;
  const amount = toCents(payment.amount);
  const before = toCents(invoice.outstandingBalance);
  await tx.payment.update({
    where: { id: paymentId },
    data: {
      status: "succeeded",
      succeededAt: new Date(),
      failureMessage: null,
      ...(receipt.providerId ? { providerId: receipt.providerId } : {}),
      ...(receipt.card ? { cardBrand: receipt.card.brand, cardLast4: receipt.card.last4 } : {}),
      ...(receipt.paymentMethodId ? { paymentMethodId: receipt.paymentMethodId } : {}),
    },
  });
  await enter(tx, { invoiceId: invoice.id, paymentId, kind: "payment", amount, key: `payment:${paymentId}` });
  const outstanding = await writeBalance(tx, invoice.id);
  const surplus = amount - before;
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "payment",
    summary: `${formatMoney(amount)} paid${wayOf(payment.provider, receipt)}${surplus > 0 ? `, ${formatMoney(surplus)} more than was due` : ""}`,
    details: { paymentId, invoiceId: invoice.id, provider: payment.provider },
    totalBefore: before,
    totalAfter: outstanding,
  });
  await tellOfPayment(tx, viewer, request, { amount, surplus });
  const way = wayOf(payment.provider, receipt);
  await queueReceipt(tx, { request, invoiceId: invoice.id, amount, way, key: paymentId });
  if (outstanding === 0) await settleRepair(tx, viewer, request, invoice.id);
  if (payment.provider !== "simulated") await enqueue(tx, "remember-card", { paymentId }, { singletonKey: paymentId });
}

function wayOf(provider: string, { card }: Receipt) {
  const simulated = provider === "simulated" ? " (simulated)" : "";
  return card ? ` by ${card.brand} ending in ${card.last4}${simulated}` : ` by card${simulated}`;
}

async function tellOfPayment(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { amount, surplus }: { amount: number; surplus: number },
) {
  const notice = {
    kind: "payment" as const,
    title: `Payment received: ${vehicleTitle(request.vehicle)}`,
    body:
      surplus > 0
        ? `${formatMoney(amount)} was paid, ${formatMoney(surplus)} more than was due: please refund it.`
        : `${formatMoney(amount)} was paid.`,
    except: viewer.user?.id,
  };
  await notifyDrivers(tx, request, {
    ...notice,
    ...(surplus > 0
      ? { body: `${formatMoney(amount)} was paid, ${formatMoney(surplus)} more than was due. It goes back to you.` }
      : {}),
  });
  await notifyShopSide(tx, request, notice);
}

type Billed = { repairRequestId: string; invoiceId: string };

/** Where the repair stood when the invoice was made: the change of status that came with it says from where; null where the record does not. */
export async function statusBefore(
  tx: Transaction,
  { repairRequestId, invoiceId }: Billed,
): Promise<RequestStatus | null> {
  const made = await tx.historyEvent.findFirst({
    where: { repairRequestId, kind: "invoice_created", data: { path: ["invoiceId"], equals: invoiceId } },
    select: { id: true },
  });
  const change = made
    ? await tx.historyEvent.findFirst({
        where: { repairRequestId, kind: "status_changed", id: { gt: made.id } },
        orderBy: { id: "asc" },
        select: { data: true },
      })
    : null;
  const from = fieldIn(change?.data, "from");
  return isRequestStatus(from) && from !== "Pending_Payment" ? from : null;
}

/** All of its bill is paid: the repair goes on, or is complete. */
export async function settleRepair(tx: Transaction, viewer: Viewer, request: LockedRequest, invoiceId: string) {
  const before = await statusBefore(tx, { repairRequestId: request.id, invoiceId });
  await commit(tx, viewer, request, paidInFull(request, before));
}
