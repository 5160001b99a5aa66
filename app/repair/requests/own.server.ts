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
  /** Cents: the figure that the repair has everywhere. */
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
      totalPrice: true,
      _count: { select: { lineItems: true } },
    },
  });
  return rows.map(({ vehicle, totalPrice, _count: { lineItems }, ...row }) => ({
    ...{ ...row, car: vehicleTitle(vehicle), sum: toCents(totalPrice), lineCount: lineItems },
  }));
}
