import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { keepDraft } from "#app/desk/draft.server.ts";
import { carOfVin } from "#app/desk/intake/car.server.ts";
import { findIntakeDrafts, takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { completeCar } from "#app/desk/intake-again.server.ts";
import { readPastedLines } from "#app/desk/pasted-lines.ts";
import { findCallerAndWork } from "#app/desk/person/caller.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { suggestJobs } from "#app/prices/suggest.server.ts";
import type { Incoming } from "#app/quotes/join.server.ts";
import { addLineItems } from "#app/repair/lines/add-many.server.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { loader as newPage } from "#app/routes/dashboard/new/page.tsx";
import { carIn } from "#app/routes/dashboard/new/scan-car.tsx";
import { carSoFar, readCarWords } from "#app/shop/car-words.ts";
import { listByPlate } from "#app/shop/vehicle-list.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, newPhone, newVin, signIn, viewerOf } from "../support/world.ts";

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
  { description: "", quantity: "1", unitPrice: "" },
];

test("a draft that arrives after its form was saved is none", async () => {
  const advisor = viewerOf(await makeUser("advisor"));
  const input = intake();
  const typed = { token: input.token, phone: input.phone, name: "Dana Park" };
  await keepDraft(advisor, "intake", typed);
  expect(await findIntakeDrafts(advisor)).toMatchObject([typed]);
  await takeIn(advisor, input, { origin });
  await keepDraft(advisor, "intake", typed);
  expect(await findIntakeDrafts(advisor)).toEqual([]);
  expect(await db.formDraft.count({ where: { userId: advisor.user?.id ?? "" } })).toBe(0);
});

test("two windows are two drafts, and what is saved in one leaves the other", async () => {
  const advisor = viewerOf(await makeUser("advisor"));
  const [first, second] = [intake(), intake({ name: "Alex Roe" })];
  await keepDraft(advisor, "intake", { token: first.token, name: "Dana Park" });
  await keepDraft(advisor, "intake", { token: second.token, name: "Alex Roe" });
  expect((await findIntakeDrafts(advisor)).map(({ name }) => name)).toEqual(["Alex Roe", "Dana Park"]);
  await takeIn(advisor, second, { origin });
  expect((await findIntakeDrafts(advisor)).map(({ name }) => name)).toEqual(["Dana Park"]);
});

test("New begins anew for the next caller, and says of whom a draft is kept", async () => {
  const advisor = await makeUser("advisor");
  const cookie = await signIn(advisor);
  const kept = { token: randomUUID(), phone: "(555) 555-0110", name: "Dana Park", car: "2019 Honda Civic" };
  await keepDraft(viewerOf(advisor), "intake", kept);
  const { values, others } = await newPage(args("/dashboard/new", { cookie }));
  expect(values).toMatchObject({ phone: "", name: "", car: "" });
  expect(values.token).not.toBe(kept.token);
  expect(others).toEqual([{ token: kept.token, words: "Dana Park, 2019 Honda Civic" }]);
  const again = await newPage(args(`/dashboard/new?draft=${kept.token}`, { cookie }));
  expect(again.values).toMatchObject(kept);
  expect(again.others).toEqual([]);
});

test("who calls is told of the work in hand first, and how many more repairs are open", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const make = async (status: RequestStatus, scheduledServiceDate: Date | null = null) => {
    const { id } = await makeRequest(driver, { advisor, status });
    return db.repairRequest.update({ where: { id }, data: { scheduledServiceDate } });
  };
  const delayed = await make("Delayed");
  const later = await make("Scheduled", new Date(Date.now() + 90_000_000));
  const today = await make("Scheduled", new Date());
  const working = await make("In Progress");
  for (let left = 5; left > 0; left -= 1) await make("Pending_Review");
  const found = await findCallerAndWork(viewerOf(advisor), driver.phone ?? "");
  expect(found?.open.slice(0, 4).map(({ id }) => id)).toEqual([working, delayed, today, later].map(({ id }) => id));
  expect(found?.open).toHaveLength(6);
  expect(found?.more).toBe(3);
});

describe("a caller is taken in", () => {
  test("that they agree to texts is kept with the words, the time and who heard it, once; unticked nothing is", async () => {
    const advisor = await makeUser("advisor", { firstName: "Ada", lastName: "Advisor" });
    const viewer = viewerOf(advisor);
    const input = intake({ texts: "on" });
    await takeIn(viewer, input, { origin });
    await takeIn(viewer, input, { origin });
    expect(await db.smsConsent.findMany({ where: { phone: input.phone } })).toMatchObject([
      {
        ...{ kind: "sms", action: "opt_in", source: "/dashboard/new, told to Ada Advisor", proven: false },
        textShown:
          "The customer agrees to repair updates by text, and knows that message & data rates may apply and that STOP ends them.",
      },
    ]);
    const record = await db.historyEvent.findMany({
      where: { repairRequestId: input.token, summary: { startsWith: "Agreed to texts" } },
    });
    expect(record).toMatchObject([{ actorUserId: advisor.id }]);
    const silent = intake();
    await takeIn(viewer, silent, { origin });
    expect(await db.smsConsent.count({ where: { phone: silent.phone } })).toBe(0);
  });

  test("who was not heard to agree to texts gets the link they asked for, and no text of what comes after it", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const bodies = async ({ phone, token }: { phone: string; token: string }) => {
      await updateRequest(viewer, token, UpdateRequest.parse({ status: "In Progress" }));
      return (await db.outboundMessage.findMany({ where: { phone } })).map(({ kind }) => kind);
    };
    const prefers = async (id: string) =>
      (await db.repairRequest.findUniqueOrThrow({ where: { id } })).contactPreference;
    const [unasked, agreed] = [intake({ intent: "send" }), intake({ intent: "send", texts: "on" })];
    const mailed = intake({ intent: "send", email: `${randomUUID()}@mail.example` });
    for (const input of [unasked, agreed, mailed]) await takeIn(viewer, input, { origin });
    expect(await bodies(unasked)).toEqual(["staff"]);
    expect(await bodies(agreed)).toEqual(["staff", "status_update"]);
    expect(await bodies(mailed)).toEqual([]);
    expect(await db.outboundEmail.count({ where: { repairRequestId: mailed.token } })).toBe(2);
    expect(await Promise.all([unasked, agreed, mailed].map(({ token }) => prefers(token)))).toEqual([
      "phone",
      "text",
      "email",
    ]);
  });

  test("a typed plate that is not the car's is never dropped without a word", async () => {
    const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
    const { vehicleId } = await makeRequest(driver, { advisor });
    const car = { year: 2003, make: "Honda", model: "Accord", vin: "1HGCM82633A004352", plate: "7KNOWN1" };
    await db.vehicle.update({ where: { id: vehicleId }, data: car });
    const input = intake({ phone: driver.phone, name: undefined, car: car.vin, plate: "8typed8" });
    const taken = await takeIn(viewerOf(advisor), input, { origin });
    const said = "The Honda Accord 2003 keeps its license plate 7KNOWN1: 8TYPED8 was typed";
    expect(taken.kept).toBe(`${said}. If that is right, press Correct beside the car.`);
    const noted = await db.historyEvent.findMany({ where: { repairRequestId: taken.id, summary: said } });
    expect(noted).toHaveLength(1);
    expect((await db.vehicle.findUniqueOrThrow({ where: { id: vehicleId } })).plate).toBe("7KNOWN1");
    const same = intake({ phone: driver.phone, name: undefined, car: car.vin, plate: "7known1" });
    expect((await takeIn(viewerOf(advisor), same, { origin })).kept).toBeNull();
  });

  test("pressed again with another plate, it says which plate stands and which was typed, and the record has it once", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const input = intake({ plate: "7FIRST1" });
    expect((await takeIn(viewer, input, { origin })).kept).toBeNull();
    const said = "The Honda Civic 2019 keeps its license plate 7FIRST1: 8OTHER8 was typed";
    for (const _ of ["pressed again", "and again"]) {
      const again = await takeIn(viewer, { ...input, plate: "8OTHER8" }, { origin });
      expect(again).toMatchObject({
        again: true,
        kept: `${said}. If that is right, press Correct beside the car.`,
      });
    }
    const noted = { repairRequestId: input.token, summary: { contains: "license plate" } };
    const record = () => db.historyEvent.findMany({ where: noted, orderBy: { id: "asc" }, select: { summary: true } });
    expect(await record()).toEqual([{ summary: said }]);
    // A third plate is another word; the one that stands is none.
    await takeIn(viewer, { ...input, plate: "9THIRD9" }, { origin });
    expect((await takeIn(viewer, { ...input, plate: "7first1" }, { origin })).kept).toBeNull();
    expect((await record()).map(({ summary }) => summary.slice(-17))).toEqual([
      "8OTHER8 was typed",
      "9THIRD9 was typed",
    ]);
    const { vehicle } = await db.repairRequest.findUniqueOrThrow({
      where: { id: input.token },
      select: { vehicle: { select: { plate: true } } },
    });
    expect(vehicle.plate).toBe("7FIRST1");
  });

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
      model: "Civic",
      accountId: made.requester?.accountId,
    });
    expect(made.lineItems.map((line) => [line.description, line.totalPrice.toString(), line.priceBasis])).toEqual([
      ["Front brake pads", "289.5", "quoted"],
      ["Rotors", "190", "quoted"],
    ]);
    expect(made.totalPrice.toString()).toBe("479.5");
  });

  test("what a line is goes by its words, as on a paper, unless it is chosen; so the labor of a go-ahead is its labor", async () => {
    const advisor = await makeUser("advisor");
    const typed = (description: string, type?: string) => ({ description, quantity: "1", unitPrice: "50", type });
    const lineItems = [
      typed("Labor: front brakes 1.8 h", ""),
      typed("Brake pads - parts"),
      typed("Shop supplies fee", ""),
      typed("Front brake service", ""),
      typed("Diagnosis, 2 hours", "Service"),
      typed("Rotor", "Part"),
    ];
    const taken = await takeIn(viewerOf(advisor), intake({ lineItems }), { origin });
    const rows = await db.repairLineItem.findMany({
      where: { repairRequestId: taken.id },
      orderBy: { position: "asc" },
      select: { type: true },
    });
    expect(rows.map(({ type }) => type)).toEqual(["Labor", "Part", "Fee", "Service", "Service", "Part"]);
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
    const vin = newVin();
    const { id } = await takeIn(viewerOf(await makeUser("admin")), intake({ car: vin }), { origin });
    const { vehicle } = await db.repairRequest.findUniqueOrThrow({ where: { id }, include: { vehicle: true } });
    expect(vehicle).toMatchObject({ make: "Honda", year: 2003, vin });
  });

  test("sent twice, it is one request, one customer and one text", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const input = intake({ lineItems: LINES.slice(0, 2), intent: "send" });
    const first = await takeIn(viewer, input, { origin });
    expect(first.sent).toMatchObject({ to: "Dana", where: `by text at ${formatPhone(input.phone)}` });
    await takeIn(viewer, input, { origin });
    expect(await db.user.count({ where: { phone: input.phone } })).toBe(1);
    expect(await db.repairRequest.count({ where: { requester: { phone: input.phone } } })).toBe(1);
    const texts = await db.outboundMessage.findMany({ where: { phone: input.phone } });
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain("2 lines, $479.50 in all before tax");
  });

  test("a plate is kept with the car and finds it; one that the car has is not written over", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const phone = newPhone();
    const taken = async (more: object) => {
      const { id } = await takeIn(viewer, intake({ phone, ...more }), { origin });
      const row = await db.repairRequest.findUniqueOrThrow({ where: { id }, select: { vehicle: true } });
      return row.vehicle;
    };
    const car = await taken({ plate: " 8plt123 " });
    expect(car.plate).toBe("8PLT123");
    expect(await listByPlate(viewer, "8PLT123")).toMatchObject([{ id: car.id }]);
    const other = await taken({ plate: "9XYZ000" });
    expect(other.id).not.toBe(car.id);
    expect(await db.vehicle.findUniqueOrThrow({ where: { id: car.id } })).toMatchObject({ plate: "8PLT123" });
    expect(await taken({ car: "", vehicleId: car.id, plate: "" })).toMatchObject({ plate: "8PLT123" });
    const { id: which, plate } = await taken({ car: "2020 toyota rav4" });
    expect(plate).toBeNull();
    expect(await taken({ car: "2020 toyota rav4", plate: "7NEW777", which })).toMatchObject({
      id: which,
      plate: "7NEW777",
    });
  });

  test("sent again with another complaint or another car it is taken over, the mistaken car goes; after a decision another car is refused", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const first = intake({ complaint: "Brakes squeal" });
    await takeIn(viewer, first, { origin });
    const again = await takeIn(viewer, { ...first, complaint: "Brakes grind", plate: "6AGN666" }, { origin });
    expect(again.again).toBe(true);
    const row = () =>
      db.repairRequest.findUniqueOrThrow({
        where: { id: first.token },
        select: { initiatedBy: true, vehicle: { select: { model: true, plate: true } } },
      });
    expect(await row()).toEqual({ initiatedBy: "Brakes grind", vehicle: { model: "Civic", plate: "6AGN666" } });
    const named = (car: string, plate = "7RAV777") =>
      takeIn(viewer, { ...first, complaint: undefined, car, plate }, { origin });
    await named("2020 toyota rav4");
    expect(await row()).toEqual({ initiatedBy: "Brakes grind", vehicle: { model: "RAV4", plate: "7RAV777" } });
    const { accountId } = await db.repairRequest.findUniqueOrThrow({ where: { id: first.token } });
    const cars = async () => (await db.vehicle.findMany({ where: { accountId } })).map(({ model }) => model);
    expect(await cars()).toEqual(["RAV4"]);
    expect((await listRepairRequests(viewer, { q: "rav4" })).rows.map(({ id }) => id)).toEqual([first.token]);
    // A car that the customer has for another repair stays with them.
    const { vehicleId } = await db.repairRequest.findUniqueOrThrow({ where: { id: first.token } });
    await makeRequest(await db.user.findFirstOrThrow({ where: { accountId }, include: { technician: true } }), {
      vehicleId,
    });
    await named("2021 ford bronco", "8BRO888");
    expect((await cars()).sort()).toEqual(["Bronco", "RAV4"]);
    await db.repairRequest.update({ where: { id: first.token }, data: { status: "In Progress" } });
    await expect(named("2020 toyota rav4")).rejects.toMatchObject({
      status: 409,
      message:
        "This form made its repair request a moment before, with another car. Nothing was changed now: open the request and correct it there.",
    });
    expect(await row()).toMatchObject({ vehicle: { model: "Bronco" } });
  });

  test("sent again with another car after somebody corrected the one it made, or had it in the workshop, nothing goes", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const refused = { status: 409, message: expect.stringContaining("with another car.") };
    const change = async (done: (id: string, vehicleId: string) => Promise<unknown>) => {
      const first = intake();
      await takeIn(viewer, first, { origin });
      const { vehicleId } = await db.repairRequest.findUniqueOrThrow({ where: { id: first.token } });
      await done(first.token, vehicleId);
      await expect(takeIn(viewer, { ...first, car: "2020 toyota rav4" }, { origin })).rejects.toMatchObject(refused);
      expect(await db.vehicle.count({ where: { id: vehicleId } })).toBe(1);
    };
    await change((_, id) => db.vehicle.update({ where: { id }, data: { color: "Blue" } }));
    await change((id) => db.repairRequest.update({ where: { id }, data: { mileageIn: 42_000 } }));
    await change((repairRequestId) =>
      db.inspectionPoint.create({ data: { repairRequestId, name: "Brakes", rating: "green", checkedByName: "Tia" } }),
    );
    await change((repairRequestId) =>
      db.workSession.create({ data: { repairRequestId, userId: viewer.user?.id ?? "" } }),
    );
  });

  test("sent again with the VIN of the car it made by words, the car has it, and is still one to put another in place of", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const vin = newVin();
    const described = carOfVin(vin);
    const first = intake({ car: `${described?.year} ${described?.make} ${described?.model}` });
    await takeIn(viewer, first, { origin });
    const vehicle = async () =>
      (await db.repairRequest.findUniqueOrThrow({ where: { id: first.token }, select: { vehicle: true } })).vehicle;
    const { id, accountId } = await vehicle();
    await takeIn(viewer, { ...first, car: vin }, { origin });
    expect(await vehicle()).toMatchObject({ id, vin });
    // What New itself wrote is no correction of somebody's.
    await takeIn(viewer, { ...first, car: "2020 toyota rav4" }, { origin });
    expect((await db.vehicle.findMany({ where: { accountId } })).map(({ model }) => model)).toEqual(["RAV4"]);
  });

  test("a plate or VIN that the car has is never written over, nor one that another car of the account has", async () => {
    const { accountId } = await makeUser("driver");
    const make = (data: { vin?: string; plate?: string }) =>
      db.vehicle.create({ data: { accountId, make: "Honda", model: "Accord", year: 2003, ...data } });
    const [own, other] = ["1HGCM82633A004352", "1HGCM82633A123456"];
    const has = await make({ vin: own, plate: "7ABC123" });
    const hasNone = await make({});
    const complete = (id: string, vin: string, plate: string) =>
      db.$transaction((tx) => completeCar(tx, id, { vin, plate }));
    await complete(has.id, other, "9XYZ999");
    await complete(hasNone.id, own, "8DEF456");
    const now = (id: string) => db.vehicle.findUnique({ where: { id } });
    expect(await now(has.id)).toMatchObject({ vin: own, plate: "7ABC123" });
    expect(await now(hasNone.id)).toMatchObject({ vin: null, plate: "8DEF456" });
    await complete(hasNone.id, other, "9XYZ999");
    expect(await now(hasNone.id)).toMatchObject({ vin: other, plate: "8DEF456" });
  });

  test("pressed twice at once, it is one request, and both are told so", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const driver = await makeUser("driver");
    for (const input of [intake({ lineItems: LINES }), intake({ phone: driver.phone, lineItems: LINES })]) {
      const both = await Promise.all([takeIn(viewer, input, { origin }), takeIn(viewer, input, { origin })]);
      expect(both.map(({ id }) => id)).toEqual([input.token, input.token]);
      expect(both.filter(({ again }) => again)).toHaveLength(1);
      expect(await db.repairLineItem.count({ where: { repairRequestId: input.token } })).toBe(2);
    }
  });

  test("sent again with a row put right, the one request has that row; another caller's number is refused", async () => {
    const viewer = viewerOf(await makeUser("advisor"));
    const rows = (price: string) =>
      LINES.slice(0, 2).map((line, key) => ({ ...line, key: `${key}`, unitPrice: price }));
    const input = intake({ lineItems: rows("95") });
    const same = { token: input.token, phone: input.phone };
    await takeIn(viewer, input, { origin });
    const again = await takeIn(viewer, intake({ ...same, lineItems: rows("85"), intent: "send" }), { origin });
    expect(again).toMatchObject({ again: true, id: input.token, sent: { to: "Dana" } });
    const lines = await db.repairLineItem.findMany({ where: { repairRequestId: input.token } });
    expect(
      lines.map(({ unitPrice, originalUnitPrice }) => [unitPrice.toNumber(), originalUnitPrice.toNumber()]),
    ).toEqual(Array(2).fill([85, 85]));
    const other = takeIn(viewer, intake({ ...same, phone: newPhone() }), { origin });
    await expect(other).rejects.toMatchObject({
      ...{ status: 409, field: "phone" },
      message:
        "This form has made a repair request for another customer already. Press Start over to take in the next caller.",
    });
  });

  describe("sent again after a lost answer", () => {
    const rows = (...prices: string[]) =>
      prices.map((unitPrice, key) => ({ description: `Line ${key}`, quantity: "1", key: `${key}`, unitPrice }));
    async function begin(more: object = {}) {
      const viewer = viewerOf(await makeUser("advisor"));
      const first = {
        token: randomUUID(),
        phone: newPhone(),
        complaint: "Squeals",
        lineItems: rows("95", "40"),
        ...more,
      };
      const send = (next: object, quote: Incoming | null = null) =>
        takeIn(viewer, intake({ ...first, ...next }), { origin, quote });
      const stands = async () => {
        const { lineItems, ...request } = await db.repairRequest.findUniqueOrThrow({
          where: { id: first.token },
          include: { lineItems: { orderBy: { position: "asc" } }, quoteDocuments: true },
        });
        return { ...request, lines: lineItems.map(({ description }) => description) };
      };
      await send({});
      return { ...first, viewer, send, stands };
    }

    test("a row taken out leaves the request and its total, a row that others added stays, the complaint is corrected", async () => {
      const { viewer, token, send, stands } = await begin();
      const others = {
        type: "Service" as const,
        description: "From elsewhere",
        quantity: 1,
        unitPrice: 1000,
        key: "0",
      };
      await addLineItems(viewer, token, { token: randomUUID(), lines: [others] });
      await keepDraft(viewer, "intake", { token, phone: "(555) 010-0000" });
      expect(await send({ lineItems: rows("95"), complaint: "Grinds" })).toMatchObject({ again: true });
      expect(await stands()).toMatchObject({ lines: ["Line 0", "From elsewhere"], initiatedBy: "Grinds" });
      expect((await stands()).totalPrice.toNumber()).toBe(105);
      expect(await db.formDraft.count({ where: { userId: viewer.user?.id ?? "" } })).toBe(0);
      await send({ lineItems: [], complaint: "Grinds, at the front" });
      expect(await stands()).toMatchObject({ lines: ["From elsewhere"], initiatedBy: "Grinds, at the front" });
    });

    test("a quote that came to it is attached, once", async () => {
      const { send, stands } = await begin();
      const bytes = Buffer.concat([readFileSync("tests/e2e/fixtures/quote.pdf"), Buffer.from(randomUUID())]);
      await send({}, { name: "quote.pdf", bytes });
      await send({}, { name: "quote.pdf", bytes });
      expect((await stands()).quoteDocuments.map(({ fileName }) => fileName)).toEqual(["quote.pdf"]);
    });

    test.each([
      ["name", { name: "Dina Park" }],
      ["e-mail", { email: "dana@example.com" }],
    ])("another %s is refused by name, and nothing is sent or changed", async (word, more) => {
      const { token, phone, send, stands } = await begin();
      await expect(send({ ...more, intent: "send", lineItems: [] })).rejects.toMatchObject({
        status: 409,
        message: `This form made its repair request a moment before, with another ${word}. Nothing was changed now: open the request and correct it there.`,
        coded: { repairRequestId: token },
      });
      expect((await stands()).lines).toEqual(["Line 0", "Line 1"]);
      expect(await db.outboundMessage.count({ where: { phone } })).toBe(0);
    });

    test("what was decided or changed on the repair since is not written over", async () => {
      const { viewer, token, send, stands } = await begin();
      await updateRequest(viewer, token, UpdateRequest.parse({ initiatedBy: "Said on the phone" }));
      await expect(send({ complaint: "Grinds" })).rejects.toThrow("with another complaint.");
      await db.repairLineItem.updateMany({ where: { repairRequestId: token }, data: { group: "approved" } });
      await expect(send({ complaint: "Said on the phone", lineItems: rows("95") })).rejects.toThrow(
        "You took out “Line 1” for $40.00, which was decided on or changed since. Nothing was changed now: change it on the repair.",
      );
      expect(await stands()).toMatchObject({ lines: ["Line 0", "Line 1"], initiatedBy: "Said on the phone" });
    });
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

test("of a photo the VIN goes before the plate, whose car is chosen only where it has that VIN", () => {
  const vehicle = { year: 2003, make: "Honda", model: "Accord", vin: "1HGCM82633A004352", plate: "7ABC123" };
  const plated = { id: "1", title: "Porsche 911 2021", vin: "WP0AA2A91MS200001", owner: "Dana Driver" };
  const read = (vin: string | null, known: (typeof plated)[]) =>
    carIn({ ok: true, vehicle: { ...vehicle, vin }, known });
  expect(read(vehicle.vin, [plated])).toEqual({ known: null, words: vehicle.vin });
  expect(read(vehicle.vin, [{ ...plated, vin: vehicle.vin }])).toEqual({ known: "1", words: vehicle.vin });
  expect(read(null, [plated])).toEqual({ known: "1", words: plated.vin });
  expect(read(null, [plated, { ...plated, id: "2" }])).toEqual({ known: null, words: "2003 Honda Accord" });
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
