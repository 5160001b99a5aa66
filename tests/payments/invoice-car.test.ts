import { expect, test } from "vitest";
import { sendInvoice } from "#app/desk/send-invoice.server.ts";
import { listInvoicePage } from "#app/payments/invoice-list.server.ts";
import { findPayable } from "#app/payments/live.server.ts";
import { forgetDeletedAccounts } from "#app/people/forget.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as exported } from "#app/routes/dashboard/export.ts";
import { loader as detail } from "#app/routes/dashboard/invoices/detail.tsx";
import { loader as list } from "#app/routes/dashboard/invoices/list.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

// A car is put right after its invoice was paid: the invoice names the car that it was made out for, wherever it is shown.

const WAS = { make: "Honda", model: "Civic", year: 2016, vin: "1HGCM82633A004352", plate: "8LAX-387" };
const IS = { make: "Acura", model: "Integra", year: 2017, vin: "JH4DC4350RS000001", plate: "7XYZ-111" };

async function corrected() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const request = await makeRequest(driver, { advisor, status: "Completed" });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: WAS });
  const money = { originalTotalPrice: "9.00", subtotal: "9.00", serviceFee: "0.00", totalAmount: "9.00" };
  const { id } = await db.invoice.create({
    data: {
      ...{ number: `N-${request.id}`, repairRequestId: request.id, accountId: driver.accountId, status: "Paid" },
      ...{ ...money, amountPaid: "9.00", outstandingBalance: "0.00" },
    },
  });
  await db.vehicle.update({ where: { id: request.vehicleId }, data: IS });
  return { id, request, driver, advisor, cookie: await signIn(advisor) };
}

test("the list, the dialog, the file and what is sent name the car of the invoice", async () => {
  const { id, request, driver, advisor, cookie } = await corrected();
  const { rows } = await list(args("/dashboard/invoices", { cookie }));
  expect(rows.map(({ vehicle }) => vehicle)).toEqual(["Honda Civic 2016"]);
  const { facts } = await detail(args(`/dashboard/invoices/${id}`, { cookie, params: { id } }));
  const cars = facts.filter(([name]) => name === "Vehicle" || name === "VIN");
  expect(cars.map(([name, value]) => [name, value])).toEqual([
    ["Vehicle", "Honda Civic 2016"],
    ["VIN", WAS.vin],
  ]);
  const file = await exported(args("/dashboard/export/invoices", { cookie, params: { list: "invoices" } }));
  expect(await file.text()).toContain("2016 Honda Civic");
  expect(await findPayable(viewerOf(advisor), id)).toMatchObject({ description: "Repair of Honda Civic 2016" });
  await sendInvoice(viewerOf(advisor), id, { key: crypto.randomUUID() });
  const text = await db.outboundMessage.findFirstOrThrow({ where: { phone: driver.phone ?? "" } });
  expect(text.body).toContain(`Your receipt for your Honda Civic 2016 (N-${request.id}).`);
});

test("an invoice is found by the name that it shows, and by the plate and VIN of then and of now", async () => {
  const { id, advisor } = await corrected();
  const found = async (q: string) => (await listInvoicePage(viewerOf(advisor), { q })).rows.map((row) => row.id);
  for (const q of ["honda civic 2016", WAS.vin, "8lax387", "8lax-387", IS.vin, "7xyz111"])
    expect(await found(q), q).toEqual([id]);
  expect(await found("acura")).toEqual([]);
});

test("of an account that is forgotten no invoice keeps the VIN or the plate, nor is found by them", async () => {
  const { id, driver, request } = await corrected();
  await db.repairRequest.update({ where: { id: request.id }, data: { closedAt: new Date() } });
  await db.user.update({ where: { id: driver.id }, data: { deletedAt: new Date() } });
  await forgetDeletedAccounts(driver.accountId);
  const { car } = await db.invoice.findUniqueOrThrow({ where: { id } });
  expect(car).toMatchObject({ make: "Honda", model: "Civic", year: 2016, vin: null, plate: null });
  const { allWords } = await db.invoiceSearch.findUniqueOrThrow({ where: { invoiceId: id } });
  for (const word of [WAS.vin, IS.vin, "8LAX387", "7XYZ111"]) expect(allWords).not.toContain(word.toLowerCase());
});
