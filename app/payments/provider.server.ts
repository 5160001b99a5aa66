import { noteRefusal } from "#app/messages/refusals.server.ts";
import type { Payable, PaymentRow } from "#app/payments/live.server.ts";
import { LIVE } from "#app/payments/payment.ts";
import type { PaymentService } from "#app/payments/providers/payment-service.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { applyPaymentState } from "#app/payments/state.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import * as messages from "#app/platform/messages.ts";
import { toCents } from "#app/platform/money.ts";
import { ProviderFault } from "#app/platform/provider-fault.ts";
import { Refusal } from "#app/platform/refusal.ts";

/**
 * Opens the payment at the provider, or looks how an open one stands there. Null when it is no longer open: it was paid or
 * ended meanwhile. Errors: 502.
 */
export async function openAtProvider(
  service: PaymentService,
  invoice: Payable,
  payment: PaymentRow,
): Promise<PaymentRow | null> {
  if (payment.providerId) return lookAt(service, payment);
  const created = await opening(invoice, payment, async () =>
    service.createPayment(await newPayment(service, invoice, payment)),
  );
  return keepOpened(service, payment, created.providerId, { clientSecret: created.clientSecret });
}

/** The same on a page of the provider's own. Returns its address, or null when the payment is no longer open. Errors: 502. */
export async function checkoutAtProvider(
  service: PaymentService,
  invoice: Payable,
  payment: PaymentRow,
  { guest, ...addresses }: { returnUrl: string; cancelUrl: string; guest: boolean },
): Promise<string | null> {
  if (payment.providerId) return (await lookAt(service, payment))?.checkoutUrl ?? null;
  const made = await opening(invoice, payment, async () =>
    service.createCheckout({
      ...describe(invoice, payment),
      ...addresses,
      customerId: guest ? null : await customerOf(service, invoice, payment),
    }),
  );
  const opened = await keepOpened(service, payment, made.providerId, { checkoutUrl: made.url });
  return opened ? made.url : null;
}

/** What the provider is told of a payment. The key makes a repeated call the same call. */
export async function newPayment(service: PaymentService, invoice: Payable, payment: PaymentRow) {
  return { ...describe(invoice, payment), customerId: await customerOf(service, invoice, payment) };
}

function describe(invoice: Payable, payment: PaymentRow) {
  return {
    paymentId: payment.id,
    invoiceId: invoice.id,
    amount: toCents(payment.amount),
    description: invoice.description,
    idempotencyKey: payment.idempotencyKey,
  };
}

/** Notes the provider's id, unless the payment ended while the provider was asked: then it ends there too. */
export async function keepOpened(
  service: PaymentService,
  payment: PaymentRow,
  providerId: string,
  details: { clientSecret?: string; checkoutUrl?: string },
): Promise<PaymentRow | null> {
  const { count } = await db.payment.updateMany({
    where: { id: payment.id, status: { in: LIVE } },
    data: { providerId, ...details },
  });
  if (count > 0) return { ...payment, providerId, ...details };
  const state = await asking(() => service.cancel(providerId));
  await applyPaymentState(payment.id, state, { channel: "system", name: service.label });
  return null;
}

async function lookAt(service: PaymentService, payment: PaymentRow) {
  const { providerId } = payment;
  if (!providerId) return payment;
  const state = await asking(() => service.find(providerId));
  if (state.status === "open") return payment;
  await applyPaymentState(payment.id, state, { channel: "system", name: service.label });
  return null;
}

/** Ends a live payment that no longer fits. Money that came in meanwhile is booked instead. Errors: 502. */
export async function withdraw(payment: PaymentRow): Promise<void> {
  const ended = { status: "cancelled" as const };
  const service = serviceOf(payment);
  const { providerId } = payment;
  const state = service && providerId ? await asking(() => service.cancel(providerId)) : ended;
  await applyPaymentState(payment.id, state, { channel: "system", name: service?.label ?? "Payments" });
}

/** Ends the card payment that is open on an invoice. Errors: 502. */
export async function endOpenPayment(invoiceId: string): Promise<void> {
  const open = await db.payment.findFirst({ where: { invoiceId, status: "open" } });
  if (open) await withdraw(open);
}

/** A card form that is still open asks for too much now. What cannot be ended is the reconciliation's. */
export function endOutdatedPayment(invoiceId: string): Promise<void> {
  return endOpenPayment(invoiceId).catch((err: unknown) => log.warn({ err, invoiceId }, "payment not ended"));
}

/** Where a payment was made; null without its keys, and for simulated ones. */
export function serviceOf({ provider }: { provider: string }): PaymentService | null {
  return payments?.name === provider ? payments : null;
}

/**
 * As asking. Where the answer to the payment's key stands, the payment ends, and the next try is another one: nobody was given
 * what is needed to pay it. Errors: 502.
 */
function opening<Result>(invoice: Payable, payment: PaymentRow, question: () => Promise<Result>): Promise<Result> {
  return asking(async () => {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof ProviderFault && error.settled)) throw error;
      await db.payment.updateMany({
        where: { id: payment.id, status: "open", providerId: null },
        data: { status: "cancelled" },
      });
      // The customer is all that a new payment names.
      if (error.missing) await forgetCustomer(invoice);
      throw error;
    }
  });
}

function forgetCustomer({ accountId, customerId }: Payable) {
  return db.account.updateMany({
    where: { id: accountId, providerCustomerId: customerId },
    data: { providerCustomerId: null },
  });
}

async function customerOf(service: PaymentService, invoice: Payable, payment: PaymentRow) {
  if (invoice.customerId) return invoice.customerId;
  const { accountId } = invoice;
  const customerId = await service.createCustomer({ accountId, idempotencyKey: `customer-${payment.id}` });
  const { count } = await db.account.updateMany({
    where: { id: accountId, providerCustomerId: null },
    data: { providerCustomerId: customerId },
  });
  if (count > 0) return customerId;
  // Another payment of the account was quicker.
  const account = await db.account.findUnique({ where: { id: accountId }, select: { providerCustomerId: true } });
  return account?.providerCustomerId ?? customerId;
}

/** Errors of the provider as what the customer is told. */
export async function asking<Result>(question: () => Promise<Result>): Promise<Result> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ provider: error.provider, code: error.code }, "payment provider");
    await noteRefusal(error);
    const { title, description } = messages.payment.initFailed;
    throw new Refusal(502, error.shown ?? description, { title });
  }
}
