import { beforeEach, expect, test } from "vitest";
import { findInvoiceDocument } from "#app/payments/invoice-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as api } from "#app/routes/api/vehicles.ts";
import { action as correct } from "#app/routes/dashboard/repair/car.tsx";
import { action as edit } from "#app/routes/dashboard/vehicles/edit.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// A car is put right on its repair, on its own page and by the API: what a paper names stays what it was, by the same rule.

type User = Awaited<ReturnType<typeof makeUser>>;
let driver: User;
let advisor: User;
let request: Awaited<ReturnType<typeof makeRequest>>;
const CAR = { make: "Honda", model: "Civic", year: 2016, vin: "1HGCM82633A004352" };

beforeEach(async () => {
  [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  request = await makeRequest(driver, { advisor });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { ...CAR, plate: null, mileage: 41_000 } });
});

// biome-ignore lint/suspicious/noExplicitAny: what a door answers, or throws
const answerOf = (given: unknown): Promise<any> => Promise.resolve(given).catch((thrown) => thrown);
const carNow = () => db.vehicle.findUniqueOrThrow({ where: { id: request.vehicleId } });

async function onItsPage(fields: Record<string, string>, user = advisor, id = request.vehicleId) {
  const { updatedAt } = await db.vehicle.findUniqueOrThrow({ where: { id } });
  const form = { ...{ make: "Honda", model: "Civic", year: "2016", vin: CAR.vin }, version: updatedAt.toISOString() };
  const cookie = await signIn(user);
  const answer = await answerOf(
    edit(args(`/dashboard/vehicles/${id}/edit`, { cookie, params: { id }, form: { ...form, ...fields } })),
  );
  const said = Object.values<string[]>(answer.data?.error ?? {}).flat();
  return { status: answer.init?.status ?? answer.status, said: said[0] };
}

async function onItsRepair(fields: Record<string, string>) {
  const { updatedAt } = await carNow();
  const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id: request.id } });
  const named = { was: request.vehicleId, vehicleId: request.vehicleId };
  const form = { ...named, version: String(version), carVersion: updatedAt.toISOString(), ...fields };
  const path = `/dashboard/repair-requests/${request.id}/car`;
  return answerOf(correct(args(path, { cookie: await signIn(advisor), params: { id: request.id }, form })));
}

async function invoiced(paid: boolean) {
  const owed = paid ? "0.00" : "900.00";
  const money = { originalTotalPrice: "900.00", subtotal: "900.00", serviceFee: "0.00", totalAmount: "900.00" };
  const of = { repairRequestId: request.id, accountId: driver.accountId, number: `N-${request.id}` };
  const invoice = await db.invoice.create({
    data: { ...of, ...money, outstandingBalance: owed, status: paid ? "Paid" : "Unpaid" },
  });
  if (paid) await db.repairRequest.update({ where: { id: request.id }, data: { status: "Completed" } });
  return invoice;
}

test("an invoice to be paid keeps its car's name on every door, and the customer is told whom to ask", async () => {
  const { number } = await invoiced(false);
  const slips = [
    ["year", "2017"],
    ["make", "Acura"],
    ["vin", "WP0AB2A95MS221234"],
  ] as const;
  for (const [field, slip] of slips) {
    const refused = await onItsPage({ [field]: slip });
    expect(refused).toEqual({
      status: 409,
      said: `Invoice ${number} names the Honda Civic 2016. Void it first, then correct the car.`,
    });
  }
  const asked = await onItsPage({ year: "2017" }, driver);
  expect(asked.said).toBe(
    `Invoice ${number} names the Honda Civic 2016. Please write to us: we put it right with you.`,
  );
  const { status } = await answerOf(
    api(
      args(`/api/vehicles/${request.vehicleId}`, {
        ...{ method: "PUT", cookie: await signIn(advisor), params: { id: request.vehicleId }, json: { year: 2017 } },
      }),
    ),
  );
  expect(status).toBe(409);
  expect(await onItsPage({ plate: "8ABC123", color: "Blue" })).toMatchObject({ status: 302 });
  expect(await carNow()).toMatchObject({ ...CAR, plate: "8ABC123", color: "Blue" });
});

test("what the customer authorized is asked again, by whichever door", async () => {
  await db.authorization.create({ data: { repairRequestId: request.id, revision: 1, sum: "900.00", shown: {} } });
  await db.repairRequest.update({ where: { id: request.id }, data: { status: "Pending_Repair" } });
  const refused = await onItsPage({ model: "Accord" });
  expect(refused).toEqual({
    status: 409,
    said: "The customer authorized a repair of the Honda Civic 2016. Set the status to Needs Approval first: then correct the car, and they approve the repair again for the right one.",
  });
  await db.repairRequest.update({ where: { id: request.id }, data: { status: "Needs Approval" } });
  expect(await onItsPage({ model: "Accord" })).toMatchObject({ status: 302 });
});

test("once it is paid a slip is put right by either door, and the invoice says what it said, miles included", async () => {
  const { id } = await invoiced(true);
  expect(await onItsPage({ year: "2017" })).toMatchObject({ status: 302 });
  const fields = { make: "Honda", model: "Accord", year: "2017", vin: CAR.vin, plate: "8ABC123" };
  await expect(await onItsRepair(fields)).toHaveToast("Car corrected");
  await db.vehicle.update({ where: { id: request.vehicleId }, data: { mileage: 60_000 } });
  expect(await carNow()).toMatchObject({ year: 2017, model: "Accord", plate: "8ABC123" });
  const document = await findInvoiceDocument(viewerOf(advisor), id);
  expect(document.request.vehicle).toEqual({ ...CAR, plate: null, mileage: 41_000 });
});

test("two cars of one customer never have one VIN", async () => {
  const { vehicleId } = await makeRequest(driver, { advisor });
  await db.vehicle.update({ where: { id: vehicleId }, data: { ...CAR, vin: null } });
  expect(await onItsPage({ vin: CAR.vin.toLowerCase() }, advisor, vehicleId)).toMatchObject({ status: 409 });
  expect((await db.vehicle.findUniqueOrThrow({ where: { id: vehicleId } })).vin).toBeNull();
});
