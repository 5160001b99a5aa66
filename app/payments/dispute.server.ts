import { may } from "#app/access/permissions.ts";
import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { notifyShopSide } from "#app/messages/notification.server.ts";
import { type AnswerDispute, disputeSaid, mayAnswer, type OpenDispute } from "#app/payments/dispute.ts";
import { makeFile } from "#app/payments/documents/attachment.server.ts";
import { findInvoice } from "#app/payments/invoice.server.ts";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { booksOf } from "#app/payments/ledger.server.ts";
import { openingFor } from "#app/payments/live.server.ts";
import { asking, serviceOf } from "#app/payments/provider.server.ts";
import { applyIn, applyPaymentState } from "#app/payments/state.server.ts";
import { daysAfter } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDate, formatMoney, fullName, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { Refusal } from "#app/platform/refusal.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice } from "#app/repair/invoice.ts";
import { changeRequest } from "#app/repair/requests/lock.server.ts";
import { serviceDayOf } from "#app/repair/requests/service-day.ts";

const TITLE = { title: "Not sent" };
/** Milliseconds before its day on which staff are reminded of a dispute that nobody has answered. */
const REMIND_DAYS = 3;

/** The dispute that is open on an invoice; null where there is none. Errors: 401, 403 for drivers and technicians, 404. */
export async function findDispute(viewer: Viewer, invoiceId: string): Promise<OpenDispute | null> {
  requireMay(viewer, "invoices.refund");
  const invoice = await findInvoice(viewer, invoiceId);
  return disputeOn(invoice.id);
}

/** The same for a caller who has looked whether the viewer may see the invoice. */
export async function disputeOn(invoiceId: string, tx: Transaction = db): Promise<OpenDispute | null> {
  const payment = await tx.payment.findFirst({
    where: { invoiceId, status: "disputed", disputeId: { not: null } },
    orderBy: { createdAt: "desc" },
  });
  if (!payment) return null;
  const { disputed, lastDispute } = await booksOf(tx, payment.id);
  if (lastDispute !== "dispute") return null;
  return {
    paymentId: payment.id,
    amount: disputed,
    dueAt: payment.disputeDueAt,
    answeredAt: payment.evidenceSentAt,
    simulated: payment.provider === "simulated",
  };
}

/** What staff read of it on the repair; null where nothing is disputed, or it is not theirs to see. */
export async function disputeSeen({ user }: Viewer, invoice: Pick<Invoice, "id" | "status"> | null) {
  if (!user || !may(user.role, "invoices.refund") || invoice?.status !== "Disputed") return null;
  const dispute = await disputeOn(invoice.id);
  return dispute && { invoiceId: invoice.id, ...disputeSaid(dispute) };
}

/**
 * Answers the dispute of an invoice, once: the newest record of authorization, the receipt and the words go to the card company.
 * Errors: 401; 403 for drivers and technicians; 404; 409 no open dispute, sent already, or too late; 502 the provider refuses.
 */
export async function answerDispute(viewer: Viewer, invoiceId: string, input: AnswerDispute): Promise<Invoice> {
  const dispute = await findDispute(viewer, invoiceId);
  if (!dispute) throw new Refusal(409, "No dispute is open on this invoice.", TITLE);
  if (dispute.answeredAt) {
    throw new Refusal(409, `The evidence was sent on ${formatDate(dispute.answeredAt)}: a bank takes it once.`, TITLE);
  }
  if (!mayAnswer(dispute)) throw new Refusal(409, "The day to answer this dispute has passed.", TITLE);
  const { invoice, request, lineItems } = await findInvoiceDocument(viewer, invoiceId);
  const serviceDay = serviceDayOf(request);
  const [record, receipt, payment] = await Promise.all([
    makeFile({ kind: "record", id: invoice.repairRequestId }),
    makeFile({ kind: "invoice", id: invoice.id }),
    db.payment.findUniqueOrThrow({ where: { id: dispute.paymentId } }),
  ]);
  const sent = [record && "the record of authorization", receipt && "the receipt"].filter(Boolean).join(" and ");
  if (dispute.simulated) return answerSimulated(viewer, invoice, payment.id, sent, record !== null);
  const service = serviceOf(payment);
  const { providerId, disputeId } = payment;
  if (!service || !providerId || !disputeId) {
    throw new Refusal(409, `This was paid through ${payment.provider}, whose keys are not set here.`, TITLE);
  }
  const state = await asking(async () =>
    service.answerDispute({
      providerId,
      disputeId,
      record,
      receipt,
      words: input.words,
      work: `Repair of a ${vehicleTitle(request.vehicle)}: ${lineItems.map(({ description }) => description).join("; ")}`,
      customerName: request.requester && fullName(request.requester),
      customerEmail: request.requester?.email ?? null,
      ip: await addressOfGoAhead(invoice.repairRequestId),
      serviceDate: serviceDay && formatDate(serviceDay),
    }),
  );
  await applyPaymentState(payment.id, state, { channel: "system", name: service.label });
  await noteAnswer(viewer, invoice, payment.id, `${formatMoney(dispute.amount)} disputed: ${sent} went to the bank`);
  return findInvoice(viewer, invoiceId);
}

/** Where the go-ahead came from, as the record has it. */
async function addressOfGoAhead(repairRequestId: string): Promise<string | null> {
  const event = await db.historyEvent.findFirst({
    where: { repairRequestId, kind: "repair_approved" },
    orderBy: { id: "desc" },
    select: { ip: true },
  });
  return event?.ip ?? null;
}

/** The simulated bank decides at once: for whoever shows that the customer authorized it. */
async function answerSimulated(viewer: Viewer, invoice: Invoice, paymentId: string, sent: string, won: boolean) {
  await noteAnswer(viewer, invoice, paymentId, `${sent || "The words"} went to the bank (simulated)`);
  await changeRequest(openingFor(invoice.repairRequestId, viewer), invoice.repairRequestId, async (tx, request) => {
    const { amount } = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    const word = { dispute: won ? "won" : "lost", received: toCents(amount), currency: "usd" } as const;
    await applyIn({ tx, viewer, request, paymentId }, word, {});
  });
  return findInvoice(viewer, invoice.id);
}

/** Once for each dispute, however often it was pressed. */
function noteAnswer(viewer: Viewer, { id, repairRequestId }: Invoice, paymentId: string, summary: string) {
  return changeRequest(openingFor(repairRequestId, viewer), repairRequestId, async (tx, request) => {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    await tx.payment.update({
      where: { id: paymentId },
      data: { evidenceSentAt: payment.evidenceSentAt ?? new Date() },
    });
    const { disputeId } = payment;
    const noted = await tx.historyEvent.count({
      where: { repairRequestId, kind: "payment", data: { path: ["answeredDispute"], equals: disputeId ?? "" } },
    });
    if (noted > 0) return;
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "payment",
      summary: `Dispute answered by ${viewer.name}: ${summary}`,
      details: { invoiceId: id, paymentId, answeredDispute: disputeId },
    });
    await notifyShopSide(tx, request, {
      kind: "payment",
      title: "Dispute answered",
      body: `${viewer.name} sent the evidence. The bank decides.`,
      except: viewer.user?.id,
    });
  });
}

/** Tells the shop side, once, of disputes whose day is near and that nobody has answered. Returns how many. */
export async function remindOfDisputes(now = new Date()): Promise<number> {
  const near = await db.payment.findMany({
    where: {
      status: "disputed",
      evidenceSentAt: null,
      disputeDueAt: { gt: now, lt: daysAfter(REMIND_DAYS, now) },
    },
    select: { disputeDueAt: true, disputeId: true, invoice: { select: { repairRequestId: true } } },
  });
  let told = 0;
  for (const { disputeDueAt, disputeId, invoice } of near) {
    const { repairRequestId } = invoice;
    const title = `A dispute ends ${disputeDueAt ? formatDate(disputeDueAt) : "soon"} (${disputeId})`;
    await changeRequest(openingFor(repairRequestId), repairRequestId, async (tx, request) => {
      if ((await tx.notification.count({ where: { repairRequestId, title } })) > 0) return;
      told++;
      await notifyShopSide(tx, request, {
        kind: "payment",
        title,
        body: "Nobody has answered it. Send the evidence from the invoice.",
      });
    });
  }
  return told;
}
