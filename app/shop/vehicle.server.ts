import type { z } from "zod";
import { accountScope, vehicleScope } from "#app/access/scopes.server.ts";
import { searchedInReach } from "#app/access/searched.server.ts";
import { isUuid, requireSignedIn, type SignedInViewer, type Viewer } from "#app/access/viewer.server.ts";
import { toDay } from "#app/platform/day.ts";
import type { Prisma, Transaction } from "#app/platform/db.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type Page, pageArgs } from "#app/platform/page.ts";
import { forbidden, notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";
import { checkCar, holdGarage } from "#app/shop/car-check.server.ts";
import { recommendByMileage } from "#app/shop/recommend.server.ts";
import type { EditVehicle, NewVehicle, UpdateVehicle } from "#app/shop/vehicle.ts";

export const vehicleFields = {
  id: true,
  accountId: true,
  make: true,
  model: true,
  year: true,
  vin: true,
  mileage: true,
  color: true,
  plate: true,
  warrantyStatus: true,
  warrantyPlan: true,
  warrantyExpiresAt: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.VehicleSelect;

export type Vehicle = Prisma.VehicleGetPayload<{ select: typeof vehicleFields }>;

/** The vehicles the viewer may see, newest first; of one user's account when userId is given. */
export async function listVehicles(
  viewer: Viewer,
  options: { userId?: string; accountId?: string; page?: Page } = {},
): Promise<Vehicle[]> {
  if (options.userId && !isUuid(options.userId)) return [];
  if (options.accountId && !isUuid(options.accountId)) return [];
  return db.vehicle.findMany({
    where: {
      AND: [
        vehicleScope(viewer),
        searchedInReach(viewer, null),
        options.userId ? { account: { users: { some: { id: options.userId } } } } : {},
        options.accountId ? { accountId: options.accountId } : {},
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...pageArgs(options.page),
    select: vehicleFields,
  });
}

/** Errors: 404 outside the scope. */
export async function findVehicle(viewer: Viewer, id: string): Promise<Vehicle> {
  if (!isUuid(id)) throw notFound("This vehicle");
  const vehicle = await db.vehicle.findFirst({ where: { AND: [{ id }, vehicleScope(viewer)] }, select: vehicleFields });
  if (!vehicle) throw notFound("This vehicle");
  return vehicle;
}

/** Adds a vehicle to the viewer's own account, or for an admin to any. Errors: 401, 403 for another's account; as checkCar. */
export async function addVehicle(viewer: Viewer, { sure, ...input }: NewVehicle): Promise<Vehicle> {
  requireSignedIn(viewer);
  const accountId = input.accountId ?? viewer.user.accountId;
  if (accountId !== viewer.user.accountId) {
    if (viewer.user.role === "driver") throw forbidden();
    const account = await db.account.findFirst({
      where: { AND: [{ id: accountId }, accountScope(viewer)] },
      select: { id: true },
    });
    if (!account) throw new Refusal(403, forbidden().message, { field: "accountId" });
  }
  return db.$transaction(async (tx) => {
    const after = { ...input, accountId, vin: input.vin ?? null, plate: input.plate ?? null };
    await checkCar(tx, viewer, { before: null, after, sure });
    const vehicle = await tx.vehicle.create({ data: { ...input, accountId }, select: vehicleFields });
    await recommendByMileage(tx, vehicle);
    return vehicle;
  });
}

/**
 * A car as it stands, until the transaction ends: who renames it, and who writes its name on a paper, wait for each other. Taken before
 * what is written of its repairs, for a new name is also written into their words of search. Errors: 409 where it is gone.
 */
export async function holdVehicle(tx: Transaction, id: string): Promise<Vehicle> {
  await tx.$queryRaw`SELECT 1 FROM "Vehicle" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
  return orChanged(tx.vehicle.findUniqueOrThrow({ where: { id }, select: vehicleFields }), "This vehicle");
}

/**
 * What is known of a car; `check` refuses by what is said of it elsewhere. Errors: 401, 403 when anyone but an admin names another account,
 * 404, 409 for a car that has repairs; as checkCar.
 */
export async function updateVehicle(
  viewer: Viewer,
  id: string,
  input: z.output<typeof UpdateVehicle> | EditVehicle,
  check?: (tx: Transaction, before: Vehicle, after: Vehicle) => Promise<void>,
): Promise<Vehicle> {
  requireSignedIn(viewer);
  const vehicle = await findVehicle(viewer, id);
  if (input.accountId && input.accountId !== vehicle.accountId) await requireMovable(viewer, vehicle.id);
  const { warrantyExpiresAt, version, sure, ...rest } = { version: undefined, ...input };
  return db.$transaction(async (tx) => {
    await holdGarage(tx, rest.accountId ?? vehicle.accountId);
    const before = await holdVehicle(tx, vehicle.id);
    const write = tx.vehicle.update({
      where: { id: before.id, ...unchangedSince(version) },
      data: { ...rest, warrantyExpiresAt: toDay(warrantyExpiresAt) },
      select: vehicleFields,
    });
    const updated = await orChanged(write, "This vehicle");
    await check?.(tx, before, updated);
    await checkCar(tx, viewer, { before, after: updated, sure });
    if (updated.mileage !== before.mileage) await recommendByMileage(tx, updated);
    return updated;
  });
}

/** Errors: 403 for anyone but admins, 409 while repairs of the car belong to the account it is in. */
async function requireMovable(viewer: SignedInViewer, vehicleId: string) {
  if (viewer.user.role !== "admin") throw forbidden();
  const repairs = await db.repairRequest.count({ where: { vehicleId }, take: 1 });
  if (repairs === 0) return;
  throw new Refusal(409, "This car has repairs in the account it belongs to, and stays there.", { field: "accountId" });
}
