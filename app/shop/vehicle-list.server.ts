import { requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { cutPage, keysetArgs, type Place, parseDate } from "#app/platform/keyset.ts";
import { likeLiteral } from "#app/platform/search-terms.ts";
import { findVehicle } from "#app/shop/vehicle.server.ts";

const NEWEST = { field: "createdAt", direction: "desc", parse: parseDate } as const;

type Query = { q?: string | null; userId?: string | null; place?: Place; limit?: number };

/** One page of the vehicles the viewer may see, newest first; of one user's account when userId is given. Errors: 401. */
export async function searchVehicles(viewer: Viewer, { q, userId, place = null, limit = 50 }: Query = {}) {
  requireSignedIn(viewer);
  const page = keysetArgs(NEWEST, place);
  const rows = await db.vehicle.findMany({
    where: { AND: [vehicleScope(viewer), ofUser(userId), searched(q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    select: { id: true, make: true, model: true, year: true, vin: true, createdAt: true },
  });
  return cutPage(rows, limit, place, (row) => row.createdAt.toISOString());
}

function ofUser(userId: string | null | undefined): Prisma.VehicleWhereInput {
  if (!userId) return {};
  if (!isUuid(userId)) return { id: { in: [] } };
  return { account: { users: { some: { id: userId } } } };
}

function searched(q: string | null | undefined): Prisma.VehicleWhereInput {
  const words = q?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  return {
    AND: words.map((word) => {
      const contains = { contains: likeLiteral(word), mode: "insensitive" as const };
      const year = /^\d{4}$/.test(word) ? [{ year: Number(word) }] : [];
      return { OR: [{ make: contains }, { model: contains }, { vin: contains }, ...year] };
    }),
  };
}

/** What was done on a vehicle, newest first. Errors: 404 outside the scope. */
export async function listServiceHistory(viewer: Viewer, vehicleId: string, limit = 100) {
  const vehicle = await findVehicle(viewer, vehicleId);
  return db.repairRequest.findMany({
    where: { AND: [{ vehicleId: vehicle.id }, requestScope(viewer)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      initiatedBy: true,
      createdAt: true,
      completedDate: true,
      totalPrice: true,
      repairProvider: { select: { name: true } },
    },
  });
}
