import { vehicleScope, vehicleScopeSql } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { notify, notifyDrivers } from "#app/messages/notification.server.ts";
import {
  type Asked,
  askedSql,
  CHOICES_READ,
  type Choices,
  choicesOf,
  chosenFirst,
} from "#app/platform/database/choices.server.ts";
import { db, Prisma, type Transaction } from "#app/platform/db.server.ts";
import { vehicleNamed, vehicleTitle } from "#app/platform/format.ts";
import { CHANGED_MEANWHILE, notFound, Refusal } from "#app/platform/refusal.ts";
import { orChanged, unchangedSince } from "#app/platform/version.ts";
import { requireAssigner } from "#app/repair/assign/assign.server.ts";
import { refuseStale } from "#app/repair/decide/guards.ts";
import { appendHistory } from "#app/repair/history.server.ts";
import { takeMileage } from "#app/repair/requests/car-mileage.server.ts";
import { type CorrectCar, NOT_LISTED } from "#app/repair/requests/correct-car.ts";
import { changeRequest, type LockedRequest } from "#app/repair/requests/lock.server.ts";
import { markCorrected, putCar } from "#app/repair/requests/made-car.server.ts";
import { refuseNamed, refuseRenamed } from "#app/repair/requests/named-car.server.ts";
import { checkCar, holdGarage } from "#app/shop/car-check.server.ts";
import { addDescribed, findCarsLike } from "#app/shop/car-like.server.ts";
import { isSamePlate } from "#app/shop/plate.ts";
import { holdVehicle, type Vehicle, vehicleFields } from "#app/shop/vehicle.server.ts";
import type { CorrectedCar } from "#app/shop/vehicle.ts";

type Listed = { id: string; year: number; make: string; model: string; vin: string | null; plate: string | null };
type Found = { accountId: string; vehicle: { id: string }; advisor: { id: string } | null };

/** The cars of the customer beside the one that the repair is about. Errors: 403. */
export async function listOtherCars(
  viewer: Viewer,
  { accountId, vehicle, advisor }: Found,
  asked: Asked = {},
): Promise<Choices> {
  requireAssigner(viewer, { advisorId: advisor?.id ?? null });
  const rows = await db.$queryRaw<Listed[]>`
    SELECT "id"::text, "year", "make", "model", "vin", "plate" FROM "Vehicle"
    WHERE "accountId" = ${accountId}::uuid AND "id" <> ${vehicle.id}::uuid AND ${vehicleScopeSql(viewer)}
      AND ${askedSql(asked, Prisma.sql`"id"`, Prisma.sql`concat_ws(' ', "year", "make", "model", "vin", search_plate("plate"))`)}
    ORDER BY ${chosenFirst(asked, Prisma.sql`"id"`)}, "createdAt" DESC, "id" LIMIT ${CHOICES_READ}`;
  const options = rows.map((car) => ({
    value: car.id,
    label: vehicleNamed(car),
  }));
  return choicesOf(options, asked);
}

/**
 * Puts the car of a repair right: a slip in what is known of it, another car of the customer, or one that the customer had not yet.
 * Whoever drives and repairs it is told of another car; prices are judged by the right one from then on, for they are judged as they
 * are shown. Errors: 403 but for admins and the request's advisor; 404; 409 stale, where an invoice or
 * the customer's go-ahead names the car; as checkCar.
 */
export function correctCar(viewer: Viewer, repairRequestId: string, input: CorrectCar): Promise<void> {
  return changeRequest(viewer, repairRequestId, async (tx, request) => {
    requireAssigner(viewer, request);
    refuseOther(input, request);
    refuseStale(input.version, request.version, "This repair request");
    if (input.vehicleId === request.vehicleId && "make" in input) {
      await correctSlip(tx, viewer, request, input);
    } else if (input.vehicleId === NOT_LISTED && "make" in input) {
      await takeDescribed(tx, viewer, request, input);
    } else {
      await chooseCar(tx, viewer, request, input.vehicleId);
    }
  });
}

/**
 * Somebody put another car in place meanwhile. What was typed about the first one is never written about it, nor puts it back; a car
 * that was chosen takes its place once the person has been told.
 */
function refuseOther({ was, vehicleId, version }: CorrectCar, request: LockedRequest) {
  const isSlip = vehicleId === was;
  if (was === request.vehicleId || (!isSlip && version === request.version)) return;
  const way = isSlip
    ? "Your entries are kept; open this form again to correct that car."
    : "Your entries are kept: check them, and save again to put them in place.";
  const now = `The repair is about the ${vehicleTitle(request.vehicle)} now: somebody changed the car meanwhile.`;
  throw new Refusal(409, `${now} ${way}`, { title: CHANGED_MEANWHILE });
}

const CORRECTABLE = [
  ["year", "year"],
  ["make", "make"],
  ["model", "model"],
  ["vin", "VIN"],
  ["plate", "license plate"],
] as const;

async function correctSlip(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { carVersion, sure, year, make, model, vin = null, plate = null }: CorrectedCar & { carVersion?: Date | undefined },
) {
  await holdGarage(tx, request.accountId);
  const before = await holdVehicle(tx, request.vehicleId);
  const wanted = { year, make, model, vin, plate };
  const changed = CORRECTABLE.flatMap(([field, label]) => (wanted[field] === before[field] ? [] : [label]));
  if (changed.length === 0) return;
  await refuseRenamed(tx, viewer, { before, after: wanted }, request.id);
  await checkCar(tx, viewer, { before, after: { ...before, ...wanted }, sure });
  const where = { id: before.id, ...unchangedSince(carVersion) };
  const write = tx.vehicle.update({ where, data: wanted, select: vehicleFields });
  const after = await orChanged(write, "This car");
  await markCorrected(tx, request);
  const titles = [vehicleTitle(before), vehicleTitle(after)] as const;
  const was = titles[0] === titles[1] ? "" : `: it is the ${titles[1]}, and not the ${titles[0]}`;
  await note(tx, viewer, request, `Car corrected (${changed.join(", ")})${was}`, { corrected: changed });
  if (was) await tell(tx, viewer, request, titles);
}

/** The car that is described in place of the one that the repair names: the account's that is known to be it, completed by what it lacks, or a new one. */
async function takeDescribed(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  { was, sure, year, make, model, vin = null, plate = null }: CorrectedCar & { was: string },
) {
  const { accountId, vehicle } = request;
  if (was === vehicle.id && vin && vin.toUpperCase() === vehicle.vin?.toUpperCase()) {
    const has = "The car that the repair names has this VIN. Choose that car above.";
    throw new Refusal(409, has, { field: "vin" });
  }
  const described = { year, make, model, vin, plate };
  const { car: known, perhaps } = await findCarsLike(tx, accountId, { ...described, not: was });
  // They say that it is none of the listed ones; what tells it from those has to be said too.
  if (perhaps.length > 0 && !vin && !plate) {
    const several = `The customer has more than one ${vehicleTitle(described)}. Choose one above, or enter what tells this one from them.`;
    throw new Refusal(409, several, { field: "plate" });
  }
  if (known) refuseOtherwise(known, described);
  const after = { ...described, accountId, vin: known?.vin ?? vin, plate: known?.plate ?? plate };
  await checkCar(tx, viewer, { before: known, after, sure });
  const car = known ?? (await addDescribed(tx, accountId, described));
  await takeCarIn(tx, viewer, request, { id: car.id });
  const lacked = {
    ...(vin && car.vin === null ? { vin } : {}),
    ...(plate && car.plate === null ? { plate } : {}),
  };
  const completed = CORRECTABLE.flatMap(([field, label]) => (field in lacked ? [label] : []));
  if (completed.length === 0) return;
  await tx.vehicle.update({ where: { id: car.id }, data: lacked });
  const said = `What the ${vehicleTitle(car)} lacked was added (${completed.join(", ")})`;
  await note(tx, viewer, request, said, { completed });
}

/** Nothing that was typed is passed over for what is known already. */
function refuseOtherwise(
  known: Vehicle,
  { plate, ...typed }: { plate: string | null } & Parameters<typeof vehicleTitle>[0],
) {
  const title = vehicleTitle(known);
  if (title.toLowerCase() !== vehicleTitle(typed).toLowerCase()) {
    const has = `This VIN is that of the customer's ${title}. Choose that car above, or correct the VIN.`;
    throw new Refusal(409, has, { field: "vin" });
  }
  if (!plate || !known.plate || isSamePlate(plate, known.plate)) return;
  const has = `The customer's ${title} has this VIN, and the license plate ${known.plate}. Choose that car above, or enter its plate.`;
  throw new Refusal(409, has, { field: "plate" });
}

/** Another of the account's cars by its id, by whichever door. Errors: 403, and as correctCar. */
export async function chooseCar(tx: Transaction, viewer: Viewer, request: LockedRequest, id: string): Promise<void> {
  requireAssigner(viewer, request);
  await takeCarIn(tx, viewer, request, { AND: [{ id }, vehicleScope(viewer)] });
}

async function takeCarIn(tx: Transaction, viewer: Viewer, request: LockedRequest, which: Prisma.VehicleWhereInput) {
  const { accountId, vehicle } = request;
  const car = await tx.vehicle.findFirst({ where: { AND: [which, { accountId }] }, select: vehicleFields });
  if (!car) throw notFound("This vehicle");
  if (car.id === request.vehicleId) return;
  await replaceCar(tx, viewer, request, car);
  const [before, after] = [vehicleTitle(vehicle), vehicleTitle(car)];
  const differs = before === after ? "another one" : `not the ${before}`;
  await note(tx, viewer, request, `The car is the ${after}, and ${differs}`, { changes: { vehicleId: car.id } });
}

/**
 * Another car of the same account in place of the one that a request names, by whoever may say so; the record says it in its door's own
 * words. Errors: 409 as refuseNamed.
 */
export async function replaceCar(tx: Transaction, viewer: Viewer, request: LockedRequest, car: { id: string }) {
  const from = request.vehicleId;
  refuseNamed(viewer, request);
  await putCar(tx, request, { id: car.id, by: "corrected" });
  const to = await tx.vehicle.findUniqueOrThrow({ where: { id: car.id }, select: vehicleFields });
  await takeMileage(tx, { repairRequestId: request.id, from, to });
  await tell(tx, viewer, request, [vehicleTitle(request.vehicle), vehicleTitle(to)]);
}

function note(
  tx: Transaction,
  viewer: Viewer,
  { id }: LockedRequest,
  summary: string,
  details: Record<string, Prisma.InputJsonValue>,
) {
  return appendHistory(tx, viewer, { repairRequestId: id, kind: "details_changed", summary, details });
}

async function tell(
  tx: Transaction,
  viewer: Viewer,
  request: LockedRequest,
  [before, after]: readonly [string, string],
) {
  const notice = {
    kind: "status_change",
    title: `The car of a repair is the ${after}`,
    body:
      before === after
        ? `${viewer.name} put another one in its place.`
        : `${viewer.name} corrected it: it is not the ${before}.`,
  } as const;
  await notifyDrivers(tx, request, { ...notice, except: viewer.user?.id });
  const href = `/dashboard/repair-requests/${request.id}`;
  await notify(tx, [request.technician?.userId], { ...notice, href, repairRequestId: request.id });
}
