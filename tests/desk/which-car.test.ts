import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { readPlan } from "#app/desk/calendar/plan.server.ts";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { searchEverything } from "#app/desk/search.server.ts";
import { offeredText } from "#app/desk/send-link.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listOtherCars } from "#app/repair/requests/correct-car.server.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { loader as callerOf } from "#app/routes/dashboard/new/caller.ts";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { CustomerCard } from "#app/routes/dashboard/repair/sides.tsx";
import { listVehicleChoices } from "#app/shop/vehicle-list.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newVin, signIn, viewerOf } from "../support/world.ts";

// Cars of one name are told apart by their plate, or by how their VIN ends, wherever one is chosen.

const VAN = { make: "Ford", model: "Transit", year: 2020 };

async function fleet(...marks: { plate?: string; vin?: string }[]) {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const requests = [];
  for (const mark of marks) {
    const { id: vehicleId } = await db.vehicle.create({ data: { ...VAN, accountId: driver.accountId, ...mark } });
    requests.push(await makeRequest(driver, { advisor, vehicleId, status: "Scheduled" }));
  }
  return { advisor, driver, viewer: viewerOf(advisor), requests };
}

test("in New, in Correct the car, where a car is chosen, in the calendar and in the search", async () => {
  const vin = newVin("1FTYE1YM_LK");
  const plate = `7F${vin.slice(-6)}`;
  const { advisor, driver, viewer, requests } = await fleet({ plate }, { vin });
  const [byPlate, byVin] = [`Ford Transit 2020 · ${plate}`, `Ford Transit 2020 · VIN ending ${vin.slice(-6)}`];
  const cookie = await signIn(advisor);
  const { caller } = await callerOf(
    args(`/dashboard/new/caller?phone=${encodeURIComponent(driver.phone ?? "")}`, { cookie }),
  );
  expect(caller?.cars).toMatchObject([{ vin }, { plate }]);
  const first = await findRepairRequest(viewer, requests[0]?.id ?? "");
  expect((await listOtherCars(viewer, first)).options).toMatchObject([{ label: byVin }]);
  const second = await findRepairRequest(viewer, requests[1]?.id ?? "");
  expect((await listOtherCars(viewer, second)).options).toMatchObject([{ label: byPlate }]);
  const choices = (await listVehicleChoices(viewer, { q: plate })).map(({ label }) => label);
  expect(choices).toEqual([expect.stringContaining(byPlate)]);
  const { waiting } = await readPlan(viewer, { first: "2026-01-01", last: "2026-01-07", moved: null });
  expect(waiting.map(({ vehicle }) => vehicle).sort()).toEqual([byPlate, byVin].sort());
  const found = (await searchEverything(viewer, plate)).flatMap(({ results }) => results);
  expect(found.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([`${plate} · No VIN`, expect.stringContaining(plate)]),
  );
});

test("beside a repair each of the customer's other cars has what tells it from the rest", async () => {
  const vin = newVin("1FTYE1YM_LK");
  const { advisor, requests } = await fleet({}, { plate: "7FLT000" }, { vin });
  const params = { id: requests[0]?.id ?? "" };
  const cookie = await signIn(advisor);
  const shown = (await repairPage(args("/x", { cookie, params }))) as Parameters<typeof CustomerCard>[0]["request"];
  const Component = () => createElement(CustomerCard, { request: shown });
  const html = renderToStaticMarkup(createElement(createRoutesStub([{ path: "/", Component }])));
  for (const words of ["Ford Transit 2020 · 7FLT000", `Ford Transit 2020 · VIN ending ${vin.slice(-6)}`])
    expect(html).toContain(words);
});

test("a customer is told which of two cars of one title; of the only one its title says enough", async () => {
  const { driver, viewer, requests } = await fleet({ plate: "7FLT000" }, { plate: "7FLT002" });
  const [, second] = requests;
  const id = second?.id ?? "";
  await db.smsConsent.create({
    data: { phone: driver.phone ?? "", kind: "sms", action: "opt_in", textShown: "yes", source: "test" },
  });
  await updateRequest(viewer, id, UpdateRequest.parse({ status: "In Progress" }));
  const told = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } })).map(
      ({ body }) => body,
    );
  expect((await told()).at(-1)).toContain("Ford Transit 2020 (7FLT002)");
  expect(await offeredText(await findRepairRequest(viewer, id))).toContain("Your Ford Transit 2020 (7FLT002) repair");
  await db.vehicle.updateMany({ where: { accountId: driver.accountId, plate: "7FLT000" }, data: { year: 2019 } });
  expect(await offeredText(await findRepairRequest(viewer, id))).toContain("Your Ford Transit 2020 repair");
});

test("New sends the link with the plate of the car that it is about", async () => {
  const { driver, viewer } = await fleet({ plate: "7FLT000" });
  const typed = {
    token: randomUUID(),
    phone: driver.phone,
    car: "2020 Ford Transit",
    plate: "7FLT002",
    intent: "send",
  };
  const { id } = await takeIn(viewer, Intake.parse(typed), { origin: "http://localhost:3000" });
  const [text] = await db.outboundMessage.findMany({ where: { repairRequestId: id } });
  expect(text?.body).toContain("Your Ford Transit 2020 (7FLT002) repair");
});
