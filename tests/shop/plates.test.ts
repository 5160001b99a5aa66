import { expect, test } from "vitest";
import { findImport, startImport } from "#app/desk/import/deeds.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listOtherCars } from "#app/repair/requests/correct-car.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { findCarsLike } from "#app/shop/car-like.server.ts";
import { barePlate, isSamePlate } from "#app/shop/plate.ts";
import { listByPlate, searchVehicles } from "#app/shop/vehicle-list.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("a plate is the same with and without its signs", () => {
  expect(isSamePlate("8abc-123", "8ABC 123")).toBe(true);
  expect(isSamePlate("8ABC123", "8ABC124")).toBe(false);
});

test("by every door a car is found by its plate however that is written, in any alphabet", async () => {
  const [driver, admin] = [await makeUser("driver"), viewerOf(await makeUser("admin"))];
  const { accountId } = driver;
  const car = { make: "Honda", model: "Civic", year: 2016, vin: null };
  const request = await makeRequest(driver);
  const mine = await db.user.findUniqueOrThrow({ where: { id: driver.id } });
  for (const [plate, ...ways] of [
    ["8LAX-387", "8lax 387", "8LAX387", "8lax.387", "8 lax-387"],
    ["А123·ВС", "а123вс", "А-123-ВС"],
  ] as const) {
    const { id } = await db.vehicle.create({ data: { ...car, accountId, plate } });
    for (const way of ways) {
      const like = await db.$transaction((tx) => findCarsLike(tx, accountId, { ...car, plate: way }));
      expect(like.car?.id, `${plate} by ${way}`).toBe(id);
      expect(await listByPlate(viewerOf(driver), way), `${plate} by ${way}`).toMatchObject([{ id }]);
      const found = await searchVehicles(viewerOf(driver), { q: way });
      expect(
        found.rows.map((row) => row.id),
        `${plate} by ${way}`,
      ).toEqual([id]);
      const file = new File([`phone,Year,Make,Model,Plate\r\n${mine.phone},2016,Honda,Civic,${way}\r\n`], "shop.csv");
      const { rows } = await findImport(admin, await startImport(admin, { kind: "vehicles", file }));
      expect(
        rows.map(({ state }) => state),
        `${plate} by ${way}`,
      ).toEqual(["there"]);
    }
    const { options } = await listOtherCars(admin, await findRepairRequest(admin, request.id), { q: barePlate(plate) });
    expect(options.map(({ value }) => value)).toContain(id);
    const another = await db.$transaction((tx) => findCarsLike(tx, accountId, { ...car, plate: "8LAX-388" }));
    expect(another).toEqual({ car: null, perhaps: [] });
    await db.vehicle.delete({ where: { id } });
  }
});
