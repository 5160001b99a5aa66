import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keepDraft } from "#app/desk/draft.server.ts";
import { findIntakeDraft, takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { readPastedLines } from "#app/desk/pasted-lines.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { suggestJobs } from "#app/prices/suggest.server.ts";
import { carSoFar, readCarWords } from "#app/shop/car-words.ts";
import { makeRequest, makeUser, newPhone, viewerOf } from "../support/world.ts";

const origin = "http://localhost:3000";
const intake = (more: object = {}) =>
  Intake.parse({
    token: randomUUID(),
    phone: newPhone(),
    name: "Dana Park",
    car: "2019 honda civic",
    intent: "save",
    ...more,
  });
const LINES = [
  { description: "Front brake pads", quantity: "1", unitPrice: "289.50" },
  { description: "Rotors", quantity: "2", unitPrice: "$95" },
  { description: "", quantity: "1", unitPrice: "12" },
];

test("a draft that arrives after its form was saved is none", async () => {
  const advisor = viewerOf(await makeUser("advisor"));
  const input = intake();
  const typed = { token: input.token, phone: input.phone, name: "Dana Park" };
  await keepDraft(advisor, "intake", typed);
  expect(await findIntakeDraft(advisor)).toMatchObject(typed);
  await takeIn(advisor, input, { origin });
  await keepDraft(advisor, "intake", typed);
  expect(await findIntakeDraft(advisor)).toBeNull();
  expect(await db.formDraft.count({ where: { userId: advisor.user?.id ?? "" } })).toBe(0);
});

describe("a caller is taken in", () => {
  test("a new customer, their car and a quote of lines become one request of the advisor", async () => {
    const advisor = await makeUser("advisor");
    const input = intake({ complaint: "Brakes squeal", lineItems: LINES });
    const { id } = await takeIn(viewerOf(advisor), input, { origin });
    expect(id).toBe(input.token);
    const made = await db.repairRequest.findUniqueOrThrow({
      where: { id },
      include: { requester: true, vehicle: true, lineItems: { orderBy: { position: "asc" } } },
    });
    expect(made).toMatchObject({ status: "Pending_Approval", advisorId: advisor.id, initiatedBy: "Brakes squeal" });
    expect(made.requester).toMatchObject({ firstName: "Dana", lastName: "Park", phone: input.phone, role: "driver" });
    expect(made.vehicle).toMatchObject({
      year: 2019,
      make: "Honda",
      model: "civic",
      accountId: made.requester?.accountId,
    });
    expect(made.lineItems.map((line) => [line.description, line.totalPrice.toString(), line.priceBasis])).toEqual([
      ["Front brake pads", "289.5", "quoted"],
      ["Rotors", "190", "quoted"],
    ]);
    expect(made.totalPrice.toString()).toBe("479.5");
  });

  test("who has the phone is found, with the car they have", async () => {
    const advisor = await makeUser("advisor");
    const driver = await makeUser("driver");
    const { vehicleId } = await makeRequest(driver);
    const again = intake({ phone: driver.phone, name: "", car: "", vehicleId });
    const { id } = await takeIn(viewerOf(advisor), again, { origin });
    const made = await db.repairRequest.findUniqueOrThrow({ where: { id } });
    expect(made).toMatchObject({
      requesterId: driver.id,
      vehicleId,
      accountId: driver.accountId,
      status: "Pending_Review",
    });
    const described = intake({ phone: driver.phone, name: "", car: "2021 Porsche 911" });
    const second = await takeIn(viewerOf(advisor), described, { origin });
    expect((await db.repairRequest.findUniqueOrThrow({ where: { id: second.id } })).vehicleId).toBe(vehicleId);
  });

  test("a VIN says the car", async () => {
    const { id } = await takeIn(viewerOf(await makeUser("admin")), intake({ car: "1HGCM82633A004352" }), { origin });
    const { vehicle } = await db.repairRequest.findUniqueOrThrow({ where: { id }, include: { vehicle: true } });
    expect(vehicle).toMatchObject({ make: "Honda", year: 2003, vin: "1HGCM82633A004352" });
  });

  test("sent twice, it is one request, one customer and one text", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const input = intake({ lineItems: LINES, intent: "send" });
    const first = await takeIn(viewer, input, { origin });
    expect(first.sent).toMatchObject({ to: "Dana", where: `by text at ${formatPhone(input.phone)}` });
    await takeIn(viewer, input, { origin });
    expect(await db.user.count({ where: { phone: input.phone } })).toBe(1);
    expect(await db.repairRequest.count({ where: { requester: { phone: input.phone } } })).toBe(1);
    const texts = await db.outboundMessage.findMany({ where: { phone: input.phone } });
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain("2 lines, $479.50 in all");
  });

  test("after STOP the request stands, and the reason is said", async () => {
    const input = intake({ intent: "send" });
    await db.smsConsent.create({
      data: { phone: input.phone, kind: "sms", action: "opt_out", textShown: "STOP", source: "reply" },
    });
    const taken = await takeIn(viewerOf(await makeUser("advisor")), input, { origin });
    expect(taken.notSent).toBe("This customer replied STOP and receives no text messages.");
    expect(await db.repairRequest.count({ where: { id: input.token } })).toBe(1);
  });

  test.each([
    ["name", { name: "" }, "Please enter the customer's name"],
    ["car", { car: "Honda" }, "Please enter the VIN, or year, make and model, such as 2019 Honda Civic"],
  ])("without a %s nothing is made", async (field, more, message) => {
    const input = intake(more);
    const taken = takeIn(viewerOf(await makeUser("advisor")), input, { origin });
    await expect(taken).rejects.toMatchObject({ status: 400, field, message });
    expect(await db.user.count({ where: { phone: input.phone } })).toBe(0);
  });

  test("another customer's car is not theirs", async () => {
    const { vehicleId } = await makeRequest(await makeUser("driver"));
    const input = intake({ car: "", vehicleId });
    await expect(takeIn(viewerOf(await makeUser("advisor")), input, { origin })).rejects.toMatchObject({ status: 404 });
    expect(await db.user.count({ where: { phone: input.phone } })).toBe(0);
  });

  test.each(["driver", "technician"] as const)("a %s takes in nobody", async (role) => {
    const input = intake();
    await expect(takeIn(viewerOf(await makeUser(role)), input, { origin })).rejects.toMatchObject({ status: 403 });
  });
});

describe("pasted rows", () => {
  test.each([
    [
      "Pads\t2\t45.00\nRotors\t2\t$95.00\t190.00",
      [
        ["Pads", "2", "45.00"],
        ["Rotors", "2", "95.00"],
      ],
    ],
    [
      "Front brakes   $1,289.50\nOil change 89.95\nTotal 1379.45",
      [
        ["Front brakes", "1", "1289.50"],
        ["Oil change", "1", "89.95"],
      ],
    ],
    ["Description\tQty\tPrice\nAlignment\t1\t129", [["Alignment", "1", "129"]]],
    [
      "Diagnose noise\nWheel bearing - $410",
      [
        ["Diagnose noise", "1", ""],
        ["Wheel bearing", "1", "410"],
      ],
    ],
  ])("%j", (text, expected) => {
    expect(
      readPastedLines(text)?.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice]),
    ).toEqual(expected);
  });

  test("words alone are pasted as they are", () => {
    expect(readPastedLines("front brakes")).toBeNull();
    expect(readPastedLines("")).toBeNull();
  });
});

test.each([
  ["2019 honda civic ex", { year: 2019, make: "Honda", model: "civic ex" }],
  ["Mercedes-Benz 2021 C 300", { year: 2021, make: "Mercedes-Benz", model: "C 300" }],
  ["land rover defender 2022", { year: 2022, make: "Land Rover", model: "defender" }],
  ["Honda Civic", null],
  ["2019", null],
])("a car in words: %s", (text, expected) => {
  expect(readCarWords(text)).toEqual(expected);
});

test("a car is completed while it is typed: after the year the makes, after the make its models", () => {
  expect(carSoFar("2019 ho")).toEqual({ year: "2019", makes: ["Honda"] });
  expect(carSoFar("2019 Chevy")).toEqual({ year: "2019", make: "Chevrolet" });
  expect(carSoFar("2022 land rover def")).toEqual({ year: "2022", make: "Land Rover" });
  for (const text of ["", "2019", "2019 ", "Honda Ci", "4T3RWRFV5MU012345"]) expect(carSoFar(text)).toBeNull();
});

test("the price guide completes a line, with what it usually costs on this car", async () => {
  const found = await suggestJobs("front brake pad", { make: "Honda", model: "Civic", year: 2019 });
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]?.job.toLowerCase()).toContain("brake pad");
  expect(found.some(({ price }) => price !== null && price > 5000)).toBe(true);
  expect(await suggestJobs("   ", null)).toEqual([]);
});
