import { recordAudit } from "#app/access/audit.server.ts";
import { may } from "#app/access/permissions.ts";
import { customerScope, invoiceScope, requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { dayOf } from "#app/platform/clock.ts";
import { type Cell, CSV_MARK, csvRow } from "#app/platform/csv.ts";
import { db } from "#app/platform/db.server.ts";
import { forbidden, notFound } from "#app/platform/refusal.ts";

/** Rows that are read at once; a file may have any number of them. */
const PAGE = 1_000;

type Span = { from?: Date; until?: Date };
type Row = { id: string; cells: Cell[] };
type List = {
  /** For the name of the file. */
  header: string[];
  mayExport: (viewer: Viewer) => boolean;
  /** The next rows after an id, oldest first. */
  read: (viewer: Viewer, after: string | null, span: Span) => Promise<Row[]>;
};

const signedIn = ({ user }: Viewer) => user !== null;
const shop = ({ user }: Viewer) => user !== null && may(user.role, "customers.keep");
const admin = ({ user }: Viewer) => user?.role === "admin";
const day = (moment: Date | null) => (moment ? dayOf(moment) : null);
const page = (after: string | null) => ({
  orderBy: { id: "asc" as const },
  take: PAGE,
  ...(after ? { skip: 1, cursor: { id: after } } : {}),
});
const within = ({ from, until }: Span) => ({ ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) });
const customer = { select: { firstName: true, lastName: true, phone: true, email: true } };
const car = { select: { make: true, model: true, year: true, vin: true, plate: true } };
const nameOf = (one: { firstName: string; lastName: string } | null) =>
  one ? `${one.firstName} ${one.lastName}`.trim() : "";
const carOf = (one: { make: string; model: string; year: number }) => `${one.year} ${one.make} ${one.model}`;

/** Every list as a file, each within its viewer's scope. */
const LISTS: Record<string, List> = {
  customers: {
    header: ["First name", "Last name", "Phone", "Email", "Prefers", "Status", "Since"],
    mayExport: shop,
    async read(viewer, after, span) {
      const rows = await db.user.findMany({
        where: { AND: [customerScope(viewer), { createdAt: within(span) }] },
        ...page(after),
      });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          one.firstName,
          one.lastName,
          one.phone,
          one.email,
          one.contactPreference,
          one.status,
          day(one.createdAt),
        ],
      }));
    },
  },
  vehicles: {
    header: ["Owner phone", "Make", "Model", "Year", "VIN", "Plate", "Mileage", "Color", "Since"],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const rows = await db.vehicle.findMany({
        where: { AND: [vehicleScope(viewer), { createdAt: within(span) }] },
        include: { account: { select: { users: { where: { role: "driver" }, take: 1, select: { phone: true } } } } },
        ...page(after),
      });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          ...[one.account.users[0]?.phone, one.make, one.model, one.year, one.vin, one.plate, one.mileage, one.color],
          day(one.createdAt),
        ],
      }));
    },
  },
  "repair-requests": {
    header: [
      "Request",
      "Created",
      "Status",
      "Customer",
      "Phone",
      "Vehicle",
      "VIN",
      "Asked for",
      "Quoted",
      "Total",
      "Completed",
    ],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const rows = await db.repairRequest.findMany({
        where: { AND: [requestScope(viewer), { createdAt: within(span) }] },
        include: { vehicle: car, requester: customer },
        ...page(after),
      });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          ...[one.id, day(one.createdAt), one.status, nameOf(one.requester), one.requester?.phone, carOf(one.vehicle)],
          ...[one.vehicle.vin, one.initiatedBy, one.originalTotalPrice.toFixed(2), one.totalPrice.toFixed(2)],
          day(one.completedDate),
        ],
      }));
    },
  },
  invoices: {
    header: [
      ...["Number", "Issued", "Due", "Status", "Customer", "Vehicle", "Subtotal", "Discount on the quote", "Sales tax"],
      ...["Service fee", "Our discount", "Total", "Paid", "Outstanding", "Voided", "Reason", "Settlement"],
    ],
    mayExport: signedIn,
    async read(viewer, after, span) {
      const rows = await db.invoice.findMany({
        where: { AND: [invoiceScope(viewer), { issuedAt: within(span) }] },
        include: { repairRequest: { select: { vehicle: car, requester: customer } } },
        ...page(after),
      });
      return rows.map((one) => ({
        id: one.id,
        cells: [
          ...[
            one.number,
            day(one.issuedAt),
            one.dueAt && dayOf(one.dueAt, "UTC"),
            one.status,
            nameOf(one.repairRequest.requester),
          ],
          ...[
            carOf(one.repairRequest.vehicle),
            one.subtotal.toFixed(2),
            one.paperDiscount.toFixed(2),
            one.tax.toFixed(2),
          ],
          ...[
            one.serviceFee.toFixed(2),
            one.discount.toFixed(2),
            one.totalAmount.toFixed(2),
            one.amountPaid.toFixed(2),
          ],
          ...[
            one.outstandingBalance.toFixed(2),
            day(one.voidedAt),
            one.voidReason ?? one.discountReason,
            one.settlement,
          ],
        ],
      }));
    },
  },
  bookkeeping: {
    header: ["Entry", "Day", "Invoice", "Customer", "What", "How", "Amount", "Taken by", "Reason", "Provider's name"],
    mayExport: admin,
    async read(_viewer, after, span) {
      const rows = await db.ledgerEntry.findMany({
        where: { occurredAt: within(span) },
        include: {
          payment: { select: { providerId: true } },
          invoice: { select: { number: true, repairRequest: { select: { requester: customer } } } },
        },
        orderBy: { id: "asc" },
        take: PAGE,
        ...(after ? { skip: 1, cursor: { id: BigInt(after) } } : {}),
      });
      return rows.map((one) => ({
        id: String(one.id),
        cells: [
          ...[String(one.id), day(one.occurredAt), one.invoice.number, nameOf(one.invoice.repairRequest.requester)],
          ...[one.kind, one.method, one.amount.toFixed(2), one.takenByName, one.reason, one.payment?.providerId],
        ],
      }));
    },
  },
};

/**
 * A list as CSV, read as it is sent. That it was exported, by whom, stands in the audit record.
 * Errors: 401; 403; 404 for no such list.
 */
export async function exportList(viewer: Viewer, name: string, span: Span = {}): Promise<AsyncGenerator<string>> {
  requireSignedIn(viewer);
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (!list) throw notFound("This list");
  if (!list.mayExport(viewer)) throw forbidden();
  await recordAudit(db, viewer, {
    kind: "data_exported",
    subject: { type: "database", name },
    summary: `${viewer.name} exported ${name} as CSV`,
    ...(span.from ? { detail: { from: span.from.toISOString(), until: span.until?.toISOString() ?? null } } : {}),
  });
  return rowsOf(list, viewer, span);
}

async function* rowsOf(list: List, viewer: Viewer, span: Span): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(list.header);
  let after: string | null = null;
  do {
    const rows: Row[] = await list.read(viewer, after, span);
    if (rows.length > 0) yield rows.map(({ cells }) => csvRow(cells)).join("");
    after = rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null;
  } while (after);
}
