import { randomUUID } from "node:crypto";
import { invoiceScope } from "#app/access/scopes.server.ts";
import { isUuid, systemViewer, type Viewer } from "#app/access/viewer.server.ts";
import { LIVE } from "#app/payments/payment.ts";
import { payments } from "#app/payments/providers/payments.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";
import { carOfInvoice, carOnInvoice } from "#app/repair/invoice-row.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";

/** `guest`: on the provider's page, which then knows of no card on file. */
export type Way = "card" | "checkout" | "guest";
export type Payable = Awaited<ReturnType<typeof findPayable>>;
export type PaymentRow = Prisma.PaymentGetPayload<object>;

/** In cents: what card processors take at once. */
const MOST_BY_CARD = 99_999_999;

/** The invoice within the viewer's scope, with what a payment of it needs. Errors: 404. */
export async function findPayable(viewer: Viewer, invoiceId: string) {
  if (!isUuid(invoiceId)) throw notFound("This invoice");
  const invoice = await db.invoice.findFirst({
    where: { AND: [{ id: invoiceId }, invoiceScope(viewer)] },
    select: {
      id: true,
      repairRequestId: true,
      accountId: true,
      account: { select: { providerCustomerId: true } },
      car: true,
      repairRequest: { select: { vehicle: carOnInvoice } },
    },
  });
  if (!invoice) throw notFound("This invoice");
  const { account, id, repairRequestId, accountId } = invoice;
  return {
    id,
    repairRequestId,
    accountId,
    customerId: account.providerCustomerId,
    description: `Repair of ${vehicleTitle(carOfInvoice(invoice))}`,
  };
}

/**
 * The one live payment of the invoice for what is outstanding now, made if there is none. `stale` is a live one for another
 * amount or way: it has to end before a new one may begin.
 * Errors: 409 when it is paid, nothing is due, a payment is under way, or another amount was asked for.
 */
export function takeLivePayment(invoice: Payable, way: Way, amountCents: number | undefined) {
  return changeRequest(openingFor(invoice.repairRequestId), invoice.repairRequestId, async (tx, request) => {
    const row = await tx.invoice.findUniqueOrThrow({ where: { id: invoice.id } });
    const due = toCents(row.outstandingBalance);
    refuseCancelled(request, TITLE);
    refuseUnpayable(row.status, due, amountCents);
    const live = await tx.payment.findFirst({ where: { invoiceId: invoice.id, status: { in: LIVE } } });
    if (live?.status === "processing") {
      throw new Refusal(409, "A payment of this invoice is being processed. Please wait a moment.", TITLE);
    }
    if (live && fits(live, way, due)) return { payment: live };
    if (live) return { stale: live };
    const id = randomUUID();
    const payment = await tx.payment.create({
      data: {
        id,
        invoiceId: invoice.id,
        amount: row.outstandingBalance,
        provider: providerName(),
        idempotencyKey: `${way}-${id}`,
        ...(payments ? {} : { clientSecret: `simulated_${id}_secret_${randomUUID()}` }),
      },
    });
    return { payment };
  });
}

const TITLE = { title: "Payment Error" };

/** Nobody pays for a repair that was called off. Errors: 409. */
export function refuseCancelled({ status }: { status: RequestStatus }, title: { title: string }): void {
  if (status === "Cancelled") throw new Refusal(409, "This repair was cancelled: nothing is due.", title);
}

function refuseUnpayable(status: InvoiceStatus, due: number, asked: number | undefined) {
  if (status === "Paid") throw new Refusal(409, "This invoice is already paid.", TITLE);
  if (status !== "Unpaid" || due <= 0) throw new Refusal(409, "Nothing is due on this invoice.", TITLE);
  if (due > MOST_BY_CARD) {
    const sentence = `A card pays ${formatMoney(MOST_BY_CARD)} at most, and ${formatMoney(due)} is due. Please pay a part of it at the shop first.`;
    throw new Refusal(409, sentence, TITLE);
  }
  if (asked !== undefined && asked !== due) {
    throw new Refusal(409, `The amount due is ${formatMoney(due)} now. Check it and pay again.`, TITLE);
  }
}

function fits(payment: PaymentRow, way: Way, due: number) {
  return (
    payment.provider === providerName() &&
    toCents(payment.amount) === due &&
    payment.idempotencyKey.startsWith(`${way}-`)
  );
}

export function providerName() {
  return payments ? payments.name : "simulated";
}

/** Whoever found the invoice may pay it, also where the request itself is outside of their scope: it opens just this one. */
export function openingFor(repairRequestId: string, viewer: Viewer = systemViewer("system", "Payments")): Viewer {
  return { ...viewer, repairCode: { code: "", repairRequestId } };
}
