import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { searched } from "#app/access/searched.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { searchEverything } from "#app/desk/search.server.ts";
import { listInvoicePage } from "#app/payments/invoice-list.server.ts";
import { searchCustomers } from "#app/people/customer-list.server.ts";
import { db } from "#app/platform/db.server.ts";
import { searchPatterns } from "#app/platform/search-terms.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { searchVehicles } from "#app/shop/vehicle-list.server.ts";
import { anonymous, makeRequest, makeUser, viewerOf } from "../support/world.ts";

/** Letters that nobody else in this database has. */
function newWord() {
  return randomUUID()
    .replaceAll("-", "")
    .replace(/\d/g, (digit) => "ghjkmpqrtv"[Number(digit)] ?? "x")
    .slice(0, 12);
}

async function makeStory() {
  const word = newWord();
  const advisor = await makeUser("advisor");
  const driver = await makeUser("driver", { firstName: "José", lastName: `Ñ${word}` });
  const { id } = await makeRequest(driver, { advisor });
  const { vehicleId, accountId } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  await db.vehicle.update({ where: { id: vehicleId }, data: { plate: `PL${word}` } });
  const invoice = await db.invoice.create({
    data: {
      number: `T-${word}-77`,
      repairRequestId: id,
      accountId,
      originalTotalPrice: 1,
      subtotal: 1,
      serviceFee: 0,
      totalAmount: 1,
      outstandingBalance: 1,
    },
  });
  return { word, advisor: viewerOf(advisor), driver, id, vehicleId, invoiceId: invoice.id };
}

async function found(viewer: Viewer, q: string) {
  const [requests, vehicles, invoices, customers] = await Promise.all([
    listRepairRequests(viewer, { q }),
    searchVehicles(viewer, { q }),
    listInvoicePage(viewer, { q }),
    searchCustomers(viewer, { q }),
  ]);
  return [requests, vehicles, invoices, customers].map(({ rows }) => rows.map(({ id }) => id));
}

test("by any part of the name, phone, e-mail, plate or VIN an advisor finds the request, the car, the invoice and the person", async () => {
  const { word, advisor, driver, id, vehicleId, invoiceId } = await makeStory();
  const all = [[id], [vehicleId], [invoiceId], [driver.id]];
  for (const q of [
    `jose n${word}`,
    word.slice(3).toUpperCase(),
    `${driver.phone?.slice(2)} ${word}`,
    `${driver.email} ${word}`,
    `pl${word}`,
    `porsche 221234 ${word}`,
  ])
    expect(await found(advisor, q), q).toEqual(all);
  const phone = driver.phone ?? "";
  expect(await found(advisor, `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`)).toEqual(all);
  expect(await found(advisor, `t-${word}-77`)).toEqual([[id], [], [invoiceId], []]);
  expect(await found(advisor, `#${id.slice(0, 6)} ${word}`)).toEqual([[id], [], [invoiceId], []]);
  expect(await found(advisor, `${word} zzqxw`)).toEqual([[], [], [], []]);
  expect((await searchEverything(advisor, word)).map(({ title }) => title)).toEqual([
    "Customers",
    "Repair Requests",
    "Vehicles",
    "Invoices",
  ]);
});

test("a plate is found with and without its hyphens and blanks, however it was written down", async () => {
  const { advisor, driver, id, vehicleId, invoiceId } = await makeStory();
  const letters = newWord();
  const whole = [[id], [vehicleId], [invoiceId], [driver.id]];
  for (const plate of [`${letters}-9999`, `${letters}9999`, `${letters} 9999`]) {
    await db.vehicle.update({ where: { id: vehicleId }, data: { plate: plate.toUpperCase() } });
    for (const q of [`${letters}9999`, `${letters}-9999`, `${letters} 9999`, `${letters.slice(2)}-9999`.toUpperCase()])
      expect(await found(advisor, q), `${plate} by ${q}`).toEqual(whole);
    expect((await searchEverything(advisor, `${letters}-9999`)).map(({ title }) => title)).toContain("Vehicles");
  }
});

test("another advisor finds none of it; one who takes the request over, or looks after the account, does", async () => {
  const { word, id, vehicleId, invoiceId, driver } = await makeStory();
  const other = await makeUser("advisor");
  const viewer = viewerOf(other);
  expect(await found(viewer, word)).toEqual([[], [], [], []]);
  await db.repairRequest.update({ where: { id }, data: { advisorId: other.id } });
  expect(await found(viewer, word)).toEqual([[id], [vehicleId], [invoiceId], [driver.id]]);
  const third = await makeUser("advisor");
  await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: third.id } });
  expect(await found(viewerOf(third), word)).toEqual([[], [vehicleId], [invoiceId], [driver.id]]);
  // The lists without a word hold the same.
  const lists = async (reader: Parameters<typeof viewerOf>[0]) => {
    const pages = [await searchVehicles(viewerOf(reader)), await listInvoicePage(viewerOf(reader))];
    return pages.map(({ rows }) => rows.map((row) => row.id));
  };
  for (const reader of [other, third, driver]) expect(await lists(reader)).toEqual([[vehicleId], [invoiceId]]);
  expect(await lists(await makeUser("advisor"))).toEqual([[], []]);
});

test("the words follow every change: a new name, plate, status and service; who is removed is found no more", async () => {
  const { word, advisor, driver, id, vehicleId } = await makeStory();
  const [name, plate, service] = [newWord(), newWord(), newWord()];
  await db.user.update({ where: { id: driver.id }, data: { lastName: name } });
  await db.vehicle.update({ where: { id: vehicleId }, data: { plate } });
  await db.repairRequest.update({ where: { id }, data: { initiatedBy: service, status: "Parts Ordered" } });
  for (const q of [name, plate, `${service} parts ordered`, `${service} Parts_Ordered`])
    expect((await found(advisor, q))[0], q).toEqual([id]);
  expect((await found(advisor, `${word} porsche`))[1]).toEqual([]);
});

test("who holds a link learns nobody's name or number by searching; who is signed in with less than staff searches the own account", async () => {
  const { word, driver, id } = await makeStory();
  const holder = { ...anonymous, repairCode: { code: randomUUID(), repairRequestId: id } };
  const list = (viewer: Viewer, q: string) =>
    listRepairRequests(viewer, { q }).then(({ rows }) => rows.map((row) => row.id));
  expect(await list(holder, "porsche brake")).toEqual([id]);
  for (const q of [`n${word}`, driver.phone ?? "", driver.email ?? ""]) expect(await list(holder, q)).toEqual([]);
  expect(await list(viewerOf(driver), `n${word}`)).toEqual([id]);
  expect(await list(viewerOf(await makeUser("driver")), `n${word}`)).toEqual([]);
});

test("signs alone find nothing, two letters are the beginning of a word, % and _ are no wildcards", () => {
  expect(searchPatterns("%% -- #")).toBeNull();
  expect(searchPatterns("bm x5")).toEqual([" bm", " x5"]);
  expect(searchPatterns("50%")).toEqual(["50\\%"]);
  expect(searchPatterns("Ålesund parts_ordered")).toEqual(["alesund", "parts", "ordered"]);
  expect(searchPatterns("+1 (415) 555-0100")).toEqual(["14155550100"]);
  expect(searchPatterns("#3f2a paid")).toEqual([" 3f2a", " paid"]);
  expect(searchPatterns("3f2a1b2c-aaaa-4bbb-8ccc-123456789abc")).toEqual([" 3f2a1b2c"]);
});

test("the index answers words within a scope", async () => {
  const advisor = viewerOf(await makeUser("advisor"));
  expect(searched(advisor, "")).toEqual({});
  const rows = await db.$queryRaw<{ index: string }[]>`
    SELECT indexname AS index FROM pg_indexes WHERE indexdef LIKE '%USING gin (seers,%gin_trgm_ops%' ORDER BY 1`;
  expect(rows.map(({ index }) => index)).toHaveLength(4);
});

test("who works here finds the cars of the own account, whoever looks after them", async () => {
  for (const role of ["advisor", "technician"] as const) {
    const person = await makeUser(role);
    const { vehicleId } = await makeRequest(person);
    const plate = newWord().toUpperCase();
    await db.vehicle.update({ where: { id: vehicleId }, data: { plate } });
    const { rows } = await searchVehicles(viewerOf(person), { q: plate });
    expect(rows.map(({ id }) => id)).toEqual([vehicleId]);
  }
});

test("a name with any mark on its letters is found without them, and a plain one with them", async () => {
  const word = newWord();
  const advisor = await makeUser("advisor");
  const driver = await makeUser("driver", { firstName: "Łukasz", lastName: `Nguyễn${word}Đỗ` });
  const { id } = await makeRequest(driver, { advisor });
  for (const q of [`lukasz nguyen${word}do`, `nguyễn${word}đỗ`, `NGUYEN${word.toUpperCase()}`]) {
    expect([q, (await found(viewerOf(advisor), q))[0]]).toEqual([q, [id]]);
  }
});
