import { may } from "#app/access/permissions.ts";
import { requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { type DashboardMetrics, findDashboardMetrics } from "#app/desk/dashboard.server.ts";
import { sumOfLedger } from "#app/payments/ledger.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { forbidden } from "#app/platform/refusal.ts";

/** Counts of the whole shop; money in integer cents. */
export type Stats = {
  users: number;
  accounts: number;
  vehicles: number;
  repairRequests: number;
  requestsByStatus: Record<string, number>;
  invoices: number;
  unpaidInvoices: number;
  invoiced: number;
  paid: number;
  outstanding: number;
  metrics: DashboardMetrics;
};

/** Errors: 401, 403 for anyone but admins. */
export async function findStats(viewer: Viewer): Promise<Stats> {
  requireSignedIn(viewer);
  if (!may(viewer.user.role, "admin.api")) throw forbidden();
  const [users, accounts, vehicles, statuses, invoices, unpaidInvoices, paid, metrics] = await Promise.all([
    db.user.count({ where: { deletedAt: null } }),
    db.account.count(),
    db.vehicle.count(),
    db.repairRequest.groupBy({ by: ["status"], _count: { _all: true }, orderBy: { status: "asc" } }),
    db.invoice.aggregate({
      where: { status: { not: "Void" } },
      _count: { _all: true },
      _sum: { totalAmount: true, outstandingBalance: true },
    }),
    db.invoice.count({ where: { status: "Unpaid" } }),
    sumOfLedger(db),
    findDashboardMetrics(viewer),
  ]);
  const requestsByStatus = Object.fromEntries(statuses.map(({ status, _count }) => [status, _count._all]));
  return {
    users,
    accounts,
    vehicles,
    repairRequests: statuses.reduce((total, { _count }) => total + _count._all, 0),
    requestsByStatus,
    invoices: invoices._count._all,
    unpaidInvoices,
    invoiced: toCents(invoices._sum.totalAmount ?? 0),
    paid,
    outstanding: toCents(invoices._sum.outstandingBalance ?? 0),
    metrics,
  };
}
