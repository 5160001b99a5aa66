import { may, type Role } from "#app/access/permissions.ts";
import { customerScope, invoiceScope, requestScope, userScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { listSql } from "#app/platform/database/reads/reads.server.ts";
import { db, jsonOf, Prisma } from "#app/platform/db.server.ts";
import {
  formatMoney,
  formatPhone,
  fullName,
  shortId,
  statusLabel,
  vehicleMark,
  vehicleTitle,
} from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { invoiceStatusLabel } from "#app/repair/invoice.ts";
import { searchedProvidersSql } from "#app/shop/repair-provider-list.server.ts";

export type Found = { id: string; title: string; detail: string; href: string };
export type SearchSection = { title: string; results: Found[]; more: boolean };

const ROWS = 10;

/** One search over everything the viewer may see; sections without a result are left out. Errors: 401. */
export async function searchEverything(viewer: Viewer, q: string): Promise<SearchSection[]> {
  requireSignedIn(viewer);
  const text = q.trim();
  if (!text) return [];
  const [requests, vehicles, invoices, { customers, users, providers }] = await Promise.all([
    findRequests(viewer, text),
    findVehicles(viewer, text),
    findInvoices(viewer, text),
    findPeople(viewer, text),
  ]);
  return [customers, requests, vehicles, invoices, users, providers].filter(({ results }) => results.length > 0);
}

function section<Row>(title: string, rows: Row[], toFound: (row: Row) => Found): SearchSection {
  return { title, results: rows.slice(0, ROWS).map(toFound), more: rows.length > ROWS };
}

const desc = "desc" as const;
/** One more than is shown, to know whether there are more. */
const NEWEST = { orderBy: [{ createdAt: desc }, { id: desc }], take: ROWS + 1 };

async function findRequests(viewer: Viewer, text: string) {
  const rows = await db.repairRequest.findMany({
    where: { AND: [requestScope(viewer), searched(viewer, text)] },
    ...NEWEST,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      initiatedBy: true,
      vehicle: { select: { make: true, model: true, year: true, vin: true, plate: true } },
      requester: { select: { firstName: true, lastName: true } },
    },
  });
  return section("Repair Requests", rows, (row) => ({
    id: row.id,
    title: `${vehicleTitle(row.vehicle)} · #${shortId(row.id)}`,
    detail: [
      vehicleMark(row.vehicle),
      fullName(row.requester),
      row.initiatedBy || "Not specified",
      statusLabel(row.status),
    ]
      .filter(Boolean)
      .join(" · "),
    href: `/dashboard/repair-requests/${row.id}`,
  }));
}

async function findVehicles(viewer: Viewer, text: string) {
  const rows = await db.vehicle.findMany({
    where: { AND: [vehicleScope(viewer), searched(viewer, text)] },
    ...NEWEST,
    select: { id: true, make: true, model: true, year: true, vin: true, plate: true },
  });
  return section("Vehicles", rows, (row) => ({
    id: row.id,
    title: vehicleTitle(row),
    detail: [row.plate, row.vin ?? "No VIN"].filter(Boolean).join(" · "),
    href: `/dashboard/vehicles/${row.id}`,
  }));
}

async function findInvoices(viewer: Viewer, text: string) {
  const rows = await db.invoice.findMany({
    where: { AND: [invoiceScope(viewer), searched(viewer, text)] },
    ...NEWEST,
    relationLoadStrategy: "join",
    select: {
      id: true,
      number: true,
      status: true,
      totalAmount: true,
      repairRequest: { select: { requester: { select: { firstName: true, lastName: true } } } },
    },
  });
  return section("Invoices", rows, (row) => ({
    id: row.id,
    title: `Invoice ${row.number}`,
    detail: [
      fullName(row.repairRequest.requester),
      formatMoney(toCents(row.totalAmount)),
      invoiceStatusLabel(row.status),
    ]
      .filter(Boolean)
      .join(" · "),
    href: `/dashboard/invoices/${row.id}`,
  }));
}

type UserRow = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  role: Role;
};
const personFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
} as const;
type ProviderRow = { id: string; name: string; city: string; state: string; type: string };

/**
 * Customers, users, and for who may see them the providers, in one statement. People open as the conversation with them; for who manages users,
 * among the users.
 */
async function findPeople(viewer: SignedInViewer, text: string) {
  const manages = may(viewer.user.role, "users.manage");
  const named = searched(viewer, text, { own: true });
  const people = (scope: Prisma.UserWhereInput) =>
    listSql("User", {
      where: { AND: [scope, named] },
      ...NEWEST,
      select: personFields,
    } satisfies Prisma.UserFindManyArgs);
  const providers = Prisma.sql`
    SELECT "id", "name", "city", "state", "type" FROM "RepairProvider"
    WHERE ${may(viewer.user.role, "providers.read")}::boolean AND ${searchedProvidersSql(text)} ORDER BY "name", "id" LIMIT ${ROWS + 1}`;
  const [row] = await db.$queryRaw<{ customers: UserRow[]; users: UserRow[]; providers: ProviderRow[] }[]>`
    SELECT ${jsonOf(people(customerScope(viewer)))} AS "customers", ${jsonOf(people(userScope(viewer)))} AS "users", ${jsonOf(providers)} AS "providers"`;
  return {
    // Who is on the phone.
    customers: section("Customers", row?.customers ?? [], (customer) => ({
      id: customer.id,
      title: fullName(customer),
      detail: [formatPhone(customer.phone), customer.email].filter(Boolean).join(" · "),
      href: `/dashboard/customers/${customer.id}`,
    })),
    users: section("Users", row?.users ?? [], (user) => ({
      id: user.id,
      title: fullName(user),
      detail: [user.role, user.email, formatPhone(user.phone)].filter(Boolean).join(" · "),
      href: manages
        ? `/dashboard/users?q=${encodeURIComponent(user.email ?? user.phone ?? user.lastName)}`
        : `/dashboard/communications/${user.id}`,
    })),
    providers: section("Repair Providers", row?.providers ?? [], (provider) => ({
      id: provider.id,
      title: provider.name,
      detail: `${provider.type} · ${provider.city}, ${provider.state}`,
      href: `/dashboard/repair-providers/${provider.id}`,
    })),
  };
}
