import type { Transaction } from "#app/platform/db.server.ts";
import { notFound, Refusal } from "#app/platform/refusal.ts";
import { modelAsWritten } from "#app/quote-reader/paper/models.ts";
import { holdGarage, isSameVin } from "#app/shop/car-check.server.ts";
import { isSamePlate } from "#app/shop/plate.ts";
import { type Vehicle, vehicleFields } from "#app/shop/vehicle.server.ts";

type Described = { year: number; make: string; model: string; vin?: string | null; plate?: string | null };

type Marked = { year: number; make: string; model: string; vin: string | null; plate: string | null };

/** `car`: the one that is described. Without it `perhaps`: those that it may be, for all that is known. */
export type CarsLike<Car = Vehicle> = { car: Car | null; perhaps: Car[] };

/**
 * Which of the account's cars is described: the one with its VIN, or of its make, model and year the one with its plate, or the only one where
 * no VIN and plate are said. Another VIN or another plate is another car. Where one fits that lacks what is said, or several fit, it cannot
 * be known: who can be asked is asked, and for everybody else it is another car.
 */
export function carsLike<Car extends Marked>(cars: readonly Car[], described: Described): CarsLike<Car> {
  const { year, make, model, vin, plate } = described;
  const byVin = vin ? cars.find((car) => isSameVin(car.vin, vin)) : undefined;
  if (byVin) return { car: byVin, perhaps: [] };
  const named = cars.filter((car) => car.year === year && isSame(car.make, make) && isSame(car.model, model));
  const fit = named.filter((car) => !(vin && car.vin) && !(plate && car.plate && !isSamePlate(car.plate, plate)));
  const byPlate = plate ? fit.find((car) => car.plate) : undefined;
  if (byPlate) return { car: byPlate, perhaps: [] };
  const [only, ...more] = fit;
  return only && more.length === 0 && !vin && !plate ? { car: only, perhaps: [] } : { car: null, perhaps: fit };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The same of the account's cars as they stand. `not`: a car that it is known not to be. */
export async function findCarsLike(
  tx: Transaction,
  accountId: string,
  { not, ...described }: Described & { not?: string },
): Promise<CarsLike<Vehicle>> {
  await holdGarage(tx, accountId);
  const { year, make, model, vin } = described;
  const same = (text: string) => ({ equals: text, mode: "insensitive" }) as const;
  const named = { year, make: same(make), model: same(model) };
  const cars = await tx.vehicle.findMany({
    where: { accountId, ...(not ? { id: { not } } : {}), OR: [named, ...(vin ? [{ vin: same(vin) }] : [])] },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: vehicleFields,
  });
  return carsLike(cars, described);
}

type WantedVehicle = { vehicleId?: string; year?: number; make?: string; model?: string; color?: string };

/**
 * The vehicle of a customer's new request: the chosen one within the account, or the described one, made unless the account has that and
 * no second one of its name. Errors: 404 for a vehicle of another account, 400 when nothing names one.
 */
export async function findOrAddVehicle(
  tx: Transaction,
  accountId: string,
  wanted: WantedVehicle,
): Promise<{ id: string }> {
  const { year, make, model, color } = wanted;
  if (wanted.vehicleId) {
    const vehicle = await findOwn(tx, accountId, wanted.vehicleId);
    await fillColor(tx, vehicle.id, color);
    return vehicle;
  }
  if (!year || !make || !model) {
    throw new Refusal(400, "Vehicle details (Year, Make, and Model) are required when adding a new vehicle", {
      field: "vehicleId",
    });
  }
  const { car } = await findCarsLike(tx, accountId, { year, make, model });
  if (!car) return addDescribed(tx, accountId, { year, make, model, color: color ?? null });
  await fillColor(tx, car.id, color);
  return car;
}

/** Errors: 404 for a vehicle of another account. */
export async function findOwn(tx: Transaction, accountId: string, id: string): Promise<Vehicle> {
  const vehicle = await tx.vehicle.findFirst({ where: { id, accountId }, select: vehicleFields });
  if (!vehicle) throw notFound("This vehicle");
  return vehicle;
}

/** Another car of the account, as it was said. */
export function addDescribed(
  tx: Transaction,
  accountId: string,
  { make, model, ...car }: Described & { color?: string | null },
): Promise<Vehicle> {
  const data = { ...car, accountId, make, model: modelAsWritten(make, model) };
  return tx.vehicle.create({ data, select: vehicleFields });
}

/** A color that is known stays; where none is, the one that was said is taken. */
async function fillColor(tx: Transaction, id: string, color: string | undefined): Promise<void> {
  const said = color?.trim();
  if (said) await tx.vehicle.updateMany({ where: { id, OR: [{ color: null }, { color: "" }] }, data: { color: said } });
}
