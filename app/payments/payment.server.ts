import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, ownsCardsOf, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { findPayable, takeLivePayment } from "#app/payments/live.server.ts";
import type { SavedCard, StartedPayment } from "#app/payments/payment.ts";
import { asking, checkoutAtProvider, openAtProvider, withdraw } from "#app/payments/provider.server.ts";
import type { PaymentService } from "#app/payments/providers/payment-service.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";

/** An older payment may have to end first, and another browser may be doing the same. */
const MOST_ROUNDS = 4;

/**
 * Starts to pay an invoice, or goes on with the payment that was started: there is one live payment per invoice, for the
 * server's outstanding balance. `amountCents` is what the payer saw.
 * Errors: 404; 409 paid, nothing due, under way, or another amount; 502 when the provider cannot be reached.
 */
export async function startPayment(
  viewer: Viewer,
  { invoiceId, amountCents }: { invoiceId: string; amountCents?: number },
): Promise<StartedPayment> {
  const invoice = await findPayable(viewer, invoiceId);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { payment, stale } = await takeLivePayment(invoice, "card", amountCents);
    if (stale) {
      await withdraw(stale);
      continue;
    }
    const opened = payments ? await openAtProvider(payments, invoice, payment) : payment;
    if (!opened?.clientSecret) continue;
    return {
      paymentId: opened.id,
      invoiceId,
      clientSecret: opened.clientSecret,
      amount: toCents(opened.amount),
      provider: opened.provider,
      publishableKey: payments?.publishableKey ?? null,
      cardsSecret:
        payments && ownsCardsOf(viewer, invoice.accountId) ? await cardsSecretOf(payments, invoice.accountId) : null,
    };
  }
  throw new Refusal(409, "This invoice is being paid in another window. Please wait a moment.", {
    title: "Payment Error",
  });
}

/** Paying works without the cards on file too: a fault here keeps nobody from it. */
async function cardsSecretOf(service: PaymentService, accountId: string): Promise<string | null> {
  const account = await db.account.findUnique({ where: { id: accountId }, select: { providerCustomerId: true } });
  if (!account?.providerCustomerId) return null;
  return service.openCardsOf(account.providerCustomerId).catch((error: unknown) => {
    if (error instanceof ProviderFault) return null;
    throw error;
  });
}

/**
 * Starts to pay on a page of the provider's own, for browsers without scripts. Returns its address. Whoever does not
 * own the account's cards gets a page without them, and never the address of one that was opened with them.
 * Errors: as startPayment; 409 where payments are simulated.
 */
export async function startCheckout(
  viewer: Viewer,
  { invoiceId, amountCents, returnUrl, cancelUrl }: Checkout,
): Promise<string> {
  const invoice = await findPayable(viewer, invoiceId);
  const service = payments;
  if (!service) throw new Refusal(409, "Payments are simulated here.", { title: "Payment Error" });
  const way = ownsCardsOf(viewer, invoice.accountId) ? "checkout" : "guest";
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { payment, stale } = await takeLivePayment(invoice, way, amountCents);
    if (stale) {
      await withdraw(stale);
      continue;
    }
    const url = await checkoutAtProvider(service, invoice, payment, { returnUrl, cancelUrl, guest: way === "guest" });
    if (url) return url;
  }
  throw new Refusal(409, "This invoice is being paid in another window. Please wait a moment.", {
    title: "Payment Error",
  });
}

type Checkout = { invoiceId: string; amountCents?: number; returnUrl: string; cancelUrl: string };

/**
 * The cards on file of the viewer's account, or of the account of a request within the viewer's scope. Newest first.
 * Empty where neither is found, and for whoever does not own them: staff, and who proved no more than that they hold a link.
 */
export async function listPaymentMethods(
  viewer: Viewer,
  { repairRequestId }: { repairRequestId?: string } = {},
): Promise<SavedCard[]> {
  const accountId = await accountOf(viewer, repairRequestId);
  if (!accountId || !ownsCardsOf(viewer, accountId)) return [];
  const rows = await db.paymentMethod.findMany({
    where: { accountId, removedAt: null, provider: payments ? payments.name : "simulated" },
    orderBy: { createdAt: "desc" },
  });
  return rows.map((row) => ({
    // The provider's script asks for the provider's id.
    id: payments ? row.providerMethodId : row.id,
    card: { brand: row.brand, last4: row.last4, exp_month: row.expMonth, exp_year: row.expYear },
  }));
}

/**
 * Forgets a card on file of the viewer's own account, at the provider first. Twice is once. The id is ours or the provider's, as the
 * list gives it. Errors: 401; 404; 502 the provider cannot be reached.
 */
export async function removePaymentMethod(viewer: Viewer, id: string): Promise<void> {
  requireSignedIn(viewer);
  const card = await db.paymentMethod.findFirst({
    where: { accountId: viewer.user.accountId, ...(isUuid(id) ? { id } : { providerMethodId: id }) },
  });
  if (!card) throw notFound("This card");
  if (card.removedAt) return;
  if (payments && card.provider === payments.name)
    await asking(() => payments?.removeCard(card.providerMethodId) ?? Promise.resolve());
  await db.paymentMethod.update({ where: { id: card.id }, data: { removedAt: new Date() } });
}

async function accountOf(viewer: Viewer, repairRequestId?: string) {
  if (repairRequestId === undefined) return viewer.user?.accountId ?? viewer.codeUser?.accountId ?? null;
  if (!isUuid(repairRequestId)) return null;
  const request = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { accountId: true },
  });
  return request?.accountId ?? null;
}
