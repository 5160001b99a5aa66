import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { findReceiver, liveCode, whereOf } from "#app/desk/customer-text.server.ts";
import { repairLink } from "#app/messages/customers/tell-customers.server.ts";
import { queueEmail } from "#app/messages/email/queue.server.ts";
import { queueText } from "#app/messages/outbound-message.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import type { SendInvoice } from "#app/payments/ledger.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { formatMoney, vehicleTitle } from "#app/platform/format.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { carOfInvoice, carOnInvoice } from "#app/repair/invoice-row.server.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { carToOwner } from "#app/shop/car-to-owner.server.ts";
import { readSetting } from "#app/shop/settings/settings.server.ts";

/**
 * Sends the customer the invoice with the way to pay it, or the receipt once it is paid: by the way they chose, as a link in a text
 * or as a document in an e-mail. The same key twice is sent once. Returns where it went.
 * Errors: 401; 403 for drivers and technicians; 404; 409 where nothing reaches the customer, or the invoice is void.
 */
export async function sendInvoice(viewer: Viewer, invoiceId: string, { key }: SendInvoice): Promise<string> {
  requireMay(viewer, "invoices.update");
  const { repairRequestId, number, outstandingBalance: due, status, settlement } = await findInvoice(viewer, invoiceId);
  if (status === "Void") throw new Refusal(409, "This invoice is void.", { title: "Not sent" });
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    const receiver = await findReceiver(tx, request);
    if (await wasSent(tx, repairRequestId, key)) return whereOf(receiver);
    const company = await readSetting("companyName", tx);
    const code = await liveCode(tx, repairRequestId);
    const vehicle = await carToOwner(repairRequestId, { tx, named: vehicleTitle(await carOf(tx, invoiceId)) });
    const open = due > 0;
    const url = repairLink(repairRequestId, code, open ? "/pay" : "");
    const dedupeKey = `invoice:${key}`;
    const said = open
      ? `${formatMoney(due)}${settlement === "fee" ? ", our fee," : ""} is due for your ${vehicle} (${number}).`
      : `Your receipt for your ${vehicle} (${number}).`;
    if (receiver.way === "text") {
      const body = `${company}: ${said} ${open ? "Pay" : "See it"}: ${url} Reply STOP to opt out.`;
      await queueText(tx, { phone: receiver.phone, kind: "status_update", body, dedupeKey, repairRequestId });
    } else {
      await queueEmail(tx, {
        address: receiver.address,
        kind: "invoice",
        userId: receiver.id,
        repairRequestId,
        dedupeKey,
        content: {
          subject: open ? `Invoice ${number}: ${formatMoney(due)}` : `Receipt ${number}`,
          lines: [said],
          action: { label: open ? "Pay" : "See your repair", url },
          attachments: [{ kind: "invoice", id: invoiceId }],
        },
      });
    }
    const where = whereOf(receiver);
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "details_changed",
      summary: `${open ? "Invoice" : "Receipt"} ${number} was sent ${receiver.way === "email" ? where : "by text"}`,
      details: { invoiceId, sentKey: key },
    });
    return where;
  });
}

async function wasSent(tx: Transaction, repairRequestId: string, key: string) {
  const found = await tx.historyEvent.findFirst({
    where: { repairRequestId, kind: "details_changed", data: { path: ["sentKey"], equals: key } },
    select: { id: true },
  });
  return found !== null;
}

async function carOf(tx: Transaction, id: string) {
  const select = { car: true, repairRequest: { select: { vehicle: carOnInvoice } } };
  return carOfInvoice(await tx.invoice.findUniqueOrThrow({ where: { id }, select }));
}
