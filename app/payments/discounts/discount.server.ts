import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { discountRows, toDiscounts } from "#app/payments/discounts/given.ts";
import { isRepeat } from "#app/payments/idempotency.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { writeBalance } from "#app/payments/ledger.server.ts";
import type { DiscountInvoice, TakeDiscountBack } from "#app/payments/ledger.ts";
import { openingFor, refuseCancelled } from "#app/payments/live.server.ts";
import { booksVersion, refuseOvertaken, refuseTakenBack } from "#app/payments/overtaken.server.ts";
import { LIVE } from "#app/payments/payment.ts";
import { endOpenPayment } from "#app/payments/provider.server.ts";
import { queueDiscount } from "#app/payments/receipt.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatMoney } from "#app/platform/format.ts";
import { toCents, toDecimal } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";

const NO_DISCOUNT = { title: "No discount" };
const NOT_BACK = { title: "Not taken back" };

/**
 * Takes something off an invoice that is not paid yet, after all else, with the reason on the invoice and in the record, and tells the
 * customer, who knows of more. The same key twice is one discount.
 * Errors: 401; 403 for drivers and technicians; 404; 409 when it is not less than what is due, or after what was not seen.
 */
export async function discountInvoice(viewer: Viewer, invoiceId: string, input: DiscountInvoice): Promise<Invoice> {
  requireMay(viewer, "invoices.refund");
  const { repairRequestId, outstandingBalance } = await findInvoice(viewer, invoiceId);
  // What is going to be refused ends nobody's card form.
  if (input.amount < outstandingBalance) await endOpenPayment(invoiceId);
  await changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    const { amount, reason, key } = input;
    const entries = { invoiceId, amount, reason };
    if (await isRepeat(tx, { repairRequestId, name: "discountKey", key, entries, ...NO_DISCOUNT })) return;
    const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
    const due = toCents(invoice.outstandingBalance);
    await refuseOvertaken(tx, invoiceId, input);
    if (invoice.status === "Void" || due === 0) throw new Refusal(409, "Nothing is due on this invoice.", NO_DISCOUNT);
    if (amount >= due) {
      const sentence = `${formatMoney(due)} is due: take off less, or void the invoice.`;
      throw new Refusal(409, sentence, { ...NO_DISCOUNT, field: "amount" });
    }
    await writeDiscount(tx, viewer, request, {
      invoiceId,
      by: amount,
      discountReason: [invoice.discountReason, reason].filter(Boolean).join("; "),
      summary: `Discount of ${formatMoney(amount)} by ${viewer.name}: ${reason}`,
      details: { ...entries, discountKey: key },
    });
    await queueDiscount(tx, { request, invoiceId, amount, key: `discount:${key}` });
  });
  return findInvoice(viewer, invoiceId);
}

/**
 * Takes a discount back that was typed wrong, by an entry of its own: what it took off is owed again, and the customer is told. The same press twice is
 * once. What was paid in full was paid at that price: nothing becomes due on it, perhaps beyond its day, because of a typing error.
 * Errors: 401; 403 for drivers and technicians; 404; 409 where nothing is due, a payment is under way, it was taken back for another reason, or after what was not seen.
 */
export async function takeDiscountBack(viewer: Viewer, invoiceId: string, input: TakeDiscountBack): Promise<Invoice> {
  requireMay(viewer, "invoices.refund");
  const { repairRequestId, outstandingBalance } = await findInvoice(viewer, invoiceId);
  // A card form that is open asks for too little; of a paid bill there is none.
  if (outstandingBalance > 0 && (await mayGoBack(repairRequestId, invoiceId, input))) await endOpenPayment(invoiceId);
  await changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    const given = await listDiscounts({ repairRequestId, invoiceId }, tx);
    const found = given.find(({ id }) => id === input.discount);
    if (!found) throw notFound("This discount");
    if (found.back) return refuseTakenBack("This discount", found.back, viewer.user.id, input.reason);
    await refuseOvertaken(tx, invoiceId, input);
    refuseCancelled(request, NOT_BACK);
    await refuseSettled(tx, invoiceId);
    const { amount } = found;
    const others = given.filter(({ id, back }) => id !== found.id && !back);
    await writeDiscount(tx, viewer, request, {
      invoiceId,
      by: -amount,
      discountReason: others.map(({ reason }) => reason).join("; ") || null,
      summary: `Discount of ${formatMoney(amount)} was typed wrong, taken back by ${viewer.name}: ${input.reason}`,
      details: { invoiceId, amount: -amount, reason: input.reason, takenBack: found.id },
    });
    await queueDiscount(tx, { request, invoiceId, amount: -amount, key: `discount_back:${found.id}` });
  });
  return findInvoice(viewer, invoiceId);
}

async function mayGoBack(repairRequestId: string, invoiceId: string, { discount }: TakeDiscountBack) {
  const given = await listDiscounts({ repairRequestId, invoiceId });
  return given.some(({ id, back }) => id === discount && !back);
}

/** Errors: 409 where nothing is due, or somebody is paying what was due until now. */
async function refuseSettled(tx: Transaction, invoiceId: string) {
  const { status, outstandingBalance } = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
  if (status === "Void") throw new Refusal(409, "This invoice is void: nothing is due on it.", NOT_BACK);
  if (toCents(outstandingBalance) === 0) throw new Refusal(409, PAID, NOT_BACK);
  if ((await tx.payment.count({ where: { invoiceId, status: { in: LIVE } } })) > 0) {
    throw new Refusal(409, "A payment of this invoice is under way. Please try again in a moment.", NOT_BACK);
  }
}

const PAID =
  "This invoice is paid at the price with this discount, so the discount stays. Where a payment was a wrong entry too, take that back first.";

type Change = {
  invoiceId: string;
  /** Cents that are taken off; negative where they are owed again. */
  by: number;
  discountReason: string | null;
  summary: string;
  details: Record<string, string | number>;
};

async function writeDiscount(tx: Transaction, viewer: Viewer, request: LockedRequest, change: Change) {
  const { invoiceId, by, discountReason, summary, details } = change;
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
  const total = toCents(invoice.totalAmount);
  await tx.invoice.update({
    where: { id: invoiceId },
    data: {
      discount: toDecimal(toCents(invoice.discount) + by),
      discountReason,
      totalAmount: toDecimal(total - by),
      outstandingBalance: toDecimal(toCents(invoice.outstandingBalance) - by),
    },
  });
  await writeBalance(tx, invoiceId);
  await appendHistory(tx, viewer, {
    repairRequestId: request.id,
    kind: "invoice_changed",
    summary,
    details,
    totalBefore: total,
    totalAfter: total - by,
  });
}

/** The caller has looked whether the viewer may see the invoice. */
async function listDiscounts(
  { repairRequestId, invoiceId }: { repairRequestId: string; invoiceId: string },
  tx: Pick<Transaction, "historyEvent"> = db,
) {
  const { where, ...rest } = discountRows(invoiceId);
  return toDiscounts(await tx.historyEvent.findMany({ where: { repairRequestId, ...where }, ...rest }));
}

/** The discount that a form is about. Errors: 401, 403, 404. */
export async function findDiscount(viewer: Viewer, invoiceId: string, id: string) {
  requireMay(viewer, "invoices.refund");
  const version = await booksVersion(db, invoiceId);
  const { invoice, discounts } = await findInvoiceDocument(viewer, invoiceId);
  const discount = discounts.find((one) => one.id === id);
  if (!discount) throw notFound("This discount");
  return { number: invoice.number, outstandingBalance: invoice.outstandingBalance, discount, version };
}
