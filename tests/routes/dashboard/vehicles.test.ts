import { expect, test } from "vitest";
import { db } from "#app/db.server.ts";
import { loader as showVehicle } from "#app/routes/dashboard/vehicles/detail.tsx";
import { action as editVehicle } from "#app/routes/dashboard/vehicles/edit.tsx";
import { loader as listVehicles } from "#app/routes/dashboard/vehicles/list.tsx";
import { action as addVehicle } from "#app/routes/dashboard/vehicles/new.tsx";
import { args } from "../../support/args.ts";
import { makeRequest, makeUser, signIn } from "../../support/world.ts";

test("a driver adds a vehicle to the own account and sees it listed", async () => {
  const driver = await makeUser("driver");
  const cookie = await signIn(driver);
  const form = { make: "Audi", model: "A4", year: "2019", vin: "", mileage: "63,700".replace(",", ""), color: "" };
  const added = await addVehicle(args("/dashboard/vehicles/new", { cookie, form }));
  expect(added).toRedirectTo(/^\/dashboard\/vehicles\/[0-9a-f-]{36}$/);
  await expect(added).toHaveToast("Vehicle added", "Audi A4 2019");
  const { vehicles } = await listVehicles(args("/dashboard/vehicles", { cookie }));
  expect(vehicles.map(({ title }) => title)).toEqual(["Audi A4 2019"]);
});

test("Missing information: Please fill out all required fields", async () => {
  const cookie = await signIn(await makeUser("driver"));
  const answer = await addVehicle(
    args("/dashboard/vehicles/new", { cookie, form: { make: "Audi", model: "", year: "" } }),
  );
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: {
      initialValue: { make: "Audi" },
      toast: { title: "Missing information", description: "Please fill out all required fields" },
    },
  });
});

test("a vehicle of another account is not found, shown or edited", async () => {
  const request = await makeRequest(await makeUser("driver"), { lines: [{}] });
  const cookie = await signIn(await makeUser("driver"));
  const call = args(`/dashboard/vehicles/${request.vehicleId}`, { cookie, params: { id: request.vehicleId } });
  await expect(showVehicle(call)).rejects.toMatchObject({ init: { status: 404 } });
  const form = { make: "Mine", model: "Now", year: "2020" };
  const edit = args(`/dashboard/vehicles/${request.vehicleId}/edit`, {
    cookie,
    params: { id: request.vehicleId },
    form,
  });
  expect(await editVehicle(edit)).toMatchObject({ init: { status: 404 } });
  expect(await db.vehicle.findUnique({ where: { id: request.vehicleId } })).toMatchObject({ make: "Porsche" });
});

test("userId restricts the list to that user's account", async () => {
  const driver = await makeUser("driver");
  await makeRequest(driver, { lines: [{}] });
  const cookie = await signIn(await makeUser("admin"));
  const { vehicles } = await listVehicles(args(`/dashboard/vehicles?userId=${driver.id}`, { cookie }));
  expect(vehicles).toHaveLength(1);
});
