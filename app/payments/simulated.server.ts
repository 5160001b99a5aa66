import { isUuid, ownsCardsOf, type Viewer } from "#app/access/viewer.server.ts";
import { findPayable, openingFor } from "#app/payments/live.server.ts";
import { CURRENCY } from "#app/payments/mismatch.server.ts";
import { type CardForm, isSettled } from "#app/payments/payment.ts";
import type { Card } from "#app/payments/providers/payment-service.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { chargeSimulatedCard, disputesLater } from "#app/payments/providers/simulated-cards.ts";
import { type Receipt, settlePayment } from "#app/payments/settle.server.ts";
import { applyIn } from "#app/payments/state.server.ts";
import { daysAfter } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

/** What a bank gives a shop for its answer. */
const DISPUTE_DAYS = 9;

type Confirmation = {
  paymentId: string;
  /** A new card, or the id of a card on file. */
  card?: CardForm;
  paymentMethodId?: string;
};

/**
 * Charges a simulated card for a payment that was started, and books it. Confirming a payment twice books it once.
 * Errors: 404; 409 when the amount changed meanwhile or the payment has ended; 422 with the bank's words when declined.
 */
export async function confirmSimulatedPayment(viewer: Viewer, confirmation: Confirmation): Promise<void> {
  if (payments) throw notFound("The simulated card processor");
  const payment = await findPayment(viewer, confirmation.paymentId);
  if (!confirmation.card && !ownsCardsOf(viewer, payment.invoice.accountId)) throw methodRequired();
  const { repairRequestId } = payment.invoice;
  const { card } = confirmation;
  // A decline is kept, so it must not undo the transaction that keeps it.
  const declined = await changeRequest(
    openingFor(repairRequestId, viewer),
    repairRequestId,
    async (tx, request): Promise<string | null> => {
      const current = await tx.payment.findUniqueOrThrow({ where: { id: payment.id }, include: { invoice: true } });
      if (isSettled(current.status)) return null;
      if (current.status !== "open" || !current.amount.equals(current.invoice.outstandingBalance)) {
        throw new Refusal(409, "The amount due has changed. Check it and pay again.", { title: "Payment Failed" });
      }
      const charged = await charge(tx, current.invoice.accountId, confirmation);
      if ("declined" in charged) {
        await tx.payment.update({ where: { id: payment.id }, data: { failureMessage: charged.declined } });
        return charged.declined;
      }
      await settlePayment(tx, viewer, request, payment.id, charged);
      if (card && disputesLater(card.number)) {
        const disputeOf = {
          id: `simulated_${payment.id}`,
          dueAt: daysAfter(DISPUTE_DAYS),
          answered: false,
        };
        const word = { dispute: "open", disputeOf, received: toCents(current.amount), currency: CURRENCY } as const;
        await applyIn({ tx, viewer, request, paymentId: payment.id }, word, {});
      }
      return null;
    },
  );
  if (declined) throw new Refusal(422, declined, { title: "Payment Failed" });
}

async function findPayment(viewer: Viewer, paymentId: string) {
  if (!isUuid(paymentId)) throw notFound("This payment");
  const payment = await db.payment.findFirst({
    where: { id: paymentId, provider: "simulated" },
    include: { invoice: true },
  });
  if (!payment) throw notFound("This payment");
  await findPayable(viewer, payment.invoiceId);
  return payment;
}

async function charge(
  tx: Transaction,
  accountId: string,
  { card, paymentMethodId }: Confirmation,
): Promise<Receipt | { declined: string }> {
  if (!card) return chargeSavedCard(tx, accountId, paymentMethodId);
  const answer = chargeSimulatedCard(card);
  if ("declined" in answer) return answer;
  if (!card.saveCard) return { card: answer.card };
  return { card: answer.card, paymentMethodId: await keepCard(tx, accountId, answer.card) };
}

async function chargeSavedCard(tx: Transaction, accountId: string, id?: string): Promise<Receipt> {
  const saved = isUuid(id)
    ? await tx.paymentMethod.findFirst({ where: { id, accountId, provider: "simulated", removedAt: null } })
    : null;
  if (!saved) throw methodRequired();
  return { card: saved, paymentMethodId: saved.id };
}

function methodRequired() {
  return new Refusal(400, "Payment Method Required", { title: "Payment Failed" });
}

/** Brand and last four digits: the number itself is nowhere kept. */
async function keepCard(tx: Transaction, accountId: string, card: Card) {
  const providerMethodId = `simulated_${accountId}_${card.brand}_${card.last4}_${card.expMonth}_${card.expYear}`;
  const row = await tx.paymentMethod.upsert({
    where: { providerMethodId },
    create: { ...card, accountId, provider: "simulated", providerMethodId },
    update: { removedAt: null },
    select: { id: true },
  });
  return row.id;
}
