import { invoiceScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import { isUuid, type Viewer } from "#app/access/viewer.server.ts";
import { discountRows, toDiscounts } from "#app/payments/discounts/given.ts";
import { entriesInOrder, toEntries } from "#app/payments/ledger.server.ts";
import { OPEN_DISPUTES } from "#app/payments/open-disputes.server.ts";
import { SETTLED } from "#app/payments/payment.ts";
import { dayOf } from "#app/platform/clock.ts";
import { whereSql } from "#app/platform/database/reads/reads.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import {
  asText,
  cursorValue,
  cutPage,
  keysetArgs,
  ordersOf,
  type Place,
  parseDate,
  parseDecimal,
} from "#app/platform/keyset.ts";
import { toCents } from "#app/platform/money.ts";
import { notFound } from "#app/platform/refusal.ts";
import { carOfInvoice, carOnInvoice, invoiceFields, toInvoice } from "#app/repair/invoice-row.server.ts";
import { lineItemFields, toLineItem } from "#app/repair/lines/row.server.ts";
import { shopOnPaper } from "#app/repair/records/freeze.server.ts";
import { shopOfQuotes, standingFields } from "#app/repair/requests/standing-quotes.ts";

const rowFields = {
  id: true,
  number: true,
  status: true,
  issuedAt: true,
  dueAt: true,
  totalAmount: true,
  outstandingBalance: true,
  car: true,
  repairRequest: {
    select: {
      initiatedBy: true,
      requester: { select: { firstName: true, lastName: true } },
      vehicle: carOnInvoice,
    },
  },
} satisfies Prisma.InvoiceSelect;

export const invoiceOrders = ordersOf(
  {
    newest: { field: "issuedAt", direction: "desc", parse: parseDate },
    oldest: { field: "issuedAt", direction: "asc", parse: parseDate },
    amount: { field: "totalAmount", direction: "asc", parse: parseDecimal },
    "-amount": { field: "totalAmount", direction: "desc", parse: parseDecimal },
    status: { field: "status", direction: "asc", parse: asText },
    "-status": { field: "status", direction: "desc", parse: asText },
  },
  "newest",
);
export type InvoiceSort = ReturnType<typeof invoiceOrders.sortOf>;

type Query = { sort?: InvoiceSort; q?: string | null; status?: string | null; place?: Place; limit?: number };

/** What a filter of the list takes: what is owed, what is owed beyond its day, or a status as it stands. */
export const INVOICE_FILTERS = [
  { value: "unpaid", label: "Unpaid" },
  { value: "overdue", label: "Overdue" },
  { value: "Paid", label: "Paid" },
  { value: "Partially_Refunded", label: "Partially refunded" },
  { value: "Refunded", label: "Refunded" },
  { value: "Disputed", label: "Disputed" },
  { value: "Void", label: "Void" },
];

/** Of a void bill nothing is owed. `dueAt` is a day of the shop without a time. */
export function invoiceFilter(status: string | null | undefined): Prisma.InvoiceWhereInput {
  const owed = { outstandingBalance: { gt: 0 } };
  if (status === "unpaid") return owed;
  if (status === "overdue") return { ...owed, dueAt: { lt: todayAsDay() } };
  return INVOICE_FILTERS.some(({ value }) => value === status) ? { status: status ?? "" } : {};
}

function todayAsDay() {
  return new Date(`${dayOf()}T00:00Z`);
}

export type Owed = { count: number; overdue: number; sum: string; disputed: string };

/** What the filters `unpaid` and `overdue` find within the viewer's scope, and what the bank holds of it, as JSON of a larger statement: an `Owed`. */
export function owedSql(viewer: Viewer): Prisma.Sql {
  const reach = [invoiceScope(viewer), searchedInReach(viewer, null)];
  const where = { AND: [invoiceFilter("unpaid"), ...reach] };
  const held = { AND: [invoiceFilter("Disputed"), ...reach] };
  return Prisma.sql`(SELECT json_build_object('count', count(*), 'sum', coalesce(sum("outstandingBalance"), 0)::text,
      'overdue', count(*) FILTER (WHERE "dueAt" < ${todayAsDay()}),
      'disputed', (SELECT coalesce(sum(p."amount"), 0)::text FROM ${OPEN_DISPUTES} p
        WHERE p."invoiceId" = ANY(ARRAY(SELECT "id" FROM "Invoice" WHERE ${whereSql("Invoice", held)}))))
    FROM "Invoice" WHERE ${whereSql("Invoice", where)})`;
}

/** One page of the invoices the viewer may see, searched by what `searched` says. Amounts in cents. */
export async function listInvoicePage(
  viewer: Viewer,
  { q, status, sort = "newest", place = null, limit = 20 }: Query = {},
) {
  const order = invoiceOrders.orderOf(sort);
  const page = keysetArgs(order, place);
  const rows = await db.invoice.findMany({
    where: { AND: [invoiceScope(viewer), searchedInReach(viewer, q), invoiceFilter(status), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    relationLoadStrategy: "join",
    select: rowFields,
  });
  const cut = cutPage(rows, limit, place, (row) => cursorValue(order, row));
  return {
    ...cut,
    rows: cut.rows.map((row) => ({
      ...row,
      car: carOfInvoice(row),
      totalAmount: toCents(row.totalAmount),
      outstandingBalance: toCents(row.outstandingBalance),
    })),
  };
}

/** An invoice with all that its dialog and its document show; money in cents. Errors: 404 outside the scope. */
export async function findInvoiceDocument(viewer: Viewer, id: string) {
  if (!isUuid(id)) throw notFound("This invoice");
  const row = await db.invoice.findFirst({
    where: { AND: [{ id }, invoiceScope(viewer)] },
    relationLoadStrategy: "join",
    select: {
      ...invoiceFields,
      car: true,
      voidedAt: true,
      voidReason: true,
      ledger: entriesInOrder,
      payments: {
        where: { status: { in: SETTLED } },
        orderBy: { createdAt: "asc" },
        select: {
          id: true,
          amount: true,
          provider: true,
          status: true,
          cardBrand: true,
          cardLast4: true,
          succeededAt: true,
        },
      },
      repairRequest: {
        select: {
          id: true,
          vehicleId: true,
          initiatedBy: true,
          scheduledServiceDate: true,
          startedAt: true,
          workDoneAt: true,
          completedDate: true,
          vehicle: carOnInvoice,
          requester: { select: { id: true, firstName: true, lastName: true, email: true, phone: true } },
          repairProvider: { select: shopOnPaper },
          quoteDocuments: { select: standingFields, orderBy: { uploadedAt: "asc" } },
          history: discountRows(id),
          lineItems: {
            where: { group: "approved" },
            orderBy: [{ position: "asc" }, { id: "asc" }],
            select: lineItemFields,
          },
        },
      },
    },
  });
  if (!row) throw notFound("This invoice");
  const { payments, ledger, repairRequest, car, voidedAt, voidReason, ...fields } = row;
  const { lineItems, quoteDocuments, history, ...request } = repairRequest;
  return {
    invoice: toInvoice(fields),
    request: { ...request, vehicle: carOfInvoice({ car, repairRequest }) },
    voided: voidedAt && { at: voidedAt, reason: voidReason },
    /** Whose quote it was, where no shop was chosen. */
    shopOnQuote: shopOfQuotes(quoteDocuments),
    lineItems: lineItems.map(toLineItem),
    payments: payments.map((payment) => ({ ...payment, amount: toCents(payment.amount) })),
    ledger: toEntries(ledger),
    discounts: toDiscounts(history),
  };
}

export type InvoiceDocument = Awaited<ReturnType<typeof findInvoiceDocument>>;
