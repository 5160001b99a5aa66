import { beforeEach, describe, expect, test } from "vitest";
import { getViewer } from "#app/access/viewer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { setMileageIn } from "#app/repair/work/work.server.ts";
import { action as api } from "#app/routes/api/repair-requests.ts";
import { loader as pick } from "#app/routes/dashboard/pick.ts";
import { action, loader } from "#app/routes/dashboard/repair/car.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
import { recommendByMileage } from "#app/shop/recommend.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let advisor: User;
let technician: User;
let id: string;
let was: string;

beforeEach(async () => {
  [driver, advisor, technician] = [await makeUser("driver"), await makeUser("advisor"), await makeUser("technician")];
  const lines = [{ description: "Brake pads, front", unitPrice: 90_000, group: "pending" as const }];
  const request = await makeRequest(driver, { advisor, technician, lines });
  [id, was] = [request.id, request.vehicleId];
  const car = { make: "Honda", model: "Civic", year: 2016, vin: null, plate: null };
  await db.vehicle.update({ where: { id: was }, data: car });
});

// biome-ignore lint/suspicious/noExplicitAny: what a door answers, or throws
const answerOf = (given: unknown): Promise<any> => Promise.resolve(given).catch((thrown) => thrown);
const row = () => db.repairRequest.findUniqueOrThrow({ where: { id }, include: { vehicle: true } });

async function seen() {
  const { version, vehicle } = await row();
  return { version: String(version), carVersion: vehicle.updatedAt.toISOString() };
}

async function send(fields: Record<string, string>, user = advisor) {
  const form = { was, vehicleId: was, make: "Honda", model: "Civic", year: "2016", vin: "", plate: "", ...fields };
  const path = `/dashboard/repair-requests/${id}/car`;
  return answerOf(action(args(path, { cookie: await signIn(user), params: { id }, form })));
}

async function carOf(car: { make: string; model: string; year: number; plate?: string }) {
  const { vehicleId } = await makeRequest(driver, { advisor });
  await db.vehicle.update({ where: { id: vehicleId }, data: { ...car, vin: null, mileage: null } });
  return vehicleId;
}

const history = () =>
  db.historyEvent.findMany({ where: { repairRequestId: id, kind: "details_changed" }, orderBy: { id: "asc" } });

describe("the car of a repair is corrected on its page", () => {
  test("a slip: the record says what, who drives it is told of another name, and no other repair's record", async () => {
    const { version } = await row();
    await expect(
      await send({ ...(await seen()), year: "2017", vin: "2hgfc2f5xhh000001", plate: "8ABC123" }),
    ).toHaveToast("Car corrected");
    const after = await row();
    expect(after.version).toBe(version + 1);
    expect(after.vehicle).toMatchObject({ id: was, year: 2017, vin: "2HGFC2F5XHH000001", plate: "8ABC123" });
    expect((await history()).map(({ summary }) => summary)).toEqual([
      "Car corrected (year, VIN, license plate): it is the Honda Civic 2017, and not the Honda Civic 2016",
    ]);
    const told = await db.notification.findMany({ where: { repairRequestId: id } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([driver.id, technician.id].sort());
    // Nothing differs: nothing is written.
    await send({ ...(await seen()), year: "2017", vin: "2HGFC2F5XHH000001", plate: "8ABC123" });
    expect(await history()).toHaveLength(1);
  });

  test("another car of the customer: its prices are judged, what its lines recommended goes along, the first car stays", async () => {
    const { vehicleId: other } = await makeRequest(driver, { advisor });
    await db.vehicle.update({ where: { id: other }, data: { make: "Porsche", model: "911", year: 2020 } });
    await db.repairRequest.update({ where: { id }, data: { mileageIn: 61_000 } });
    const [line] = await db.repairLineItem.findMany({ where: { repairRequestId: id } });
    const due = { recommendationType: "Follow-up", recommendedServiceDescription: "Later" };
    await db.serviceRecommendation.create({ data: { ...due, vehicleId: was, sourceLineItemId: line?.id ?? "" } });
    const judged = async () => {
      const cookie = await signIn(advisor);
      const { evidence, vehicle } = await answerOf(
        page(args("/dashboard/repair-requests/x", { cookie, params: { id } })),
      );
      return { vehicle, ...evidence.byItem[line?.id ?? ""] };
    };
    const before = await judged();
    await expect(await send({ ...(await seen()), vehicleId: other, make: "Left", model: "over" })).toHaveToast(
      "Car corrected",
    );
    expect(await row()).toMatchObject({
      vehicleId: other,
      vehicle: { make: "Porsche", model: "911", mileage: 61_000 },
    });
    const after = await judged();
    expect(after.vehicle).toBe("Porsche 911 2020");
    expect(after.high).toBeGreaterThan(before.high);
    expect(
      await db.serviceRecommendation.count({ where: { vehicleId: other, sourceLineItemId: line?.id ?? "" } }),
    ).toBe(1);
    expect(await db.vehicle.findUnique({ where: { id: was } })).toMatchObject({ make: "Honda", model: "Civic" });
    expect((await history()).at(-1)?.summary).toBe("The car is the Porsche 911 2020, and not the Honda Civic 2016");
  });

  test("a car that is not listed is added to the customer, once, and one that they have is found", async () => {
    const described = { vehicleId: "not-listed", make: "Toyota", model: "Corolla", year: "2019" };
    await send({ ...(await seen()), ...described, plate: "7COR777" });
    const { vehicle } = await row();
    expect(vehicle).toMatchObject({ accountId: driver.accountId, model: "Corolla", plate: "7COR777" });
    // Somebody described the same car in a form of before: it is found, and not made again.
    await send({ ...(await seen()), ...described, plate: "7COR777" });
    await makeRequest(driver, { advisor, vehicleId: was });
    await send({ ...(await seen()), was: vehicle.id });
    expect((await row()).vehicleId).toBe(was);
    await send({ ...(await seen()), ...described });
    expect((await row()).vehicleId).toBe(vehicle.id);
    expect(await db.vehicle.count({ where: { accountId: driver.accountId } })).toBe(2);
  });

  test("somebody changed it meanwhile: nothing is written over, the entries stay, and saving again puts them in place", async () => {
    const old = await seen();
    await send({ ...old, year: "2018" });
    const refused = await send({ ...old, year: "2019", plate: "8MINE88" });
    expect(refused).toMatchObject({ init: { status: 409 }, data: { initialValue: { plate: "8MINE88" } } });
    expect((await row()).vehicle).toMatchObject({ year: 2018, plate: null });
    const { version, carVersion } = await seen();
    await send({ version, carVersion, year: "2019", plate: "8MINE88" });
    expect((await row()).vehicle).toMatchObject({ year: 2019, plate: "8MINE88" });
    await send({ ...(await seen()), vehicleId: "not-listed", make: "Ford", model: "Focus", year: "2015" });
    const elsewhere = await send({ ...(await seen()), year: "2020" });
    expect(elsewhere.data.error[""][0]).toContain("The repair is about the Ford Focus 2015 now");
  });

  test("only by the shop's side of it, only cars of this customer, and none once an invoice names it", async () => {
    const stranger = await makeUser("advisor");
    for (const user of [driver, technician, stranger]) {
      expect([403, 404]).toContain((await send({ ...(await seen()), year: "2001" }, user)).init?.status);
    }
    const foreign = await makeRequest(await makeUser("driver"), { advisor });
    expect((await send({ ...(await seen()), vehicleId: foreign.vehicleId })).init.status).toBe(404);
    expect((await send({ ...(await seen()), year: "1850" })).data.error.year).toEqual(["Year must be 1900 or later"]);
    const own = await makeRequest(driver, { advisor });
    await db.vehicle.update({ where: { id: own.vehicleId }, data: { vin: "1HGCM82633A004352" } });
    const taken = await send({ ...(await seen()), vin: "1HGCM82633A004352" });
    expect(taken.data.error.vin).toEqual(["This account has a car with this VIN already: Porsche 911 2021."]);
    const money = { originalTotalPrice: "900.00", subtotal: "900.00", serviceFee: "0.00", totalAmount: "900.00" };
    await db.invoice.create({
      data: { repairRequestId: id, accountId: driver.accountId, number: id, ...money, outstandingBalance: "900.00" },
    });
    const invoiced = await send({ ...(await seen()), vehicleId: own.vehicleId });
    expect(invoiced.data.error[""][0]).toContain("Void it first");
    expect(await row()).toMatchObject({ vehicleId: was, vehicle: { year: 2016 } });
  });

  test("the form offers the customer's cars alone, and the API takes another one of them", async () => {
    const own = await makeRequest(driver, { advisor });
    await makeRequest(await makeUser("driver"), { advisor });
    const cookie = await signIn(advisor);
    const { cars } = await answerOf(loader(args("/dashboard/repair-requests/x/car", { cookie, params: { id } })));
    expect(cars.map(({ value }: { value: string }) => value)).toEqual([was, own.vehicleId, "not-listed"]);
    const found = await answerOf(
      pick(args(`/dashboard/pick/cars?repair=${id}&q=`, { cookie, params: { what: "cars" } })),
    );
    expect(found.options).toHaveLength(1);
    const put = async (user: User, json: object) => {
      const headers = { cookie: await signIn(user) };
      return answerOf(api(args(`/api/repair-requests/${id}`, { method: "PUT", headers, params: { id }, json })));
    };
    expect((await put(technician, { vehicleId: own.vehicleId })).status).toBe(403);
    expect((await put(advisor, { vehicleId: own.vehicleId })).status).toBe(200);
    expect((await row()).vehicleId).toBe(own.vehicleId);
  });

  test("typed about one car, overtaken by another: it is never put back by itself; a car that was chosen is, once told", async () => {
    const other = await carOf({ make: "Porsche", model: "911", year: 2020 });
    const third = await carOf({ make: "Audi", model: "A4", year: 2018 });
    const old = await seen();
    await send({ ...old, vehicleId: other });
    // As the form comes back without script: what was posted, with the versions of now.
    for (const versions of [old, await seen()]) {
      const refused = await send({ ...versions, year: "2017", plate: "8MINE88" });
      expect(refused).toMatchObject({ init: { status: 409 }, data: { initialValue: { was, plate: "8MINE88" } } });
      expect(refused.data.error[""][0]).toContain("The repair is about the Porsche 911 2020 now");
      expect((await row()).vehicleId).toBe(other);
    }
    const chosen = await send({ ...old, vehicleId: third });
    expect(chosen).toMatchObject({ init: { status: 409 }, data: { stale: true } });
    expect((await row()).vehicleId).toBe(other);
    const { version, carVersion } = await seen();
    await send({ version, carVersion, vehicleId: third });
    expect((await row()).vehicleId).toBe(third);
  });

  test("a car that is not listed is not the one of the repair, nor one with another plate; what it lacked is said", async () => {
    const camry = { make: "Toyota", model: "Camry", year: 2018 };
    await db.vehicle.update({ where: { id: was }, data: { ...camry, vin: "1HGCM82633A004352" } });
    const second = await carOf({ ...camry, plate: "7OLD777" });
    const described = { vehicleId: "not-listed", make: "Toyota", model: "Camry", year: "2018", plate: "8NEW888" };
    const own = await send({ ...(await seen()), ...described, vin: "1HGCM82633A004352" });
    expect(own.data.error.vin).toEqual(["The car that the repair names has this VIN. Choose that car above."]);
    await send({ ...(await seen()), ...described });
    const { vehicle } = await row();
    expect([was, second]).not.toContain(vehicle.id);
    expect(vehicle).toMatchObject({ ...camry, plate: "8NEW888" });
    const kept = await db.vehicle.findMany({ where: { id: { in: [was, second] } }, orderBy: { createdAt: "asc" } });
    expect(kept.map(({ vin, plate }) => [vin, plate])).toEqual([
      ["1HGCM82633A004352", null],
      [null, "7OLD777"],
    ]);
    await send({ ...(await seen()), ...described, was: vehicle.id, plate: "7OLD777", vin: "4T1B11HK1JU502927" });
    expect((await row()).vehicle).toMatchObject({ id: second, vin: "4T1B11HK1JU502927" });
    expect((await history()).at(-1)?.summary).toBe("What the Toyota Camry 2018 lacked was added (VIN)");
  });

  test("the mistaken car gets back the miles that it had, and loses what the other's made due", async () => {
    await db.vehicle.update({ where: { id: was }, data: { mileage: 21_000 } });
    const cookie = await signIn(technician);
    const viewer = await getViewer(new Request("http://localhost/", { headers: { cookie } }));
    await setMileageIn(viewer, id, { mileage: 59_000, sure: false });
    await setMileageIn(viewer, id, { mileage: 60_000, sure: false });
    await db.$transaction((tx) => recommendByMileage(tx, { id: was, make: "Honda", model: "Civic", mileage: 60_000 }));
    const due = () => db.serviceRecommendation.count({ where: { vehicleId: was, ruleKey: { not: null } } });
    expect(await due()).toBeGreaterThan(0);
    const other = await carOf({ make: "Porsche", model: "911", year: 2020 });
    await send({ ...(await seen()), vehicleId: other });
    expect((await row()).vehicle).toMatchObject({ id: other, mileage: 60_000 });
    expect(await db.vehicle.findUnique({ where: { id: was } })).toMatchObject({ mileage: 21_000 });
    expect(await due()).toBe(0);
  });

  test("once an invoice names the car nothing of its name changes; what it lacks is still added", async () => {
    await db.vehicle.update({ where: { id: was }, data: { vin: "1HGCM82633A004352" } });
    const money = { originalTotalPrice: "900.00", subtotal: "900.00", serviceFee: "0.00", totalAmount: "900.00" };
    await db.invoice.create({
      data: { repairRequestId: id, accountId: driver.accountId, number: id, ...money, outstandingBalance: "900.00" },
    });
    const stands = { vin: "1HGCM82633A004352" };
    const slips: Record<string, string>[] = [
      ...[{ year: "2017" }, { make: "Acura" }, { model: "Fit" }],
      { vin: "WP0AB2A95MS221234" },
    ];
    for (const slip of slips) {
      const refused = await send({ ...(await seen()), ...stands, ...slip });
      expect(refused.data.error[""][0]).toContain("The invoice names the Honda Civic 2016. Void it first");
    }
    await expect(await send({ ...(await seen()), ...stands, plate: "8ABC123" })).toHaveToast("Car corrected");
  });

  test("what the customer authorized for one car is asked again for another", async () => {
    const other = await carOf({ make: "Porsche", model: "911", year: 2020 });
    await db.authorization.create({ data: { repairRequestId: id, revision: 1, sum: "900.00", shown: {} } });
    await db.repairRequest.update({ where: { id }, data: { status: "Pending_Repair" } });
    const wrongs: Record<string, string>[] = [{ vehicleId: other }, { year: "2017" }];
    for (const wrong of wrongs) {
      const refused = await send({ ...(await seen()), ...wrong });
      expect(refused.init.status).toBe(409);
      expect(refused.data.error[""][0]).toBe(
        "The customer authorized this repair for the Honda Civic 2016. Set the status to Needs Approval first: then correct the car, and they approve the repair again for the right one.",
      );
    }
    await db.repairRequest.update({ where: { id }, data: { status: "Needs Approval" } });
    await send({ ...(await seen()), vehicleId: other });
    expect((await row()).vehicleId).toBe(other);
  });

  test("the API tells of a status as the right car's", async () => {
    const other = await carOf({ make: "Porsche", model: "911", year: 2020 });
    const headers = { cookie: await signIn(advisor) };
    const json = { vehicleId: other, status: "In Progress" };
    const path = `/api/repair-requests/${id}`;
    const answer = await answerOf(api(args(path, { method: "PUT", headers, params: { id }, json })));
    expect(answer.status).toBe(200);
    const told = await db.notification.findMany({ where: { repairRequestId: id } });
    const ofStatus = told.filter(({ title }) => !title.startsWith("The car of a repair is"));
    expect(ofStatus.length).toBeGreaterThan(0);
    for (const { title, body } of ofStatus) expect(`${title} ${body}`).not.toContain("Honda");
    expect(ofStatus.some(({ title, body }) => `${title} ${body}`.includes("Porsche 911"))).toBe(true);
  });
});
