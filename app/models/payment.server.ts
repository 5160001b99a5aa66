import { requestScope } from "#app/access/scopes.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/db.server.ts";
import { payments } from "#app/integrations/payments/payments.server.ts";
import { toCents } from "#app/models/money.ts";
import { findPayable, takeLivePayment } from "#app/models/payment/live.server.ts";
import { openAtProvider, withdraw } from "#app/models/payment/provider.server.ts";
import type { SavedCard, StartedPayment } from "#app/models/payment.ts";
import { Refusal } from "#app/refusal.ts";

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
      provider: opened.provider as StartedPayment["provider"],
      publishableKey: payments?.publishableKey ?? null,
    };
  }
  throw new Refusal(409, "This invoice is being paid in another window. Please wait a moment.", {
    title: "Payment Error",
  });
}

/**
 * The cards on file of the viewer's account, or of the account of a request within the viewer's scope. Newest first.
 * Empty where neither is found.
 */
export async function listPaymentMethods(
  viewer: Viewer,
  { repairRequestId }: { repairRequestId?: string } = {},
): Promise<SavedCard[]> {
  const accountId = await accountOf(viewer, repairRequestId);
  if (!accountId) return [];
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

async function accountOf(viewer: Viewer, repairRequestId?: string) {
  if (repairRequestId === undefined) return viewer.user?.accountId ?? viewer.codeUser?.accountId ?? null;
  if (!isUuid(repairRequestId)) return null;
  const request = await db.repairRequest.findFirst({
    where: { AND: [{ id: repairRequestId }, requestScope(viewer)] },
    select: { accountId: true },
  });
  return request?.accountId ?? null;
}
