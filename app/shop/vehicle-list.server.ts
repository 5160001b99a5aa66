import { requestScope, vehicleScope, vehicleScopeSql } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import { isUuid, requireSignedIn, type Viewer } from "#app/access/viewer.server.ts";
import { db, type Prisma } from "#app/platform/db.server.ts";
import { vehicleNamed, vehicleTitle } from "#app/platform/format.ts";
import { cutPage, keysetArgs, type Place, parseDate } from "#app/platform/keyset.ts";
import { notFound } from "#app/platform/refusal.ts";
import { accountName, OWNER } from "#app/shop/owner.ts";
import { barePlate } from "#app/shop/plate.ts";
import { type Vehicle, vehicleFields } from "#app/shop/vehicle.server.ts";

const NEWEST = { field: "createdAt", direction: "desc", parse: parseDate } as const;

type Query = { q?: string | null; userId?: string | null; place?: Place; limit?: number };

/** One page of the vehicles the viewer may see, newest first; of one user's account when userId is given. Errors: 401. */
export async function searchVehicles(viewer: Viewer, { q, userId, place = null, limit = 50 }: Query = {}) {
  requireSignedIn(viewer);
  const page = keysetArgs(NEWEST, place);
  const rows = await db.vehicle.findMany({
    where: { AND: [vehicleScope(viewer), carsOfUser(userId), searchedInReach(viewer, q), page.where] },
    orderBy: page.orderBy,
    take: limit + 1,
    relationLoadStrategy: "join",
    select: { id: true, make: true, model: true, year: true, vin: true, plate: true, createdAt: true, account: OWNER },
  });
  const named = rows.map(({ account, ...row }) => ({ ...row, owner: accountName(account) }));
  return cutPage(named, limit, place, (row) => row.createdAt.toISOString());
}

const CHOICES = 20;

/** The vehicles that a field offers to choose from, with whose they are, and always the chosen one. Errors: 401. */
export async function listVehicleChoices(
  viewer: Viewer,
  { q, chosen }: { q?: string | null; chosen?: string | null } = {},
): Promise<{ value: string; label: string }[]> {
  requireSignedIn(viewer);
  const select = { id: true, make: true, model: true, year: true, vin: true, plate: true, account: OWNER } as const;
  const [found, own] = await Promise.all([
    db.vehicle.findMany({
      where: { AND: [vehicleScope(viewer), searchedInReach(viewer, q)] },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: CHOICES,
      relationLoadStrategy: "join",
      select,
    }),
    chosen && isUuid(chosen)
      ? db.vehicle.findMany({ where: { AND: [{ id: chosen }, vehicleScope(viewer)] }, select })
      : [],
  ]);
  return [...own, ...found.filter(({ id }) => id !== chosen)].map((vehicle) => ({
    value: vehicle.id,
    label: [vehicleNamed(vehicle), viewer.user.role === "driver" ? null : accountName(vehicle.account)]
      .filter(Boolean)
      .join(" · "),
  }));
}

/** `title`: in the order in which the field of a new request reads it. */
export type PlatedVehicle = { id: string; title: string; vin: string | null; owner: string };

/** The newest vehicles with this license plate, however it is written: letters and digits alone count. Errors: 401. */
export async function listByPlate(viewer: Viewer, plate: string): Promise<PlatedVehicle[]> {
  requireSignedIn(viewer);
  const bare = barePlate(plate);
  if (!bare) return [];
  // As the index "Vehicle_bare_plate_idx" has it.
  const same = await db.$queryRaw<{ id: string }[]>`SELECT "id" FROM "Vehicle"
    WHERE bare_plate("plate") = ${bare} AND ${vehicleScopeSql(viewer)}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${CHOICES}`;
  if (same.length === 0) return [];
  const rows = await db.vehicle.findMany({
    where: { AND: [{ id: { in: same.map(({ id }) => id) } }, vehicleScope(viewer)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    relationLoadStrategy: "join",
    select: { id: true, make: true, model: true, year: true, vin: true, account: OWNER },
  });
  return rows.map((row) => ({
    id: row.id,
    title: `${row.year} ${row.make} ${row.model}`,
    vin: row.vin,
    owner: accountName(row.account),
  }));
}

export function carsOfUser(userId: string | null | undefined): Prisma.VehicleWhereInput {
  if (!userId) return {};
  if (!isUuid(userId)) return { id: { in: [] } };
  return { account: { users: { some: { id: userId } } } };
}

/** What was done on a vehicle, newest first; nothing on one outside the viewer's scope. */
export async function listServiceHistory(viewer: Viewer, vehicleId: string) {
  if (!isUuid(vehicleId)) return [];
  return db.repairRequest.findMany({
    where: { AND: [{ vehicleId, vehicle: vehicleScope(viewer) }, requestScope(viewer)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 100,
    relationLoadStrategy: "join",
    select: {
      id: true,
      status: true,
      initiatedBy: true,
      createdAt: true,
      completedDate: true,
      scheduledServiceDate: true,
      totalPrice: true,
      repairProvider: { select: { name: true } },
    },
  });
}

type Owner = { name: string; customerId: string | null };

/** A vehicle with whose it is, by name, and the customer's page where there is one to open. Errors: 404 outside the scope. */
export async function findVehicleAndOwner(viewer: Viewer, id: string): Promise<{ vehicle: Vehicle; owner: Owner }> {
  const row = isUuid(id)
    ? await db.vehicle.findFirst({
        where: { AND: [{ id }, vehicleScope(viewer)] },
        relationLoadStrategy: "join",
        select: { ...vehicleFields, account: OWNER },
      })
    : null;
  if (!row) throw notFound("This vehicle");
  const { account, ...vehicle } = row;
  const first = account.users.find(({ deletedAt }) => deletedAt === null);
  return { vehicle, owner: { name: accountName(account), customerId: first?.id ?? null } };
}

const TWINS = 5;

/** The other cars with the VIN of this one that the viewer may see, with whose they are: it was sold on, or typed twice. None for customers. */
export async function listSameVin(viewer: Viewer, { id, vin }: Pick<Vehicle, "id" | "vin">) {
  if (!vin || viewer.user?.role === "driver") return [];
  const rows = await db.vehicle.findMany({
    where: { AND: [vehicleScope(viewer), { vin, id: { not: id } }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: TWINS,
    relationLoadStrategy: "join",
    select: { id: true, make: true, model: true, year: true, account: OWNER },
  });
  return rows.map(({ account, ...row }) => ({ id: row.id, title: vehicleTitle(row), owner: accountName(account) }));
}
