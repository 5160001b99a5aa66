import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { db } from "#app/platform/db.server.ts";
import { action as intaking } from "#app/routes/dashboard/new/page.tsx";
import { findOrAddVehicle } from "#app/shop/car-like.server.ts";
import { noneOf } from "#app/shop/car-words.ts";
import { args } from "../support/args.ts";
import { makeUser, newVin, signIn, viewerOf } from "../support/world.ts";

// A fleet has vans of one make, model and year: which one it is, its plate or VIN says, or whoever is at the desk.

const origin = "http://localhost:3000";
const VAN = "1FTYE1YM_LK";
const TRANSIT = { make: "Ford", model: "Transit", year: 2020 };

async function fleet(...cars: { plate?: string; vin?: string; mileage?: number }[]) {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { accountId } = driver;
  for (const [at, car] of cars.entries())
    await db.vehicle.create({ data: { ...TRANSIT, accountId, createdAt: new Date(2026, 1, at + 1), ...car } });
  const standing = () => db.vehicle.findMany({ where: { accountId }, orderBy: { createdAt: "asc" } });
  const made = await standing();
  const typed = (more: object) =>
    Intake.parse({ token: randomUUID(), phone: driver.phone, car: "2020 Ford Transit", intent: "send", ...more });
  const take = async (more: object) => {
    const { id } = await takeIn(viewerOf(advisor), typed(more), { origin });
    return (await db.repairRequest.findUniqueOrThrow({ where: { id }, select: { vehicle: true } })).vehicle;
  };
  const nothingDone = async () => {
    expect(await db.repairRequest.count({ where: { accountId } })).toBe(0);
    expect(await db.outboundMessage.count({ where: { phone: driver.phone ?? "" } })).toBe(0);
    expect(await standing()).toEqual(made);
  };
  return { advisor, driver, accountId, made, take, nothingDone };
}

test("another plate of the same make, model and year is another car, with no miles of the first", async () => {
  const { made, take } = await fleet({ plate: "7FLT000", mileage: 88_000 });
  const second = await take({ plate: "7FLT002" });
  expect(second).toMatchObject({ ...TRANSIT, plate: "7FLT002", mileage: null });
  expect(second.id).not.toBe(made[0]?.id);
  expect(await take({ plate: "7flt-000" })).toMatchObject({ id: made[0]?.id, plate: "7FLT000" });
  expect(await take({ plate: "7FLT002" })).toMatchObject({ id: second.id });
});

test("another VIN is another car", async () => {
  const { made, take } = await fleet({ vin: newVin(VAN) });
  const vin = newVin(VAN);
  const second = await take({ car: vin });
  expect(second).toMatchObject({ ...TRANSIT, vin });
  expect(second.id).not.toBe(made[0]?.id);
});

test.each([
  ["a plate", {}, { plate: "7FLT002" }],
  ["a VIN", {}, { car: newVin(VAN) }],
])(
  "%s that the car with us lacks: whoever is at the desk says whether it is that car, before anything is sent",
  async (_, has, typed) => {
    const { made, take, accountId, nothingDone } = await fleet(has);
    const [car] = made;
    await expect(take(typed)).rejects.toMatchObject({ status: 409, field: "car" });
    await nothingDone();
    const another = await take({ ...typed, which: noneOf(made) });
    expect(another.id).not.toBe(car?.id);
    expect(await db.vehicle.findUniqueOrThrow({ where: { id: car?.id ?? "" } })).toEqual(car);
    await db.vehicle.update({ where: { id: another.id }, data: { plate: "9OLD999", vin: newVin(VAN) } });
    expect(await take({ ...typed, which: car?.id })).toMatchObject({ id: car?.id });
    expect(await db.vehicle.count({ where: { accountId } })).toBe(2);
  },
);

test("two of one name and nothing typed that tells them apart: it is asked which; a plate goes before the answer", async () => {
  const { made, take, nothingDone } = await fleet({ plate: "7FLT000" }, { plate: "7FLT001" });
  await expect(take({})).rejects.toMatchObject({
    status: 409,
    field: "car",
    message: "This customer has more than one Ford Transit 2020. Say below which one it is.",
  });
  await nothingDone();
  expect(await take({ which: made[1]?.id })).toMatchObject({ id: made[1]?.id, plate: "7FLT001" });
  await expect(take({ which: made[1]?.id, plate: "7FLT000" })).resolves.toMatchObject({ id: made[0]?.id });
  await expect(take({ which: made[1]?.id, plate: "7FLT009" })).resolves.toMatchObject({ plate: "7FLT009" });
});

test("a car that is chosen and the plate of another one are no pair: nothing is sent", async () => {
  const { made, take, nothingDone } = await fleet({ plate: "7FLT000" }, { plate: "7FLT001" }, {});
  const [first, second, third] = made.map(({ id }) => id);
  const refused = { status: 409, field: "plate" };
  await expect(take({ car: "", vehicleId: first, plate: "7FLT001" })).rejects.toMatchObject({
    ...refused,
    message: "This account has a car with this license plate already: Ford Transit 2020.",
  });
  await expect(take({ car: "", vehicleId: first, plate: "7FLT009" })).rejects.toMatchObject({
    ...refused,
    message:
      "The Ford Transit 2020 that is chosen has the license plate 7FLT000. Leave the plate empty, or enter the other car.",
  });
  await expect(take({ car: "", vehicleId: third, plate: "7FLT001" })).rejects.toMatchObject(refused);
  await nothingDone();
  expect(await take({ car: "", vehicleId: third, plate: "7FLT003" })).toMatchObject({ id: third, plate: "7FLT003" });
  expect(await take({ car: "", vehicleId: second, plate: "7flt 001" })).toMatchObject({ id: second });
});

test("the form asks with the cars to choose from, and keeps what was typed", async () => {
  const { advisor, driver, made } = await fleet({ vin: "1FTYE1YM1LKA12345" });
  const cookie = await signIn(advisor);
  const form = {
    token: randomUUID(),
    phone: driver.phone ?? "",
    car: "2020 Ford Transit",
    plate: "7FLT002",
    intent: "save",
  };
  // biome-ignore lint/suspicious/noExplicitAny: what an action answers
  const answer: any = await intaking(args("/dashboard/new", { cookie, form }));
  expect(answer.init.status).toBe(409);
  expect(answer.data).toMatchObject({
    initialValue: { car: "2020 Ford Transit", plate: "7FLT002" },
    error: {
      car: [
        "This customer has a Ford Transit 2020 whose license plate we do not have. Say below whether it is that one.",
      ],
    },
    which: [
      { id: made[0]?.id, label: "Ford Transit 2020 · VIN ending A12345" },
      { id: noneOf(made), label: "Another car, that we do not have yet" },
    ],
  });
  expect(await intaking(args("/dashboard/new", { cookie, form: { ...form, which: noneOf(made) } }))).toRedirectTo(
    `/dashboard/repair-requests/${form.token}`,
  );
});

test("pressed again with another plate, a car that was the customer's before is not the one", async () => {
  const { advisor, driver, made } = await fleet({ plate: "7FLT000" });
  const input = Intake.parse({ token: randomUUID(), phone: driver.phone, car: "2020 Ford Transit", plate: "7FLT000" });
  const car = async () =>
    (await db.repairRequest.findUniqueOrThrow({ where: { id: input.token }, select: { vehicle: true } })).vehicle;
  await takeIn(viewerOf(advisor), input, { origin });
  expect(await car()).toMatchObject({ id: made[0]?.id });
  await takeIn(viewerOf(advisor), { ...input, plate: "7FLT002" }, { origin });
  expect(await car()).toMatchObject({ plate: "7FLT002" });
  expect(await db.vehicle.findUniqueOrThrow({ where: { id: made[0]?.id ?? "" } })).toMatchObject({ plate: "7FLT000" });
});

test("a VIN of another customer's car: the desk is told whose it is, and goes on where it was sold", async () => {
  const { take, accountId, nothingDone } = await fleet();
  const carl = await makeUser("driver", { firstName: "Carl", lastName: "Caller" });
  const vin = newVin();
  await db.vehicle.create({ data: { accountId: carl.accountId, make: "Honda", model: "Accord", year: 2003, vin } });
  const asked = "This VIN is that of a car of Carl Caller: Honda Accord 2003.";
  await expect(take({ car: vin })).rejects.toMatchObject({
    status: 409,
    field: "car",
    message: asked,
    coded: { asked },
  });
  await nothingDone();
  expect(await take({ car: vin, sure: asked })).toMatchObject({ accountId, vin });
});

test("a customer who describes one of two cars of one name has another one; the only one of its name is theirs", async () => {
  const { accountId, made } = await fleet({ plate: "7FLT000" });
  const add = () => db.$transaction((tx) => findOrAddVehicle(tx, accountId, TRANSIT));
  expect(await add()).toMatchObject({ id: made[0]?.id });
  const second = await db.vehicle.create({ data: { ...TRANSIT, accountId, plate: "7FLT001" } });
  const third = await add();
  expect([made[0]?.id, second.id]).not.toContain(third.id);
});

test("a car that is chosen and another one in words: nothing is made until it is said which one is meant", async () => {
  const { advisor, driver, made, accountId, nothingDone } = await fleet({}, { plate: "7FLT001" });
  const cookie = await signIn(advisor);
  const [chosen = { id: "" }] = made;
  const form = {
    ...{ token: randomUUID(), phone: driver.phone ?? "", vehicleId: chosen.id, intent: "save" },
    ...{ car: "2011 Mazda 3", plate: "8MZD333" },
  };
  // biome-ignore lint/suspicious/noExplicitAny: what an action answers
  const press = async (more: object): Promise<any> =>
    intaking(args("/dashboard/new", { cookie, form: { ...form, ...more } }));
  const asked = await press({});
  expect(asked.data).toMatchObject({
    initialValue: { car: "2011 Mazda 3", plate: "8MZD333", vehicleId: chosen.id },
    error: {
      car: [
        "Chosen is the Ford Transit 2020, and here stands 2011 Mazda 3. Say below which one it is: the license plate 8MZD333 goes with it.",
      ],
    },
    which: [{ label: "Ford Transit 2020" }, { label: "2011 Mazda 3, as typed" }],
    chosen: chosen.id,
  });
  await nothingDone();
  const [own, typed] = asked.data.which;
  // An answer is about these two and no others.
  expect((await press({ which: own.id, car: "2012 Mazda 3" })).data.which[1].label).toBe("2012 Mazda 3, as typed");
  await nothingDone();
  const carOf = async (token: string) =>
    (await db.repairRequest.findUniqueOrThrow({ where: { id: token }, select: { vehicle: true } })).vehicle;
  const second = { token: randomUUID() };
  expect(await press({ ...second, which: typed.id })).toRedirectTo(`/dashboard/repair-requests/${second.token}`);
  expect(await carOf(second.token)).toMatchObject({ make: "Mazda", model: "3", year: 2011, plate: "8MZD333" });
  expect(await press({ which: own.id, plate: "" })).toRedirectTo(`/dashboard/repair-requests/${form.token}`);
  expect(await carOf(form.token)).toMatchObject({ id: chosen.id, plate: null });
  expect(await db.vehicle.count({ where: { accountId } })).toBe(3);
});

test("a VIN beside the chosen car is not put on it, and the chosen car in its own words is no contradiction", async () => {
  const { driver, take, made, nothingDone } = await fleet({});
  expect(driver.phone).not.toBeNull();
  const vehicleId = made[0]?.id;
  await expect(take({ car: "1HGCM82633A004352", vehicleId })).rejects.toMatchObject({ status: 409, field: "car" });
  await nothingDone();
  expect(await take({ car: "2020 Ford Transit", vehicleId })).toMatchObject({ id: vehicleId });
  // "Another car" is chosen where it is typed.
  expect(await take({ car: "2011 Mazda 3", vehicleId: "other" })).toMatchObject({ make: "Mazda" });
});
