import { db, type Transaction } from "#app/platform/db.server.ts";
import { vehicleAmong, vehicleTitle } from "#app/platform/format.ts";

type Row = { make: string; model: string; year: number; plate: string | null; vin: string | null; twin: boolean };

/**
 * How a customer is told which car a repair is about: by its title, and by its plate or VIN too where they have a second one of that title.
 * `named`: the title that a paper has of it, which stands where it is another one by now.
 */
export async function carToOwner(
  repairRequestId: string,
  { tx = db, named }: { tx?: Pick<Transaction, "$queryRaw">; named?: string } = {},
): Promise<string> {
  const [car] = await tx.$queryRaw<Row[]>`
    SELECT v."make", v."model", v."year", v."plate", v."vin", EXISTS (
      SELECT 1 FROM "Vehicle" o WHERE o."accountId" = v."accountId" AND o."id" <> v."id" AND o."year" = v."year"
        AND lower(o."make") = lower(v."make") AND lower(o."model") = lower(v."model")
    ) AS "twin"
    FROM "RepairRequest" r JOIN "Vehicle" v ON v."id" = r."vehicleId" WHERE r."id" = ${repairRequestId}::uuid`;
  if (!car || (named !== undefined && named !== vehicleTitle(car))) return named ?? "car";
  return vehicleAmong(car, car.twin ? [car] : []);
}
