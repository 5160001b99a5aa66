import type { Transaction } from "#app/platform/db.server.ts";
import { fieldIn } from "#app/platform/known.ts";
import { recommendByMileage, recommendNoFurther } from "#app/shop/recommend.server.ts";

type Car = { id: string; make: string; model: string; mileage: number | null };
export type MilesGoOver = { repairRequestId: string; from: string; to: Car };

/** What the odometer showed when it came in was the right car's: the mistaken one gets back what it had. */
export async function takeMileage(tx: Transaction, { repairRequestId, from, to }: MilesGoOver) {
  const { mileageIn } = await tx.repairRequest.findUniqueOrThrow({
    where: { id: repairRequestId },
    select: { mileageIn: true },
  });
  if (mileageIn === null) return;
  const select = { id: true, make: true, model: true, mileage: true } as const;
  // The mistaken car may be gone with its mistake; miles that somebody gave it since are its own.
  const mistaken = await tx.vehicle.findFirst({ where: { id: from, mileage: mileageIn }, select });
  if (mistaken) {
    const mileage = await milesBefore(tx, repairRequestId, from);
    await tx.vehicle.update({ where: { id: from }, data: { mileage } });
    await recommendNoFurther(tx, { ...mistaken, mileage });
  }
  if (mileageIn <= (to.mileage ?? 0)) return;
  await tx.vehicle.update({ where: { id: to.id }, data: { mileage: mileageIn } });
  await recommendByMileage(tx, { ...to, mileage: mileageIn });
}

/** What was known of a car before this repair took its miles: as its record says, else what its newest other repair read. */
async function milesBefore(tx: Transaction, repairRequestId: string, vehicleId: string): Promise<number | null> {
  const record = await tx.historyEvent.findFirst({
    where: { repairRequestId, kind: "details_changed", data: { path: ["milesOf"], equals: vehicleId } },
    orderBy: { id: "asc" },
    select: { data: true },
  });
  const before = fieldIn(record?.data, "before");
  if (typeof before === "number") return before;
  const read = await tx.repairRequest.findFirst({
    where: { vehicleId, mileageIn: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { mileageIn: true },
  });
  return read?.mileageIn ?? null;
}
