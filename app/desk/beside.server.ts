import { requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { recallTable } from "#app/prices/car/recalls.server.ts";
import { campaignsFor } from "#app/prices/car/recalls.ts";

const REPAIRS = 6;
const CARS = 12;

type Asked = {
  id: string;
  accountId: string;
  vehicle: { id: string; make: string; model: string; year: number; mileage: number | null };
};

/**
 * What stands beside a repair: the customer's other cars and repairs that the viewer may see, what the car is due for, and the
 * recall campaigns that name its model and year. One statement. Sums in cents.
 */
export async function findBeside(viewer: Viewer, { id, accountId, vehicle }: Asked) {
  const car = { id: true, make: true, model: true, year: true } as const;
  const account = await db.account.findUnique({
    where: { id: accountId },
    relationLoadStrategy: "join",
    select: {
      vehicles: {
        where: { AND: [vehicleScope(viewer), { id: { not: vehicle.id } }] },
        orderBy: { createdAt: "desc" },
        take: CARS,
        select: car,
      },
      repairRequests: {
        where: { AND: [requestScope(viewer), { id: { not: id } }] },
        orderBy: { createdAt: "desc" },
        take: REPAIRS,
        select: {
          id: true,
          status: true,
          initiatedBy: true,
          createdAt: true,
          totalPrice: true,
          vehicle: { select: car },
        },
      },
    },
  });
  return {
    cars: account?.vehicles ?? [],
    repairs: (account?.repairRequests ?? []).map((repair) => ({ ...repair, totalPrice: toCents(repair.totalPrice) })),
    recalls: recallsOf(vehicle),
  };
}

/** What its card shows of a car, and what it is due for, soonest first. The caller has found the car in the viewer's scope. */
export function findCar(vehicleId: string) {
  return db.vehicle.findUniqueOrThrow({
    where: { id: vehicleId },
    relationLoadStrategy: "join",
    select: {
      plate: true,
      warrantyStatus: true,
      recommendations: {
        where: { status: { not: "Completed" } },
        orderBy: [{ recommendedDueDate: { sort: "asc", nulls: "last" } }, { id: "asc" }],
        take: CARS,
        select: {
          id: true,
          recommendedServiceDescription: true,
          recommendedDueDate: true,
          recommendedDueMileage: true,
        },
      },
    },
  });
}

function recallsOf(car: Asked["vehicle"]) {
  const table = recallTable();
  return campaignsFor(table, car).map((campaign) => ({ campaign, sentence: table.sentences.get(campaign) ?? "" }));
}
