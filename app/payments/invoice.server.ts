import { requireRequest } from "#app/access/require-request.server.ts";
import { invoiceScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import { isUuid, requireMay, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { findAccount } from "#app/people/account.server.ts";
import { calendarDayOf, dayOf } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { formatDate, formatDay } from "#app/platform/format.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { AsksFirst, notFound, Refusal } from "#app/platform/refusal.ts";
import { type AskedByBill, askedByBill } from "#app/quotes/papers/bills/before-invoice.ts";
import { billedOf } from "#app/quotes/papers/bills/weigh.server.ts";
import { commit } from "#app/repair/commit.server.ts";
import { decide } from "#app/repair/decide/decide.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import type { Invoice, InvoiceWord } from "#app/repair/invoice.ts";
import { invoiceFields, toInvoice } from "#app/repair/invoice-row.server.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { type AtPrices, actorOf } from "#app/repair/state.ts";
import { BY_BILL } from "#app/repair/words.ts";
import { findWaiting, setAllAside } from "#app/repair/work/set-aside.server.ts";

/**
 * Makes the one invoice of a request from its approved items and sets the request to Pending_Payment. Errors: 401, 403 for drivers and technicians, 404;
 * 409 when there is one already or nothing is approved; as `invoiceIn`.
 */
export function createInvoice(viewer: Viewer, repairRequestId: string, word: InvoiceWord = {}): Promise<Invoice> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireSignedIn(viewer);
    await invoiceIn(tx, viewer, request, word);
    const where = { liveRequestId: request.id };
    return toInvoice(await tx.invoice.findUniqueOrThrow({ where, select: invoiceFields }));
  });
}

/**
 * The invoice of a request that is locked. Errors: `AsksFirst` where the final bill has not all of it as it was approved, until that sentence comes back
 * as `anyway`, and where other findings wait than were read; 409 stale; 400 for what was not done and stands on the bill, and for what it does not ask less for.
 */
export async function invoiceIn(tx: Transaction, viewer: Viewer, request: LockedRequest, word: InvoiceWord) {
  const { done, notDone = [], asBilled = [], anyway, notOffered } = word;
  const asked = await askedIn(tx, request);
  const events = decide(request, { do: "invoice", done, notDone, ...atBill(asked, asBilled) }, actorOf(viewer));
  refuseStale(word.version, request.version, "This repair request");
  if (asked && anyway !== asked.sentence) throw new AsksFirst(asked.sentence, [asked.sentence]);
  if (notDone.some((id) => asked?.missing.every((line) => line.id !== id) ?? true)) {
    throw new Refusal(400, "Only what is approved and not on the final bill can be said not to be done.", {
      field: "notDone",
    });
  }
  if (asBilled.some((id) => asked?.less.every((line) => line.id !== id) ?? true)) {
    throw new Refusal(400, "Only what the final bill asks less for can be invoiced as it is billed.", {
      field: "asBilled",
    });
  }
  if (notDone.length > 0) {
    // What a line that was not done came of is answered with it.
    const where = { lineItemId: { in: notDone } };
    await tx.inspectionPoint.updateMany({ where, data: { setAside: "Approved, and not done" } });
  }
  await commit(tx, viewer, request, events);
  if (notOffered) await setAllAside(tx, viewer, request.id, notOffered);
}

/** Whether something is asked on the invoice's own page before it is made: about the final bill, or what was found and has no price. */
export async function asksFirst(tx: Transaction, request: LockedRequest): Promise<boolean> {
  return (await askedIn(tx, request)) !== null || (await findWaiting(tx, request.id)).length > 0;
}

function atBill(asked: AskedByBill | null, ids: readonly string[]): { asBilled?: AtPrices } {
  const prices = (asked?.less ?? []).filter(({ id }) => ids.includes(id));
  if (prices.length === 0) return {};
  const word = { ...BY_BILL, at: new Date().toISOString() };
  return { asBilled: { word, prices: prices.map(({ id, unitPrice }) => ({ id, unitPrice })) } };
}

/** What the final bills of a request ask before its invoice. */
async function askedIn(tx: Transaction, request: LockedRequest): Promise<AskedByBill | null> {
  return askedByBill(await billedOf(tx, request));
}

/** Errors: 404 outside the scope. */
export async function findInvoice(viewer: Viewer, id: string): Promise<Invoice> {
  if (!isUuid(id)) throw notFound("This invoice");
  const row = await db.invoice.findFirst({ where: { AND: [{ id }, invoiceScope(viewer)] }, select: invoiceFields });
  if (!row) throw notFound("This invoice");
  return toInvoice(row);
}

/** The invoices the viewer may see, the last issued first; of one account where that is asked. Errors: 404 for an account out of reach. */
export async function listInvoices(
  viewer: Viewer,
  options: { accountId?: string; page?: Page } = {},
): Promise<Invoice[]> {
  if (options.accountId !== undefined) await findAccount(viewer, options.accountId);
  const rows = await db.invoice.findMany({
    where: {
      AND: [
        invoiceScope(viewer),
        searchedInReach(viewer, null),
        options.accountId ? { accountId: options.accountId } : {},
      ],
    },
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    ...pageArgs(options.page),
    select: invoiceFields,
  });
  return rows.map(toInvoice);
}

/** The invoice of a request. Errors: 404 for the request, and while there is none. */
export async function findInvoiceOf(viewer: Viewer, repairRequestId: string): Promise<Invoice> {
  const request = await requireRequest(viewer, repairRequestId);
  const row = await db.invoice.findUnique({ where: { liveRequestId: request.id }, select: invoiceFields });
  if (!row) throw notFound("This invoice");
  return toInvoice(row);
}

/**
 * Moves the day an invoice is due (a day of the calendar, kept as midnight UTC); its figures follow from items and payments and are never set. Nothing given, nothing
 * changes. Errors: 401, 403 for drivers and technicians, 404 outside the scope of the request, 400 before the day it was issued, 409 once
 * nothing is due.
 */
export async function updateInvoice(viewer: Viewer, id: string, input: { dueAt?: string }): Promise<Invoice> {
  requireMay(viewer, "invoices.update");
  const { repairRequestId, ...invoice } = await findInvoice(viewer, id);
  const dueAt = input.dueAt ? new Date(calendarDayOf(input.dueAt)) : null;
  if (!dueAt || dueAt.getTime() === invoice.dueAt?.getTime()) return { ...invoice, repairRequestId };
  if (dueAt < new Date(dayOf(invoice.issuedAt))) {
    const sentence = `The invoice was issued on ${formatDate(invoice.issuedAt)}: it cannot be due before that.`;
    throw new Refusal(400, sentence, { title: "Update failed", field: "dueAt" });
  }
  return changeRequest(viewer, repairRequestId, async (tx) => {
    const current = await tx.invoice.findUniqueOrThrow({ where: { id: invoice.id }, select: { status: true } });
    if (current.status !== "Unpaid")
      throw new Refusal(409, "Nothing is due on this invoice.", { title: "Update failed" });
    const row = await tx.invoice.update({ where: { id: invoice.id }, data: { dueAt }, select: invoiceFields });
    await appendHistory(tx, viewer, {
      repairRequestId,
      kind: "invoice_changed",
      summary: `Invoice due on ${formatDay(dueAt)}`,
      details: { invoiceId: invoice.id, dueAt: dueAt.toISOString() },
    });
    return toInvoice(row);
  });
}

/** As createInvoice, for a caller who names the account too. Errors: 409 "Account required" when it is another's. */
export async function createInvoiceFor(
  viewer: Viewer,
  repairRequestId: string,
  { accountId, ...word }: { accountId?: string | undefined } & InvoiceWord,
): Promise<Invoice> {
  const request = await requireRequest(viewer, repairRequestId);
  if (accountId && accountId.toLowerCase() !== request.accountId) {
    throw new Refusal(409, "This account is not the one of the repair request.", {
      title: "Account required",
      field: "accountId",
    });
  }
  return createInvoice(viewer, request.id, word);
}
