import type { Transaction } from "#app/platform/db.server.ts";
import type { LockedRequest } from "#app/repair/requests/lock.server.ts";

const MADE_CAR = "vehicle as of ";
/** Somebody put the car right on the repair: New, sent again, has no say in it any more. */
const CORRECTED = `${MADE_CAR}its correction`;

/** What a request says of a car that New made with it and left like this. */
export async function asOf(tx: Transaction, id: string): Promise<string> {
  const { updatedAt } = await tx.vehicle.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } });
  return MADE_CAR + updatedAt.toISOString();
}

/** Whether the car came with the request, by what the request says of itself. */
export function hasMadeCar(made: string[]): boolean {
  return made.some((what) => what.startsWith(MADE_CAR));
}

async function madeOf(tx: Transaction, id: string): Promise<string[]> {
  return (await tx.repairRequest.findUniqueOrThrow({ where: { id }, select: { made: true } })).made;
}

/** Whether the request's car is one that New found, or one that it made and nobody changed since. */
export async function isAsMade(tx: Transaction, { id, vehicleId }: LockedRequest): Promise<boolean> {
  const [made, now] = [await madeOf(tx, id), await asOf(tx, vehicleId)];
  return made.every((what) => !what.startsWith(MADE_CAR) || what === now);
}

/** New has written to the car that it made. */
export async function noteCar(tx: Transaction, id: string, now: string) {
  const made = await madeOf(tx, id);
  const noted = made.map((what) => (what.startsWith(MADE_CAR) ? now : what));
  if (made.join() !== noted.join()) await tx.repairRequest.update({ where: { id }, data: { made: noted } });
}

const MARKS = { made: [MADE_CAR], found: [], corrected: [CORRECTED] };

/** The car stays, and what is known of it was put right on the repair. */
export async function markCorrected(tx: Transaction, { id }: LockedRequest) {
  const others = (await madeOf(tx, id)).filter((what) => !what.startsWith(MADE_CAR));
  const data = { made: [...others, CORRECTED], version: { increment: 1 } };
  await tx.repairRequest.update({ where: { id }, data });
}

/**
 * Another car in place of the one that the request names. That one goes where New had made it, nobody changed it and nothing else is
 * about it; what the request's lines recommended is recommended for the right car.
 */
export async function putCar(
  tx: Transaction,
  request: LockedRequest,
  car: { id: string; by: "made" | "found" | "corrected" },
) {
  const { id, vehicleId } = request;
  // Both at once and in one order: two repairs that take each other's cars wait for each other once, and not for ever.
  await tx.$queryRaw`
    SELECT 1 FROM "Vehicle" WHERE "id" IN (${vehicleId}::uuid, ${car.id}::uuid) ORDER BY "id" FOR UPDATE`;
  const mayGo = await isAsMade(tx, request);
  const made = await madeOf(tx, id);
  const others = made.filter((what) => !what.startsWith(MADE_CAR));
  await tx.repairRequest.update({
    where: { id },
    data: { vehicleId: car.id, made: [...others, ...MARKS[car.by]], version: { increment: 1 } },
  });
  await tx.serviceRecommendation.updateMany({
    where: { vehicleId, sourceLineItem: { repairRequestId: id } },
    data: { vehicleId: car.id },
  });
  if (!mayGo || others.length === made.length) return;
  const alone = { repairRequests: { none: {} }, recommendations: { none: {} } };
  await tx.vehicle.deleteMany({ where: { id: vehicleId, ...alone } });
}
