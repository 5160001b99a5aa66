import { requestScope, vehicleScope } from "#app/access/scopes.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import type { Prisma } from "#app/platform/db.server.ts";
import { toCents } from "#app/platform/money.ts";
import { campaignsOf, recallTable } from "#app/prices/car/recalls.server.ts";

const REPAIRS = 6;
const CARS = 12;
const car = { id: true, make: true, model: true, year: true } as const;

/** The customer's cars and repairs that the viewer may see, newest first: one more of each, for one of them is on the page itself. */
export function besideFields(viewer: Viewer) {
  return {
    select: {
      vehicles: {
        where: vehicleScope(viewer),
        orderBy: { createdAt: "desc" },
        take: CARS + 1,
        select: { ...car, plate: true, vin: true },
      },
      repairRequests: {
        where: requestScope(viewer),
        orderBy: { createdAt: "desc" },
        take: REPAIRS + 1,
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
  } satisfies Prisma.AccountDefaultArgs;
}

/** What its card shows of a car, and what it is due for, soonest first. */
export const carFields = {
  plate: true,
  warrantyStatus: true,
  updatedAt: true,
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
} satisfies Prisma.VehicleSelect;

type Beside = Prisma.AccountGetPayload<ReturnType<typeof besideFields>>;
type Car = { id: string; make: string; model: string; year: number; mileage: number | null; vin: string | null };

/**
 * What stands beside a repair: the customer's other cars and repairs, and the recall campaigns that name its model and year. Sums in
 * cents.
 */
export function besideOf({ vehicles, repairRequests }: Beside, id: string, vehicle: Car) {
  return {
    cars: vehicles.filter((other) => other.id !== vehicle.id).slice(0, CARS),
    repairs: repairRequests
      .filter((other) => other.id !== id)
      .slice(0, REPAIRS)
      .map((repair) => ({ ...repair, totalPrice: toCents(repair.totalPrice) })),
    recalls: recallsOf(vehicle),
  };
}

function recallsOf(vehicle: Car) {
  const table = recallTable();
  return campaignsOf(vehicle).map((campaign) => ({ campaign, sentence: table.sentences.get(campaign) ?? "" }));
}
