import { isUuid } from "#app/access/viewer.server.ts";
import type { PaymentEvent, PaymentService } from "#app/payments/providers/payment-service.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Applies a signed event once and keeps it, in one transaction. Whatever is said twice, late or in another order changes
 * nothing more; what speaks of no payment of ours, or of another sum than was asked, is kept unapplied.
 */
export async function receivePaymentEvent(service: PaymentService, event: PaymentEvent): Promise<void> {
  if (await db.providerEvent.findUnique({ where: { id: event.id }, select: { id: true } })) return;
  const payment = event.change ? await findPaymentOf(service, event) : null;
  try {
    if (!payment || !event.change) {
      await keep(db, service, event, { error: event.change ? "no such payment" : null });
      return;
    }
    const source = { channel: "webhook", name: service.label, occurredAt: event.occurredAt } as const;
    await applyPaymentState(payment.id, event.change, source, (tx, mismatch) =>
      keep(tx, service, event, mismatch ? { error: mismatch } : { appliedAt: new Date() }),
    );
  } catch (error) {
    // Delivered twice at one moment: the other one was kept, with what it changed.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    log.info({ event: event.id }, "event delivered twice at once");
  }
}

function findPaymentOf(service: PaymentService, { paymentId, providerId }: PaymentEvent) {
  // The company's account may serve other shops, whose payments have names of their own.
  const names = [...(isUuid(paymentId) ? [{ id: paymentId }] : []), ...(providerId ? [{ providerId }] : [])];
  if (names.length === 0) return null;
  return db.payment.findFirst({ where: { provider: service.name, OR: names }, select: { id: true } });
}

function keep(
  tx: Transaction | typeof db,
  service: PaymentService,
  { id, type, occurredAt, paymentId, providerId, change }: PaymentEvent,
  outcome: { appliedAt?: Date; error?: string | null },
) {
  const payload = { paymentId, providerId, change };
  return tx.providerEvent.create({ data: { id, provider: service.name, type, occurredAt, payload, ...outcome } });
}
