import { tellCustomers } from "#app/messages/customers/tell.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { carOfInvoice, carOnInvoice } from "#app/repair/invoice-row.server.ts";
import { readSettings } from "#app/shop/settings.server.ts";

type Paid = {
  request: { id: string; accountId: string };
  invoiceId: string;
  /** Cents, and how they came: "by visa ending in 4242". */
  amount: number;
  way: string;
  /** Names the payment: one receipt each. */
  key: string;
};

/** The receipt of a payment goes to the customer by the way they chose; by e-mail with the document. */
export async function queueReceipt(tx: Transaction, { request, invoiceId, amount, way, key }: Paid): Promise<void> {
  const { companyName: company, invoiceNote } = await readSettings(tx);
  const invoice = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: {
      ...{ number: true, totalAmount: true, outstandingBalance: true, settlement: true, car: true },
      repairRequest: { select: { vehicle: carOnInvoice } },
    },
  });
  const vehicle = vehicleTitle(carOfInvoice(invoice));
  const left = toCents(invoice.outstandingBalance);
  const fee = invoice.settlement === "fee";
  const sum = `${formatMoney(amount)}${fee ? ", our fee" : ""}`;
  const rest = left > 0 ? ` ${formatMoney(left)} is left.` : "";
  const change = { repairRequestId: request.id, accountId: request.accountId };
  await tellCustomers(tx, change, { about: "receipt", kind: "receipt", key }, ({ link }) => ({
    text: `${company}: Thank you, we received ${sum} for your ${vehicle} (${invoice.number}).${rest} Receipt: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Receipt: ${formatMoney(amount)} for your ${vehicle}`,
      lines: [
        `Thank you. We received ${formatMoney(amount)}${way}.${fee ? " It is our fee; the shop is paid at the shop." : ""}`,
        ...(invoiceNote ? [invoiceNote] : []),
      ],
      facts: [
        ["Invoice", invoice.number],
        ["Total", formatMoney(toCents(invoice.totalAmount))],
        ["Paid now", formatMoney(amount)],
        ["Left to pay", formatMoney(left)],
      ],
      action: { label: "See your repair", url: link },
      attachments: [{ kind: "invoice", id: invoiceId }],
    },
  }));
}
