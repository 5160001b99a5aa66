import { LIVE } from "#app/payments/payment.ts";
import { withdraw } from "#app/payments/provider.server.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";

const MINUTE = 60_000;
/** A provider's message usually comes within seconds. */
const ASK_AFTER = 2 * MINUTE;
/** Nobody comes back to a payment this old. */
const END_AFTER = DAY_MS;
const AT_ONCE = 100;

/** Asks the provider about payments that are still open here, in case its message was lost. Returns how many were asked about. */
export async function reconcilePayments(now = new Date()): Promise<number> {
  const service = payments;
  if (!service) return 0;
  const open = await db.payment.findMany({
    where: {
      provider: service.name,
      status: { in: LIVE },
      createdAt: { lt: new Date(now.getTime() - ASK_AFTER) },
    },
    orderBy: { updatedAt: "asc" },
    take: AT_ONCE,
  });
  for (const payment of open) {
    try {
      const old = payment.status === "open" && now.getTime() - payment.createdAt.getTime() > END_AFTER;
      if (old) await withdraw(payment);
      else if (payment.providerId) {
        const state = await service.find(payment.providerId);
        await applyPaymentState(payment.id, state, { channel: "system", name: service.label });
      }
    } catch (error) {
      // One that cannot be settled keeps no other from it.
      const expected = error instanceof ProviderFault || error instanceof Refusal;
      log[expected ? "warn" : "error"]({ paymentId: payment.id, err: error }, "payment not reconciled");
    }
    // Whose turn has passed goes to the end of the line, answered or not.
    await db.payment.update({ where: { id: payment.id }, data: { updatedAt: now } });
  }
  return open.length;
}

/** Seconds between two questions about one payment, however often its page is looked at. */
const LOOK_AGAIN = 3;

/**
 * A browser came back from paying this request: the provider is asked at once, for its own word may be late or lost. A provider that
 * does not answer changes nothing: the reconciliation asks again.
 */
export async function askAboutReturned(repairRequestId: string): Promise<void> {
  const service = payments;
  if (!service) return;
  const payment = await db.payment.findFirst({
    where: { provider: service.name, status: { in: LIVE }, invoice: { repairRequestId } },
    select: { id: true, providerId: true },
  });
  if (!payment?.providerId) return;
  const before = new Date(Date.now() - LOOK_AGAIN * 1000);
  const { count } = await db.payment.updateMany({
    where: { id: payment.id, OR: [{ askedAt: null }, { askedAt: { lt: before } }] },
    data: { askedAt: new Date() },
  });
  if (count === 0) return;
  try {
    const state = await service.find(payment.providerId);
    if (state.status === "open") return;
    await applyPaymentState(payment.id, state, { channel: "system", name: service.label });
  } catch (error) {
    const expected = error instanceof ProviderFault || error instanceof Refusal;
    log[expected ? "warn" : "error"]({ paymentId: payment.id, err: error }, "returned payment not asked about");
  }
}

/** So long (milliseconds) what a browser comes back from explains that an invoice is paid. */
const JUST_NOW = 15 * MINUTE;

/** Whether a card payment of the invoice is under way, and whether one succeeded in the last minutes. */
export async function paymentsNow(invoiceId: string): Promise<{ underway: boolean; justPaid: boolean }> {
  const found = await db.payment.findMany({
    where: {
      invoiceId,
      OR: [{ status: { in: LIVE } }, { status: "succeeded", succeededAt: { gt: new Date(Date.now() - JUST_NOW) } }],
    },
    select: { status: true },
  });
  const justPaid = found.some(({ status }) => status === "succeeded");
  return { underway: found.some(({ status }) => status !== "succeeded"), justPaid };
}

/** Notes which card paid, and keeps it for the account where its owner wanted that. Twice changes nothing. Errors: ProviderFault. */
export async function rememberCard({ paymentId }: { paymentId: string }): Promise<void> {
  const payment = await db.payment.findUnique({
    where: { id: paymentId },
    select: { provider: true, providerId: true, invoice: { select: { accountId: true } } },
  });
  if (!payments || !payment?.providerId || payment.provider !== payments.name) return;
  const found = await payments.findCard(payment.providerId);
  if (!found) return;
  const { card, providerMethodId, kept } = found;
  const { accountId } = payment.invoice;
  const method = kept
    ? await db.paymentMethod.upsert({
        where: { providerMethodId },
        create: { ...card, accountId, provider: payments.name, providerMethodId },
        update: { ...card, removedAt: null },
        select: { id: true },
      })
    : null;
  await db.payment.update({
    where: { id: paymentId },
    data: {
      cardBrand: card.brand,
      cardLast4: card.last4,
      ...(method ? { paymentMethodId: method.id } : {}),
    },
  });
}
