import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action as api } from "#app/routes/api/repair-requests.ts";
import { loader as pick } from "#app/routes/dashboard/pick.ts";
import { action, loader } from "#app/routes/dashboard/repair/car.tsx";
import { loader as page } from "#app/routes/dashboard/repair/page.tsx";
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

const history = () =>
  db.historyEvent.findMany({ where: { repairRequestId: id, kind: "details_changed" }, orderBy: { id: "asc" } });

describe("the car of a repair is corrected on its page", () => {
  test("a slip: the record says what, who drives it is told of another name, and no other repair's record", async () => {
    const { version } = await row();
    await expect(
      await send({ ...(await seen()), year: "2017", vin: "1hgcm82633a004352", plate: "8ABC123" }),
    ).toHaveToast("Car corrected");
    const after = await row();
    expect(after.version).toBe(version + 1);
    expect(after.vehicle).toMatchObject({ id: was, year: 2017, vin: "1HGCM82633A004352", plate: "8ABC123" });
    expect((await history()).map(({ summary }) => summary)).toEqual([
      "Car corrected (year, VIN, license plate): it is the Honda Civic 2017, and not the Honda Civic 2016",
    ]);
    const told = await db.notification.findMany({ where: { repairRequestId: id } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([driver.id, technician.id].sort());
    // Nothing differs: nothing is written.
    await send({ ...(await seen()), year: "2017", vin: "1HGCM82633A004352", plate: "8ABC123" });
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
    await send({ ...(await seen()), was: vehicle.id });
    await send({ ...(await seen()), was: vehicle.id, vehicleId: was });
    await send({ ...(await seen()), ...described });
    expect(await db.vehicle.count({ where: { accountId: driver.accountId } })).toBe(2);
  });

  test("somebody changed it meanwhile: nothing is written over, the entries stay, and saving again puts them in place", async () => {
    const old = await seen();
    await send({ ...old, year: "2018" });
    const refused = await send({ ...old, year: "2019", plate: "8MINE88" });
    expect(refused).toMatchObject({ init: { status: 409 }, data: { initialValue: { plate: "8MINE88" } } });
    expect((await row()).vehicle).toMatchObject({ year: 2018, plate: null });
    const { version, carVersion } = refused.data;
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
    expect(taken.data.error.vin).toEqual(["Another car of this customer has this VIN. Choose that car above."]);
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
});
