import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { toCents } from "#app/platform/money.ts";

const MOST = 100;

export type OwnRepair = {
  id: string;
  status: string;
  car: string;
  createdAt: Date;
  /** Cents, of what is approved or waits; of the quote while nothing was decided. */
  sum: number;
  lineCount: number;
};

/** All repairs that the viewer may see, newest first, each with its sum; at most a hundred. */
export async function listOwnRepairs(viewer: Viewer): Promise<OwnRepair[]> {
  const rows = await db.repairRequest.findMany({
    where: requestScope(viewer),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      createdAt: true,
      vehicle: { select: { year: true, make: true, model: true } },
      lineItems: { select: { group: true, totalPrice: true } },
    },
  });
  return rows.map(({ vehicle, lineItems, ...row }) => {
    const sumOf = (groups: string[]) =>
      lineItems.filter(({ group }) => groups.includes(group)).reduce((sum, line) => sum + toCents(line.totalPrice), 0);
    const sum = sumOf(["approved", "pending"]) || sumOf(["quote_analyzed"]);
    return { ...row, car: vehicleTitle(vehicle), sum, lineCount: lineItems.length };
  });
}
