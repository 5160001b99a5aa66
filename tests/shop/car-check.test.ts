import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as one } from "#app/routes/api/vehicles.ts";
import { action as correct } from "#app/routes/dashboard/repair/car.tsx";
import { action as edit } from "#app/routes/dashboard/vehicles/edit.tsx";
import { action as add } from "#app/routes/dashboard/vehicles/new.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newVin, signIn } from "../support/world.ts";

// One check of VIN and plate at every door: a car is added and edited on its page, by the API, corrected on its repair.

const ACCORD = { make: "Honda", model: "Accord", year: "2003" };
const MISTYPED =
  "This VIN is mistyped: its check digit does not fit. Please compare it with the car, or leave it empty";

type User = Awaited<ReturnType<typeof makeUser>>;
type Fields = Record<string, string>;

// biome-ignore lint/suspicious/noExplicitAny: what a door answers, or throws
const answerOf = (given: unknown): Promise<any> => Promise.resolve(given).catch((thrown) => thrown);

/** What a door says at which field, with which status; null where it did it. */
async function saidBy(
  answer: unknown,
): Promise<{ status: number; errors: Record<string, string[]>; asked?: string } | null> {
  const got = await answerOf(answer);
  if (got instanceof Response) {
    if (got.status < 400) return null;
    const { errors, asked } = await got.json();
    return { status: got.status, errors, asked };
  }
  return { status: got.init.status, errors: got.data.error, asked: got.data.asked };
}

/** Each door by which this person gives a car of the account what is typed. */
async function doors(user: User, owner: User) {
  const cookie = await signIn(user);
  const car = await db.vehicle.create({
    data: { accountId: owner.accountId, make: "Honda", model: "Accord", year: 2003 },
  });
  const { accountId } = owner;
  const own: Fields = user.accountId === accountId ? {} : { accountId };
  const json = (fields: Fields) => ({ ...fields, year: Number(fields.year), ...own });
  const call = (method: string, path: string, params: Record<string, string>, fields: Fields) =>
    one(args(path, { cookie, method, params, json: json(fields) }));
  const version = car.updatedAt.toISOString();
  return {
    "Add Vehicle": (fields: Fields) => add(args("/dashboard/vehicles/new", { cookie, form: { ...fields, ...own } })),
    "Edit Vehicle": (fields: Fields) =>
      edit(
        args(`/dashboard/vehicles/${car.id}/edit`, { cookie, params: { id: car.id }, form: { ...fields, version } }),
      ),
    "POST /api/vehicles": (fields: Fields) => call("POST", "/api/vehicles", {}, fields),
    "PUT /api/vehicles/:id": (fields: Fields) => call("PUT", `/api/vehicles/${car.id}`, { id: car.id }, fields),
  };
}

test("a VIN with a wrong check digit or length, and a plate or VIN that another car of the account has, are refused at their fields", async () => {
  const driver = await makeUser("driver");
  const has = { vin: newVin(), plate: "7FLT-002" };
  await db.vehicle.create({
    data: { accountId: driver.accountId, make: "Honda", model: "Accord", year: 2003, ...has },
  });
  for (const [door, send] of Object.entries(await doors(driver, driver))) {
    const said = async (fields: Fields) => saidBy(send({ ...ACCORD, ...fields }));
    expect(await said({ vin: "1HGCM82643A004352" }), door).toMatchObject({ status: 400, errors: { vin: [MISTYPED] } });
    expect(await said({ vin: "1HGCM826" }), door).toMatchObject({
      status: 400,
      errors: { vin: ["A VIN has 17 characters"] },
    });
    expect(await said({ vin: has.vin.toLowerCase() }), door).toMatchObject({
      status: 409,
      errors: { vin: ["This account has a car with this VIN already: Honda Accord 2003."] },
    });
    expect(await said({ plate: "7flt 002" }), door).toMatchObject({
      status: 409,
      errors: { plate: ["This account has a car with this license plate already: Honda Accord 2003."] },
    });
  }
});

test("a VIN of another make or year is asked about, and taken where it comes back as it was asked", async () => {
  const driver = await makeUser("driver");
  for (const [door, send] of Object.entries(await doors(driver, driver))) {
    const vin = newVin();
    const van = { make: "Ford", model: "Transit", year: "2020", vin };
    const asked = "By its VIN this car is a Honda 2003.";
    expect(await saidBy(send(van)), door).toEqual({ status: 409, errors: { vin: [asked] }, asked });
    expect(await saidBy(send({ ...van, sure: "By its VIN this car is a Honda." })), door).toMatchObject({ asked });
    expect(await db.vehicle.count({ where: { vin } })).toBe(0);
    expect(await saidBy(send({ ...van, sure: asked })), door).toBeNull();
    expect(await db.vehicle.count({ where: { vin, make: "Ford" } })).toBe(1);
  }
});

test("another customer's VIN: staff are told whose it is and may go on, customers never; sold it stands in two accounts", async () => {
  const [carl, dana, admin] = [
    await makeUser("driver", { firstName: "Carl", lastName: "Caller" }),
    await makeUser("driver"),
    await makeUser("admin"),
  ];
  const ofCarl = async () => {
    const vin = newVin();
    await db.vehicle.create({ data: { accountId: carl.accountId, make: "Honda", model: "Accord", year: 2003, vin } });
    return { ...ACCORD, vin };
  };
  const asked = "This VIN is that of a car of Carl Caller: Honda Accord 2003.";
  for (const [door, send] of Object.entries(await doors(admin, dana))) {
    const car = await ofCarl();
    expect(await saidBy(send(car)), door).toEqual({ status: 409, errors: { vin: [asked] }, asked });
    expect(await saidBy(send({ ...car, sure: asked })), door).toBeNull();
    expect(await db.vehicle.count({ where: { vin: car.vin } })).toBe(2);
  }
  for (const [door, send] of Object.entries(await doors(dana, dana)))
    expect(await saidBy(send(await ofCarl())), door).toBeNull();
});

test("what stood in a car before is not asked again when something else is edited", async () => {
  const driver = await makeUser("driver");
  const stood = { make: "Ford", model: "Transit", year: 2020, vin: "1HGCM82643A004352", plate: "7ABC123" };
  const { id, updatedAt } = await db.vehicle.create({ data: { accountId: driver.accountId, ...stood } });
  const form = { ...stood, year: "2020", color: "Red", version: updatedAt.toISOString() };
  const cookie = await signIn(driver);
  expect(await saidBy(edit(args(`/dashboard/vehicles/${id}/edit`, { cookie, params: { id }, form })))).toBeNull();
  expect(await db.vehicle.findUniqueOrThrow({ where: { id } })).toMatchObject({ color: "Red", vin: stood.vin });
});

test("a car that is corrected on its repair is asked the same", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id, vehicleId } = await makeRequest(driver, { advisor });
  const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  await db.vehicle.update({ where: { id: vehicleId }, data: { ...ACCORD, year: 2003, vin: null } });
  const cookie = await signIn(advisor);
  const send = (fields: Fields) => {
    const form = { was: vehicleId, vehicleId, ...ACCORD, version: String(version), ...fields };
    return saidBy(correct(args(`/dashboard/repair-requests/${id}/car`, { cookie, params: { id }, form })));
  };
  for (const described of [vehicleId, "not-listed"]) {
    expect(await send({ vehicleId: described, vin: "1HGCM82643A004352" })).toMatchObject({ status: 400 });
    const asked = "By its VIN this car is a Honda 2003.";
    expect(await send({ vehicleId: described, year: "2004", vin: newVin() })).toMatchObject({ status: 409, asked });
  }
});
