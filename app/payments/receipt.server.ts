import { tellCustomers } from "#app/messages/customers/tell-customers.server.ts";
import { notifyDrivers } from "#app/messages/notification.server.ts";
import { METHOD_WORDS, type Method } from "#app/payments/ledger.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { carOfInvoice, carOnInvoice } from "#app/repair/invoice-row.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSettings } from "#app/shop/settings/settings.server.ts";

type Paid = {
  request: { id: string; accountId: string };
  invoiceId: string;
  /** Cents, and how they came: "by visa ending in 4242". */
  amount: number;
  way: string;
  /** Names the payment: one receipt each. */
  key: string;
};

async function readInvoiced(tx: Transaction, id: string) {
  const invoice = await tx.invoice.findUniqueOrThrow({
    where: { id },
    select: {
      number: true,
      totalAmount: true,
      outstandingBalance: true,
      settlement: true,
      car: true,
      repairRequest: { select: { id: true, vehicle: carOnInvoice } },
    },
  });
  const named = vehicleTitle(carOfInvoice(invoice));
  return { ...invoice, vehicle: await carToOwner(invoice.repairRequest.id, { tx, named }) };
}

/** The receipt of a payment goes to the customer by the way they chose; by e-mail with the document. */
export async function queueReceipt(tx: Transaction, { request, invoiceId, amount, way, key }: Paid): Promise<void> {
  const { companyName: company, invoiceNote } = await readSettings(tx);
  const { vehicle, ...invoice } = await readInvoiced(tx, invoiceId);
  const left = toCents(invoice.outstandingBalance);
  const fee = invoice.settlement === "fee";
  const sum = `${formatMoney(amount)}${fee ? ", our fee" : ""}`;
  const rest = left > 0 ? ` ${formatMoney(left)} is left.` : "";
  const change = { repairRequestId: request.id, accountId: request.accountId };
  await tellCustomers(tx, change, { about: "receipt", kind: "receipt", key, paper: true }, ({ link, now }) => ({
    text: `${company}: Thank you, we received ${sum} for your ${vehicle} (${invoice.number}).${rest}${now && ` ${now}`} Receipt: ${link} Reply STOP to opt out.`,
    email: {
      subject: `Receipt: ${formatMoney(amount)} for your ${vehicle}`,
      lines: [
        `Thank you. We received ${formatMoney(amount)}${way}.${fee ? " It is our fee; the shop is paid at the shop." : ""}`,
        ...(now ? [now] : []),
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

/** Of a payment that was entered by mistake the customer has a receipt: they hear that it counts no more, and what is due. */
export async function queueTakenBack(
  tx: Transaction,
  { request, invoiceId, amount, method, key }: Omit<Back, "failed">,
) {
  const { vehicle, outstandingBalance } = await readInvoiced(tx, invoiceId);
  const due = formatMoney(toCents(outstandingBalance));
  const subject = `Corrected: ${formatMoney(amount)} for your ${vehicle} was entered by mistake`;
  const said = `We had entered ${formatMoney(amount)} ${METHOD_WORDS[method]} as paid by mistake. It is taken back, and ${due} is due.`;
  await tellOfMoney(tx, { request, invoiceId, key }, { subject, said });
}

/** What they were told to pay is another sum by now: less by a discount of ours, or more again where it was typed wrong. `amount` taken off, in cents. */
export async function queueDiscount(
  tx: Transaction,
  { request, invoiceId, amount, key }: Pick<Paid, "request" | "invoiceId" | "amount" | "key">,
) {
  const { vehicle, outstandingBalance } = await readInvoiced(tx, invoiceId);
  const due = formatMoney(toCents(outstandingBalance));
  const sum = formatMoney(Math.abs(amount));
  const [subject, said] =
    amount > 0
      ? [`${sum} off for your ${vehicle}`, `We took ${sum} off your invoice. ${due} is due now.`]
      : [
          `Corrected: ${due} is due for your ${vehicle}`,
          `We had typed a discount of ${sum} wrong. It is taken back, and ${due} is due.`,
        ];
  await tellOfMoney(tx, { request, invoiceId, key }, { subject, said });
}

type Back = Omit<Paid, "way"> & {
  /** How it was given back. */
  method: Method;
  /** It was said to be on its way, and the bank did not take it. */
  failed?: boolean;
};

/** The customer is told of money that goes back, or did not arrive, as of money that came. */
export async function queueRefund(tx: Transaction, { request, invoiceId, amount, method, key, failed }: Back) {
  const { vehicle } = await readInvoiced(tx, invoiceId);
  const sum = formatMoney(amount);
  const later = method === "card" ? " Your bank may need up to ten days to show it." : "";
  const [subject, said] = failed
    ? [
        `Not arrived: ${sum} for your ${vehicle}`,
        `Your bank did not take the ${sum} that we gave back. We get in touch.`,
      ]
    : [`Refund: ${sum} for your ${vehicle}`, `We gave ${sum} back ${METHOD_WORDS[method]}.${later}`];
  await tellOfMoney(tx, { request, invoiceId, key }, { subject, said });
}

type About = Pick<Paid, "request" | "invoiceId" | "key">;

/** What is said of money in one sentence: on the page, and by the way that the customer chose, with the document where it can be. */
async function tellOfMoney(
  tx: Transaction,
  { request, invoiceId, key }: About,
  words: { subject: string; said: string },
) {
  const { subject, said } = words;
  const { companyName: company } = await readSettings(tx);
  const { vehicle, number } = await readInvoiced(tx, invoiceId);
  const change = { repairRequestId: request.id, accountId: request.accountId };
  await notifyDrivers(tx, request, {
    kind: "payment",
    title: subject,
    body: said,
  });
  await tellCustomers(tx, change, { about: "receipt", kind: "receipt", key }, ({ link }) => ({
    text: `${company}: ${said} It is about your ${vehicle} (${number}): ${link} Reply STOP to opt out.`,
    email: {
      subject,
      lines: [said],
      facts: [["Invoice", number]],
      action: { label: "See your repair", url: link },
      attachments: [{ kind: "invoice", id: invoiceId }],
    },
  }));
}
