import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { listByPlate } from "#app/shop/vehicle-list.server.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

test("a car is found by its plate however it is written, among many that its parts find too, within the scope", async () => {
  const driver = await makeUser("driver");
  const advisor = await makeUser("advisor");
  const { vehicleId } = await makeRequest(driver, { advisor });
  const car = { accountId: driver.accountId, make: "Honda", model: "Fit", year: 2015 };
  const others = Array.from({ length: 210 }, (_, at) => ({ ...car, plate: `QZX7731${at}` }));
  await db.vehicle.createMany({ data: others });
  await db.vehicle.update({ where: { id: vehicleId }, data: { plate: "qzx 77-31" } });
  const found = { id: vehicleId, title: "2021 Porsche 911", owner: "Dana Driver" };
  for (const viewer of [viewerOf(driver), viewerOf(advisor), viewerOf(await makeUser("admin"))]) {
    for (const plate of ["QZX7731", "QZX 7731", "qzx-7731"]) {
      expect(await listByPlate(viewer, plate)).toMatchObject([found]);
    }
  }
  expect(await listByPlate(viewerOf(await makeUser("driver")), "QZX7731")).toEqual([]);
  expect(await listByPlate(viewerOf(driver), " - ")).toEqual([]);
});
