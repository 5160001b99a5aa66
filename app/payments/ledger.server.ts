import { ENTRY_KINDS, type EntryKind, type LedgerEntry, type Method } from "#app/payments/ledger.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { oneOf } from "#app/platform/known.ts";
import { sum, toCents, toDecimal } from "#app/platform/money.ts";
import type { InvoiceStatus } from "#app/repair/invoice.ts";

/** One movement of money, in cents: positive when it came in. `key` names it: entered twice, it stands once. */
export type NewEntry = {
  invoiceId: string;
  paymentId?: string | null;
  refundOfId?: bigint | null;
  kind: EntryKind;
  amount: number;
  method?: Method;
  key: string;
  reason?: string | null;
  takenBy?: { id: string | null; name: string } | null;
  occurredAt?: Date;
};

/** Enters it; false when it stands already. The caller has locked the request of the invoice. */
export async function enter(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const { amount, takenBy, method = "card", ...rest } = entry;
  const { count } = await tx.ledgerEntry.createMany({
    data: [
      {
        ...rest,
        method,
        amount: toDecimal(amount),
        takenById: takenBy?.id ?? null,
        takenByName: takenBy?.name ?? null,
      },
    ],
    skipDuplicates: true,
  });
  return count === 1;
}

const DISPUTES = ["dispute", "dispute_won", "dispute_lost"];
const RETURNS = ["refund", "refund_failed"];

/** What the ledger says of one payment: what came, what went back of it, and its dispute. Cents. */
export async function booksOf(tx: Transaction, paymentId: string) {
  const rows = await tx.ledgerEntry.findMany({ where: { paymentId }, orderBy: { id: "asc" } });
  const entries = rows.map((row) => ({ ...row, amount: toCents(row.amount) }));
  const disputes = entries.filter(({ kind }) => DISPUTES.includes(kind));
  return {
    net: sum(entries.map(({ amount }) => amount)),
    refunded: -sum(entries.filter(({ kind }) => RETURNS.includes(kind)).map(({ amount }) => amount)),
    disputed: -sum(disputes.map(({ amount }) => amount)),
    lastDispute: disputes.at(-1)?.kind ?? null,
    /** Whether a dispute ended at that time or later: an older word of its beginning is no news. */
    disputeEndedSince: (then: Date) =>
      disputes.some(({ kind, occurredAt }) => kind !== "dispute" && occurredAt >= then),
    failedSince: (then: Date) => entries.some(({ kind, occurredAt }) => kind === "refund_failed" && occurredAt >= then),
  };
}

/**
 * Writes what the ledger comes to into the invoice: paid is what stayed, due is what never came, and its status follows.
 * Returns what is due, in cents.
 */
export async function writeBalance(tx: Transaction, invoiceId: string): Promise<number> {
  const [invoice, rows] = await Promise.all([
    tx.invoice.findUniqueOrThrow({ where: { id: invoiceId }, select: { totalAmount: true, status: true } }),
    tx.ledgerEntry.groupBy({ by: ["kind"], where: { invoiceId }, _sum: { amount: true } }),
  ]);
  const of = (kinds: string[]) =>
    sum(rows.filter(({ kind }) => kinds.includes(kind)).map(({ _sum }) => toCents(_sum.amount ?? 0)));
  const total = toCents(invoice.totalAmount);
  const received = of(["payment", "taken_back"]);
  const returned = -of(RETURNS);
  const disputed = -of(DISPUTES);
  const due = invoice.status === "Void" ? 0 : Math.max(0, total - received);
  await tx.invoice.update({
    where: { id: invoiceId },
    data: {
      amountPaid: toDecimal(Math.max(0, Math.min(total, received - returned - disputed))),
      outstandingBalance: toDecimal(due),
      ...(invoice.status === "Void" ? {} : { status: statusOf({ total, received, returned, disputed }) }),
    },
  });
  return due;
}

/** What was paid twice and given back once leaves the invoice paid. */
function statusOf(sums: { total: number; received: number; returned: number; disputed: number }): InvoiceStatus {
  const { total, received, returned, disputed } = sums;
  if (received === 0) return "Unpaid";
  if (disputed > 0) return "Disputed";
  const left = received - returned;
  // A deposit that went back leaves the bill to be paid.
  if (left <= 0 && received >= total) return "Refunded";
  if (returned > 0 && left < total && received >= total) return "Partially_Refunded";
  return left >= total ? "Paid" : "Unpaid";
}

/** The ledger of an invoice, oldest first. The caller has looked whether the viewer may see the invoice. */
export async function listEntries(tx: Transaction, invoiceId: string): Promise<LedgerEntry[]> {
  return toEntries(await tx.ledgerEntry.findMany({ where: { invoiceId }, ...entriesInOrder }));
}

/** As a part of the statement that reads the invoice. */
export const entriesInOrder = { orderBy: { id: "asc" } } satisfies Prisma.Invoice$ledgerArgs;

/** All entries of one invoice, oldest first. */
export function toEntries(rows: Prisma.LedgerEntryGetPayload<object>[]): LedgerEntry[] {
  const entries = rows.map((row) => ({ ...row, amount: toCents(row.amount) }));
  return entries.map((entry) => ({
    id: String(entry.id),
    kind: oneOf(ENTRY_KINDS, entry.kind),
    amount: entry.amount,
    method: entry.method,
    reason: entry.reason,
    takenByName: entry.takenByName,
    occurredAt: entry.occurredAt,
    paymentId: entry.paymentId,
    refundable: entry.kind === "payment" ? Math.max(0, entry.amount + changesOf(entry)) : 0,
  }));

  /** What went back of a payment, or is held by a dispute. */
  function changesOf(payment: (typeof entries)[number]) {
    const own = entries.filter(
      ({ id, kind, paymentId, refundOfId }) =>
        kind !== "payment" &&
        (refundOfId === payment.id || (paymentId && paymentId === payment.paymentId && id !== payment.id)),
    );
    return sum(own.map(({ amount }) => amount));
  }
}
