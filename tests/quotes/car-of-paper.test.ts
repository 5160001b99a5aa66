import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { sayDocument } from "#app/quotes/papers/say.server.ts";
import { handIn } from "../support/readings.ts";
import { makeRequest, makeUser, viewerOf } from "../support/world.ts";

// "Use this car" of a paper takes it as the repair's own form does: the same refusals, the same miles, the same word to who repairs it.

const PAPER = {
  ...{ shop: "Precision Auto Repair", number: "P-9", total: 40_000 },
  vehicle: { year: 2014, make: "Volkswagen", model: "Passat" },
  lines: [["Replace front brake pads", 40_000]] satisfies [string, number][],
};

async function asked() {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const request = await makeRequest(driver, { advisor, technician });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { mileage: 30_000 } });
  const document = await handIn(viewerOf(driver), request.id, PAPER);
  expect(document.waitsFor).toBe("car");
  const use = (who = driver) => sayDocument(viewerOf(who), document.id, { car: "use_this_car" });
  return { driver, advisor, technician, request, use };
}

const carOf = (id: string) =>
  db.repairRequest.findUniqueOrThrow({ where: { id }, include: { vehicle: true } }).then(({ vehicle }) => vehicle);

test("miles, what its lines recommended and the technician's notice go along", async () => {
  const { driver, technician, request, use } = await asked();
  await db.repairRequest.update({ where: { id: request.id }, data: { mileageIn: 52_000 } });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { mileage: 52_000 } });
  await use(driver);
  const car = await carOf(request.id);
  expect(car).toMatchObject({ make: "Volkswagen", model: "Passat", mileage: 52_000 });
  expect((await db.vehicle.findUniqueOrThrow({ where: { id: request.vehicleId } })).mileage).toBeNull();
  const told = await db.notification.findMany({ where: { userId: technician.id, repairRequestId: request.id } });
  expect(told.map(({ title }) => title)).toContain("The car of a repair is the Volkswagen Passat 2014");
});

test("not past an invoice, nor past the customer's go-ahead; nothing is left of the attempt", async () => {
  const { driver, advisor, request, use } = await asked();
  const money = { originalTotalPrice: "900.00", subtotal: "900.00", serviceFee: "0.00", totalAmount: "900.00" };
  const of = { repairRequestId: request.id, accountId: driver.accountId, number: `P-${request.id}` };
  const invoice = await db.invoice.create({ data: { ...of, ...money, outstandingBalance: "900.00" } });
  await expect(use()).rejects.toThrow("Please write to us: we put it right with you.");
  await expect(use(advisor)).rejects.toThrow("Void it first, then the repair takes another car.");
  await db.invoice.delete({ where: { id: invoice.id } });
  await db.authorization.create({ data: { repairRequestId: request.id, revision: 1, sum: "900.00", shown: {} } });
  await db.repairRequest.update({ where: { id: request.id }, data: { status: "Pending_Repair" } });
  await expect(use(advisor)).rejects.toThrow("Set the status to Needs Approval first");
  expect((await carOf(request.id)).id).toBe(request.vehicleId);
  expect(await db.vehicle.count({ where: { accountId: driver.accountId } })).toBe(1);
});

test("a VIN that a paper prints is not given to a second car of the customer", async () => {
  const driver = await makeUser("driver");
  const [first, second] = [await makeRequest(driver), await makeRequest(driver)];
  const vehicle = { ...PAPER.vehicle, vin: "1VWBN7A35EC012345" };
  await db.vehicle.update({ where: { id: second.vehicleId }, data: { ...PAPER.vehicle, vin: null } });
  await db.vehicle.update({ where: { id: first.vehicleId }, data: vehicle });
  await handIn(viewerOf(driver), second.id, { ...PAPER, vehicle });
  expect(await carOf(second.id)).toMatchObject({ id: second.vehicleId, vin: null });
  await db.vehicle.update({ where: { id: first.vehicleId }, data: { vin: null } });
  await handIn(viewerOf(driver), second.id, { ...PAPER, number: "P-10", vehicle });
  expect(await carOf(second.id)).toMatchObject({ vin: vehicle.vin });
});

test("one figure of a year that a picture leaves in doubt asks nothing and is recorded; a printed year, another model and a VIN ask", async () => {
  const car = { year: 2004, make: "Buick", model: "LeSabre" };
  const of = async (change: object, source: "photographed" | "digital") => {
    const driver = await makeUser("driver");
    const request = await makeRequest(driver);
    await db.vehicle.update({ where: { id: request.vehicleId }, data: car });
    const document = await handIn(viewerOf(driver), request.id, { ...PAPER, vehicle: { ...car, ...change }, source });
    const said = await db.historyEvent.findMany({ where: { repairRequestId: request.id, kind: "quote_said" } });
    return {
      waitsFor: document.waitsFor,
      said: said.map(({ summary }) => summary).join(),
      car: await carOf(request.id),
    };
  };
  const misread = await of({ year: 2009 }, "photographed");
  expect(misread).toMatchObject({ waitsFor: null, car });
  expect(misread.said).toContain("was read as 2009; the request's 2004 stands");
  expect((await of({ year: 2009 }, "digital")).waitsFor).toBe("car");
  expect((await of({ year: 1999 }, "photographed")).waitsFor).toBe("car");
  expect((await of({ year: 2009, model: "Century" }, "photographed")).waitsFor).toBe("car");
  expect((await of({ year: 2009, vin: "1G4HP54K994123456" }, "photographed")).waitsFor).toBe("car");
});

test("a VIN on the paper that the customer's car of that name lacks: it is another car, and the first keeps what it is", async () => {
  const { driver, request, use } = await asked();
  const first = { ...PAPER.vehicle, accountId: driver.accountId, plate: "7OWN777", mileage: 88_000 };
  const { id } = await db.vehicle.create({ data: first });
  const vehicle = { ...PAPER.vehicle, vin: "1VWBN7A36EC012345" };
  const document = await handIn(viewerOf(driver), request.id, { ...PAPER, number: "P-11", vehicle });
  await sayDocument(viewerOf(driver), document.id, { car: "use_this_car" });
  const car = await carOf(request.id);
  expect(car).toMatchObject({ ...PAPER.vehicle, vin: vehicle.vin, plate: null });
  expect(await db.vehicle.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...first, vin: null });
  // Without a VIN the only one of its name is that one.
  expect(car.id).not.toBe(id);
  await db.vehicle.delete({ where: { id } });
  await use();
  expect((await carOf(request.id)).id).toBe(car.id);
});
