import { recordAudit } from "#app/access/audit.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { adminsOf, notify, shopSideOf } from "#app/messages/notification.server.ts";
import type { PaymentRow } from "#app/payments/live.server.ts";
import { isSettled } from "#app/payments/payment.ts";
import type { PaymentState } from "#app/payments/providers/payment-service.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { fieldIn, isRecord } from "#app/platform/known.ts";
import { toCents } from "#app/platform/money.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

/** What every payment is asked for in. */
export const CURRENCY = "usd";

/** What the customer reads on the status page until somebody has looked. */
const HELD = "A payment does not match what was asked for. We are looking into it: please do not pay again.";

type Change = Partial<PaymentState>;

/**
 * What a provider's word says instead of what was asked, in a sentence; null where it fits, or is not about money. Money that
 * came in must be the payment's whole sum in its currency, and no more goes back than came. A dispute of a booked payment may
 * be about a part of it.
 */
export function findMismatch(payment: PaymentRow, change: Change): string | null {
  const refunded = change.refunded ?? 0;
  const disputed = change.dispute !== undefined && change.dispute !== "none";
  if (change.status !== "succeeded" && refunded === 0 && !disputed) return null;
  const asked = toCents(payment.amount);
  const sameCurrency = change.currency === CURRENCY;
  if (sameCurrency && refunded <= asked) {
    if (change.received === asked) return null;
    if (disputed && refunded === 0 && change.status !== "succeeded" && isSettled(payment.status)) return null;
  }
  const said = refunded > asked ? refunded : change.received;
  const sum = said === undefined ? "no sum" : formatSum(said, change.currency ?? null);
  return `${sum}${refunded > asked ? " refunded" : ""} where ${formatMoney(asked)} was asked`;
}

type Told = { tx: Transaction; viewer: Viewer; request: LockedRequest; payment: PaymentRow };

/**
 * Books nothing: the payment is held, so that nobody pays twice, the request is flagged, the shop and every admin are told, and
 * both records keep it, once for each such word. A held payment that was given back whole has ended.
 */
export async function noteMismatch(
  { tx, viewer, request, payment }: Told,
  change: Change,
  mismatch: string,
): Promise<void> {
  const { received = null, refunded = 0, currency = null } = change;
  if (await sawMismatch(tx, request.id, payment.id, { received, refunded, currency })) return;
  const returned = received !== null && received > 0 && refunded >= received;
  if (!isSettled(payment.status)) {
    const status = returned ? "cancelled" : "processing";
    await tx.payment.update({ where: { id: payment.id }, data: { status, failureMessage: HELD } });
  }
  if (returned && !isSettled(payment.status)) await releaseHeld(tx, request.id);
  else {
    const data = { needsAdvisor: true, needsAdvisorReason: HELD };
    await tx.repairRequest.update({ where: { id: request.id }, data });
  }
  const summary = `${viewer.name} reports ${mismatch}: nothing was booked`;
  const detail = { mismatch: { received, refunded, currency, asked: toCents(payment.amount) } };
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "payment",
    summary,
    details: { paymentId: payment.id, ...detail },
  });
  await notify(tx, [...(await adminsOf(tx)), ...(await shopSideOf(tx, request))], {
    kind: "payment",
    title: "A payment does not match",
    body: `${summary}. Look at it at ${viewer.name} before anybody pays again.`,
    href: `/dashboard/repair-requests/${request.id}`,
    repairRequestId: request.id,
  });
  await recordAudit(tx, viewer, {
    kind: "payment_mismatch",
    subject: { type: "payment", id: payment.id, name: payment.providerId ?? payment.id },
    summary,
    detail,
  });
}

/** What a provider reported that was not asked for. Cents. */
type Reported = { received: number | null; refunded: number; currency: string | null };

/** Whether this very word about other money than was asked stands in the record of the request already. */
async function sawMismatch(
  tx: Transaction,
  repairRequestId: string,
  paymentId: string,
  { received, refunded, currency }: Reported,
): Promise<boolean> {
  const rows = await tx.historyEvent.findMany({
    where: { repairRequestId, kind: "payment", data: { path: ["paymentId"], equals: paymentId } },
    select: { data: true },
  });
  return rows.some(({ data }) => {
    const told = fieldIn(data, "mismatch");
    return isRecord(told) && told.received === received && told.refunded === refunded && told.currency === currency;
  });
}

/** Takes the flag back once the right sum came in, or the wrong one has gone back. */
export async function releaseHeld(tx: Transaction, repairRequestId: string): Promise<void> {
  await tx.repairRequest.updateMany({
    where: { id: repairRequestId, needsAdvisorReason: HELD },
    data: { needsAdvisor: false, needsAdvisorReason: null },
  });
}

/** The smallest unit of any currency as a sum; what is no currency stays a bare figure. */
function formatSum(units: number, currency: string | null): string {
  if (!currency || !/^[a-z]{3}$/i.test(currency)) return `${units}`;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
