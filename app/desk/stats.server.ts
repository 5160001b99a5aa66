import { requireMay, type Viewer } from "#app/access/viewer.server.ts";
import { type DashboardMetrics, findDashboardMetrics } from "#app/desk/dashboard.server.ts";
import { db } from "#app/platform/db.server.ts";
import { sum, toCents } from "#app/platform/money.ts";

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
  requireMay(viewer, "admin.api");
  const [[row], metrics] = await Promise.all([
    db.$queryRaw<StatsRow[]>`
      SELECT (SELECT count(*)::int FROM "User" WHERE "deletedAt" IS NULL) AS "users",
        (SELECT count(*)::int FROM "Account") AS "accounts", (SELECT count(*)::int FROM "Vehicle") AS "vehicles",
        (SELECT json_object_agg("status", "rows" ORDER BY "status") FROM (
          SELECT "status", count(*)::int AS "rows" FROM "RepairRequest" GROUP BY "status") AS by_status) AS "requestsByStatus",
        i."invoices", i."unpaidInvoices", i."invoiced", i."outstanding",
        (SELECT coalesce(sum("amount"), 0)::text FROM "LedgerEntry") AS "paid"
      FROM (
        SELECT count(*)::int AS "invoices", (count(*) FILTER (WHERE "status" = 'Unpaid'))::int AS "unpaidInvoices",
          coalesce(sum("totalAmount"), 0)::text AS "invoiced", coalesce(sum("outstandingBalance"), 0)::text AS "outstanding"
        FROM "Invoice" WHERE "status" <> 'Void'
      ) AS i`,
    findDashboardMetrics(viewer),
  ]);
  if (!row) throw new Error("The statistics came without a row.");
  const requestsByStatus = row.requestsByStatus ?? {};
  return {
    ...row,
    requestsByStatus,
    repairRequests: sum(Object.values(requestsByStatus)),
    invoiced: toCents(row.invoiced),
    paid: toCents(row.paid),
    outstanding: toCents(row.outstanding),
    metrics,
  };
}

type StatsRow = Pick<Stats, "users" | "accounts" | "vehicles" | "invoices" | "unpaidInvoices"> & {
  requestsByStatus: Record<string, number> | null;
  invoiced: string;
  paid: string;
  outstanding: string;
};
