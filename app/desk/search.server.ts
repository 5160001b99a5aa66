import { may } from "#app/access/permissions.ts";
import { invoiceScope, requestScope, userScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searched } from "#app/access/searched.server.ts";
import { requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatMoney, formatPhone, shortId, statusLabel, vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";
import { searchedProviders } from "#app/shop/repair-provider-list.server.ts";

export type Found = { id: string; title: string; detail: string; href: string };
export type SearchSection = { title: string; results: Found[]; more: boolean };

const ROWS = 10;

/** One search over everything the viewer may see; sections without a result are left out. Errors: 401. */
export async function searchEverything(viewer: Viewer, q: string): Promise<SearchSection[]> {
  requireSignedIn(viewer);
  const text = q.trim();
  if (!text) return [];
  const sections = await Promise.all([
    findRequests(viewer, text),
    findVehicles(viewer, text),
    findInvoices(viewer, text),
    findUsers(viewer, text),
    may(viewer.user.role, "providers.read") ? findProviders(text) : null,
  ]);
  return sections.filter((section) => section !== null).filter((section) => section.results.length > 0);
}

function section<Row>(title: string, rows: Row[], toFound: (row: Row) => Found): SearchSection {
  return { title, results: rows.slice(0, ROWS).map(toFound), more: rows.length > ROWS };
}

async function findRequests(viewer: Viewer, text: string) {
  const rows = await db.repairRequest.findMany({
    where: { AND: [requestScope(viewer), searched(viewer, text)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ROWS + 1,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      initiatedBy: true,
      vehicle: { select: { make: true, model: true, year: true } },
    },
  });
  return section("Repair Requests", rows, (row) => ({
    id: row.id,
    title: `${vehicleTitle(row.vehicle)} · #${shortId(row.id)}`,
    detail: `${row.initiatedBy || "Not specified"} · ${statusLabel(row.status)}`,
    href: `/dashboard/repair-requests/${row.id}`,
  }));
}

async function findVehicles(viewer: Viewer, text: string) {
  const rows = await db.vehicle.findMany({
    where: { AND: [vehicleScope(viewer), searched(viewer, text)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ROWS + 1,
    select: { id: true, make: true, model: true, year: true, vin: true },
  });
  return section("Vehicles", rows, (row) => ({
    id: row.id,
    title: vehicleTitle(row),
    detail: row.vin ?? "No VIN",
    href: `/dashboard/vehicles/${row.id}`,
  }));
}

async function findInvoices(viewer: Viewer, text: string) {
  const rows = await db.invoice.findMany({
    where: { AND: [invoiceScope(viewer), searched(viewer, text)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ROWS + 1,
    select: { id: true, status: true, totalAmount: true },
  });
  return section("Invoices", rows, (row) => ({
    id: row.id,
    title: `Invoice #${shortId(row.id)}`,
    detail: `${formatMoney(toCents(row.totalAmount))} · ${row.status}`,
    href: `/dashboard/invoices/${row.id}`,
  }));
}

/** People open as the conversation with them; for who manages users, among the users. */
async function findUsers(viewer: SignedInViewer, text: string) {
  const manages = may(viewer.user.role, "users.manage");
  const rows = await db.user.findMany({
    where: { AND: [userScope(viewer), searched(viewer, text, { own: true })] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: ROWS + 1,
    select: { id: true, firstName: true, lastName: true, email: true, phone: true, role: true },
  });
  return section("Users", rows, (row) => ({
    id: row.id,
    title: `${row.firstName} ${row.lastName}`.trim(),
    detail: [row.role, row.email, formatPhone(row.phone)].filter(Boolean).join(" · "),
    href: manages
      ? `/dashboard/users?q=${encodeURIComponent(row.email ?? row.phone ?? row.lastName)}`
      : `/dashboard/communications/${row.id}`,
  }));
}

async function findProviders(text: string) {
  const rows = await db.repairProvider.findMany({
    where: searchedProviders(text),
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: ROWS + 1,
    select: { id: true, name: true, city: true, state: true, type: true },
  });
  return section("Repair Providers", rows, (row) => ({
    id: row.id,
    title: row.name,
    detail: `${row.type} · ${row.city}, ${row.state}`,
    href: `/dashboard/repair-providers/${row.id}`,
  }));
}
