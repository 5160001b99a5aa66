import { requestScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { vehicleTitle } from "#app/platform/format.ts";
import { sum, toCents } from "#app/platform/money.ts";
import { type Group, type PriceBasis, STANDING } from "#app/repair/line-item.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { shopOfQuotes, standingFields } from "#app/repair/requests/standing-quotes.ts";

const MOST = 100;

export type OwnRepair = {
  id: string;
  status: RequestStatus;
  car: string;
  createdAt: Date;
  /** Cents, before tax: what stands of it, at the prices of the shop until it agreed to ours. */
  sum: number;
  lineCount: number;
  /** What tells it from another repair of the same car: its first lines, or what was asked for, and whose quote it is. */
  what: string;
  shop: string | null;
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
      initiatedBy: true,
      description: true,
      vehicle: { select: { year: true, make: true, model: true } },
      totalPrice: true,
      lineItems: {
        select: { description: true, group: true, priceBasis: true, originalPrice: true, totalPrice: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      },
      repairProvider: { select: { name: true } },
      quoteDocuments: { select: standingFields, orderBy: { uploadedAt: "asc" } },
    },
  });
  return rows.map(
    ({ vehicle, totalPrice, lineItems, repairProvider, quoteDocuments, initiatedBy, description, ...row }) => ({
      ...row,
      car: vehicleTitle(vehicle),
      sum: toCents(totalPrice) + sum(lineItems.map(aboveTarget)),
      lineCount: lineItems.length,
      what: firstOf(lineItems) || initiatedBy || description || "",
      shop: repairProvider?.name ?? shopOfQuotes(quoteDocuments),
    }),
  );
}

type Line = { group: Group; priceBasis: PriceBasis; originalPrice: Prisma.Decimal; totalPrice: Prisma.Decimal };

/** What the shop asks above our target, in cents: until it agreed, its price is the quoted one. */
function aboveTarget({ group, priceBasis, originalPrice, totalPrice }: Line): number {
  if (priceBasis !== "target" || !STANDING.includes(group)) return 0;
  return toCents(originalPrice) - toCents(totalPrice);
}

const NAMED = 2;

function firstOf(lines: { description: string }[]): string {
  const named = lines.slice(0, NAMED).map(({ description }) => description);
  const more = lines.length - named.length;
  return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
