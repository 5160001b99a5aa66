import { expect, test } from "vitest";
import { conflictsAt } from "#app/desk/calendar/calendar.server.ts";
import { conflictsOf, overlapping } from "#app/desk/calendar/calendar.ts";
import { makeFile } from "#app/payments/documents/attachment.server.ts";
import { dayOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { decodeCursor, type Place } from "#app/platform/keyset.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { icsOf } from "#app/repair/work/ics.ts";
import { loader as feed } from "#app/routes/calendar-feed.ts";
import { action as move, loader as moveForm } from "#app/routes/dashboard/calendar/move.tsx";
import { loader as calendar } from "#app/routes/dashboard/calendar/page.tsx";
import { action as makeAddress } from "#app/routes/dashboard/me/calendar-feed.tsx";
import { loader as appointment } from "#app/routes/repair-status/appointment.ts";
import { writeSetting } from "#app/shop/settings/settings.server.ts";
import { HoursError, readHours } from "#app/shop/work-hours.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);

test("times that overlap are named, those that only touch are not", () => {
  const slot = (id: string, time: string, minutes: number) => ({ id, start: at(time), minutes });
  expect(overlapping([slot("b", "10:00", 30), slot("a", "09:00", 60)]).size).toBe(0);
  const clashing = overlapping([slot("long", "09:00", 240), slot("x", "09:30", 30), slot("y", "11:00", 30)]);
  const named = [...clashing].map(([id, others]) => `${id} ${others.map((other) => other.id).join(" ")}`);
  expect(named.sort()).toEqual(["long x y", "x long", "y long"]);
});

test("an appointment is a file that calendars read: UTC, escaped, folded at 75 bytes", () => {
  const ics = icsOf(
    {
      ...{ id: "1", start: at("17:30"), minutes: 90, version: 3, cancelled: false },
      summary: `Brakes; pads, rotors ${"é".repeat(60)}`,
      ...{ location: "Harbor Garage", url: "https://shop.example/repair-status/1" },
    },
    at("08:00"),
  );
  expect(ics).toContain("DTSTART:20260302T173000Z\r\nDTEND:20260302T190000Z\r\n");
  expect(ics).toContain("SUMMARY:Brakes\\; pads\\, rotors");
  expect(ics).toContain("STATUS:CONFIRMED");
  const lengths = ics.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test("the week shows each technician's times on the shop's clock, within the scope, and what overlaps", async () => {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const day = startOfDay(new Date("2031-05-14T12:00Z"));
  const nine = new Date(day.getTime() + 9 * 3_600_000);
  for (const scheduledMinutes of [60, 30]) {
    const { id } = await makeRequest(driver, { advisor, technician, status: "Scheduled" });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: nine, scheduledMinutes } });
  }
  const hidden = await makeRequest(driver, { status: "Scheduled" });
  await db.repairRequest.update({ where: { id: hidden.id }, data: { scheduledServiceDate: nine } });
  const shown = async (user: typeof driver) =>
    calendar(args("/dashboard/calendar?view=week&day=2031-05-14", { cookie: await signIn(user) }));
  const { days, slots, lanes, conflicts } = await shown(advisor);
  for (const far of ["view=week&day=9999-12-29", "view=day&day=2031-05-14&at=12345"])
    expect(await calendar(args(`/dashboard/calendar?${far}`, { cookie: await signIn(advisor) }))).toBeDefined();
  expect([days.length, days[0], conflicts]).toEqual([7, "2031-05-12", 2]);
  const lane = lanes.find(({ id }) => id === technician.technician?.id);
  expect(slots.map(({ lane: id }) => id)).toEqual([lane?.id, lane?.id]);
  const written = slots.map(({ wall, until, conflicts: wrong }) => `${wall} ${until} ${wrong}`);
  expect(written.toSorted()).toEqual([
    "2031-05-14T09:00 09:30 Dana Driver has the Porsche 911 2021 (VIN ending 221234) at 9:00 AM.",
    "2031-05-14T09:00 10:00 Dana Driver has the Porsche 911 2021 (VIN ending 221234) at 9:00 AM.",
  ]);
  // A colleague who plans sees that the time is taken, and whose car it is not.
  const others = (await shown(await makeUser("advisor"))).slots;
  expect(others.map(({ own, vehicle, customer }) => [own, vehicle, customer])).toEqual(Array(2).fill([false, "", ""]));
  expect((await shown(technician)).slots).toHaveLength(2);
  // Who sees everything sees what nobody has taken too.
  const whole = (await shown(await makeUser("admin"))).slots;
  expect(whole.map(({ own }) => own)).toEqual([true, true, true]);
  const shop = { name: "Harbor Garage", address: "418 Harbor Street", city: "Oakland", state: "CA", zip: "94607" };
  const repairProvider = { create: { ...shop, type: "Independent" as const } };
  await db.repairRequest.update({ where: { id: hidden.id }, data: { repairProvider } });
  const file = await appointment(
    args(`/repair-status/${hidden.id}/appointment.ics`, { cookie: await signIn(driver), params: { id: hidden.id } }),
  );
  const text = await file.text();
  expect(text).toContain("SUMMARY:Porsche 911 2021: Brake Service");
  expect(text).toContain("LOCATION:Harbor Garage\\, 418 Harbor Street\\, Oakland\\, CA 94607");
});

test("a week with more appointments than the board holds says where it ends; a conflict behind them is found all the same", async () => {
  const [driver, technician, admin] = [await makeUser("driver"), await makeUser("technician"), await makeUser("admin")];
  const { id, vehicleId } = await makeRequest(driver, { technician, status: "Scheduled" });
  const nine = new Date(startOfDay(new Date("2037-06-17T12:00Z")).getTime() + 9 * 3_600_000);
  const row = { accountId: driver.accountId, vehicleId, status: "Scheduled" } as const;
  const minute = (at: number) => new Date(nine.getTime() - 3_600_000 + at * 1000);
  const early = Array.from({ length: 500 }, (_, at) => ({ ...row, scheduledServiceDate: minute(at) }));
  const free = await makeRequest(driver, { status: "Scheduled" });
  const cookie = await signIn(admin);
  const shown = () => calendar(args("/dashboard/calendar?view=week&day=2037-06-17", { cookie }));
  await db.repairRequest.createMany({ data: early });
  expect(await shown()).toMatchObject({ last: null, slots: { length: 500 } });
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: nine } });
  expect(await shown()).toMatchObject({ last: "2037-06-17", slots: { length: 500 } });
  const place = { id: free.id, start: nine, minutes: 30, technicianId: technician.technician?.id ?? "", bay: null };
  expect(await conflictsAt(viewerOf(admin), place)).toEqual([
    expect.stringMatching(/ has the Porsche 911 2021 \(VIN ending 221234\) at 9:00 AM/),
  ]);
  await db.repairRequest.updateMany({ where: { vehicleId }, data: { scheduledServiceDate: null } });
});

test("a time in a year that the shop's clock does not know is refused where it was typed", async () => {
  const { id } = await makeRequest(await makeUser("driver"), { status: "Scheduled" });
  const cookie = await signIn(await makeUser("admin"));
  for (const at of ["9999-12-31T23:59", "0000-01-01T09:00", "12345-06-01T09:00"]) {
    const answer = await move(args(`/dashboard/calendar/${id}/move`, { cookie, form: { at }, params: { id } }));
    expect(answer).toMatchObject({ init: { status: 400 } });
    expect(JSON.stringify(answer)).toMatch(/Please enter a (date and a time|time between)/);
  }
});

test("a person's calendar has a secret address: their own times, no customer's name, and a new one ends the old", async () => {
  const driver = await makeUser("driver", { firstName: "Zelda", lastName: "Hidden" });
  const technician = await makeUser("technician");
  const soon = new Date(Date.now() + 86_400_000);
  for (const worker of [technician, undefined]) {
    const { id } = await makeRequest(driver, { status: "Scheduled", ...(worker ? { technician: worker } : {}) });
    const shop = { name: "Harbor Garage", address: "418 Harbor Street", city: "Oakland", state: "CA", zip: "94607" };
    const repairProvider = { create: { ...shop, type: "Independent" as const } };
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: soon, repairProvider } });
  }
  const renew = async (user: typeof driver) => {
    const answer = await makeAddress(args("/dashboard/settings/calendar", { cookie: await signIn(user), form: {} }));
    if (!("data" in answer) || !("address" in answer.data)) throw new Error("no address");
    return new URL(answer.data.address).pathname;
  };
  const read = async (path: string) => {
    const token = path.replace("/calendar/", "").replace(".ics", "");
    return (await feed(args(path, { params: { token } }))).text();
  };
  const first = await renew(technician);
  const ics = await read(first);
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(ics).toContain("SUMMARY:Porsche 911 2021: Brake Service");
  expect(ics).toContain("LOCATION:Harbor Garage\\, 418 Harbor Street\\, Oakland\\, CA 94607");
  expect(ics).not.toMatch(/Zelda|Hidden/);
  expect((await read(await renew(driver))).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const second = await renew(technician);
  expect(second).not.toBe(first);
  await expect(read(first)).rejects.toMatchObject({ status: 404 });
  await db.user.update({ where: { id: technician.id }, data: { status: "Suspended" } });
  await expect(read(second)).rejects.toMatchObject({ status: 404 });
  expect(JSON.stringify(await db.calendarFeed.findMany())).not.toContain(second.slice(10, 30));
});

test("repairs stand in the order of their sums, page by page, both ways", async () => {
  const driver = await makeUser("driver");
  const admin = viewerOf(driver);
  const sums = [3_000, 12_050, 90_000];
  for (const unitPrice of sums) await makeRequest(driver, { lines: [{ unitPrice, group: "approved" }] });
  const ids = (await db.repairRequest.findMany({ where: { accountId: driver.accountId } })).map(({ id }) => id);
  for (const [at, id] of ids.entries())
    await db.repairRequest.update({ where: { id }, data: { totalPrice: [9.5, 120.25, 120.25][at] } });
  const walk = async (sort: "sum" | "-sum") => {
    const seen: string[] = [];
    let place: Place = null;
    for (;;) {
      const page = await listRepairRequests(admin, { sort, limit: 1, place });
      seen.push(...page.rows.map(({ totalPrice }) => totalPrice.toFixed(2)));
      const after = decodeCursor(page.next);
      if (!after) return seen;
      place = { after };
    }
  };
  expect(await walk("sum")).toEqual(["9.50", "120.25", "120.25"]);
  expect(await walk("-sum")).toEqual(["120.25", "120.25", "9.50"]);
});

test("conflicts name who or what is there twice, who is away, and what lies outside working hours", () => {
  const hours = readHours("Mon-Fri 08:00-17:30\nSat 9:00-13:00");
  expect(hours).toHaveLength(6);
  for (const wrong of ["Mon 17:00-08:00", "Someday 8:00-9:00", "Fri-Mon 08:00-09:00", "08:00"]) {
    expect(() => readHours(wrong)).toThrow(HoursError);
  }
  const [lena, max] = [
    { id: "l", name: "Lena", away: false },
    { id: "m", name: "Max", away: true },
  ];
  const planned = (id: string, wall: string, technician: typeof lena | null, bay: string | null) => ({
    ...{ id, wall, technician, bay, start: new Date(`${wall}Z`), minutes: 60, vehicle: `car ${id}`, own: id !== "a" },
  });
  const found = conflictsOf(
    [
      planned("a", "2031-05-14T09:00", lena, "Bay 1"),
      planned("b", "2031-05-14T09:30", max, "Bay 1"),
      planned("c", "2031-05-14T17:00", lena, "Bay 2"),
      planned("d", "2031-05-18T10:00", null, null),
      planned("e", "2031-05-17T12:00", lena, null),
    ],
    hours,
  );
  expect(Object.fromEntries(found)).toEqual({
    a: ["Bay 1 holds the car b from 9:30 AM."],
    b: ["Bay 1 holds a colleague's car from 9:00 AM.", "Max is away."],
    c: ["Outside working hours."],
    d: ["Outside working hours."],
  });
});

test("every car that is there at the time is named, colleagues' cars together", () => {
  const lena = { id: "l", name: "Lena", away: false };
  const planned = (id: string, wall: string, own = true) => ({
    ...{ id, wall, own, technician: lena, bay: null, start: new Date(`${wall}Z`), minutes: 60, vehicle: id },
  });
  const said = (...others: Parameters<typeof conflictsOf>[0]) =>
    conflictsOf([planned("mine", "2031-05-14T09:15"), ...others], []).get("mine");
  const [tesla, theirs] = [planned("Tesla", "2031-05-14T09:00"), planned("a", "2031-05-14T09:00", false)];
  expect(said(theirs, tesla)).toEqual(["Lena has the Tesla at 9:00 AM and a colleague's car at 9:00 AM."]);
  expect(said(theirs, tesla, planned("Golf", "2031-05-14T10:00"), planned("b", "2031-05-14T10:00", false))).toEqual([
    "Lena has the Tesla at 9:00 AM, the Golf at 10:00 AM and 2 colleagues' cars.",
  ]);
});

test("the form that a drag opens moves a repair: time, technician and bay in one entry, the customer told with the file", async () => {
  await writeSetting("bays", "Bay 1\nBay 2");
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  await db.user.update({ where: { id: driver.id }, data: { contactPreference: "email", emailProvenAt: new Date() } });
  const { id } = await makeRequest(driver, { advisor, status: "Scheduled" });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: "email" } });
  const cookie = await signIn(advisor);
  const technicianId = technician.technician?.id ?? "";
  const year = new Date().getFullYear() + 1;
  const address = `/dashboard/calendar/${id}?view=day&day=${year}-06-11&at=${year}-06-11T10:30&technician=${technicianId}`;
  const opened = await moveForm(args(address, { cookie, params: { id } }));
  expect(opened.wished).toMatchObject({ at: `${year}-06-11T10:30`, technicianId, bay: "" });
  const send = (form: Record<string, string>, by = cookie) => move(args(address, { cookie: by, params: { id }, form }));
  const wanted = { ...opened.wished, bay: "Bay 2", version: String(opened.version) };
  expect(await send({ ...wanted, bay: "Bay 9" })).toMatchObject({ init: { status: 400 } });
  expect(await send(wanted)).toMatchObject({ status: 302 });
  const stands = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  expect(stands).toMatchObject({ technicianId, bay: "Bay 2", version: opened.version + 1 });
  expect(stands.scheduledServiceDate?.toISOString()).toBe(`${year}-06-11T17:30:00.000Z`);
  const entries = await db.historyEvent.findMany({ where: { repairRequestId: id, kind: "assigned" } });
  expect(entries.map(({ summary }) => summary)).toEqual([
    `Scheduled for June 11, ${year} at 10:30 AM, technician Dana Driver, Bay 2`,
  ]);
  const [email] = await db.outboundEmail.findMany({ where: { repairRequestId: id } });
  expect(email?.content).toMatchObject({ attachments: [{ kind: "appointment", id }] });
  const file = await makeFile({ kind: "appointment", id });
  expect(new TextDecoder().decode(file?.content)).toContain(`DTSTART:${year}0611T173000Z`);
  // Who saw what stood before is told so, and the same time again tells nobody.
  expect(await send(wanted)).toMatchObject({ init: { status: 409 } });
  expect(await send({ ...wanted, version: String(opened.version + 1) })).toMatchObject({ status: 302 });
  expect(await db.outboundEmail.count({ where: { repairRequestId: id } })).toBe(1);
  await expect(send(wanted, await signIn(technician))).rejects.toMatchObject({ init: { status: 403 } });
  await writeSetting("bays", "");
});

test("a repair that was over before its time holds nobody; one that ends sooner than planned holds them until then", async () => {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const technicianId = technician.technician?.id ?? null;
  const day = startOfDay(new Date(Date.now() + 3 * 86_400_000));
  const ten = new Date(day.getTime() + 10 * 3_600_000);
  const eleven = new Date(ten.getTime() + 3_600_000);
  const done = await makeRequest(driver, { advisor, technician, status: "In Progress" });
  const scheduled = { scheduledServiceDate: ten, scheduledMinutes: 120 };
  await db.repairRequest.update({ where: { id: done.id }, data: scheduled });
  const other = await makeRequest(driver, { advisor, technician, status: "Scheduled" });
  const at = (start: Date) =>
    conflictsAt(viewerOf(advisor), { id: other.id, start, minutes: 60, technicianId, bay: null });
  const cookie = await signIn(advisor);
  const onCalendar = async () => {
    const shown = await calendar(args(`/dashboard/calendar?view=day&day=${dayOf(ten)}`, { cookie }));
    // Other tests' repairs may stand on that day.
    return shown.slots.map(({ id }) => id).filter((id) => id === done.id || id === other.id);
  };
  expect(await at(ten)).toEqual([`Dana Driver has the Porsche 911 2021 (VIN ending 221234) at 10:00 AM.`]);
  expect(await onCalendar()).toEqual([done.id]);
  const ends = (data: object) => db.repairRequest.update({ where: { id: done.id }, data });
  await ends({ workDoneAt: new Date(ten.getTime() + 30 * 60_000) });
  expect([(await at(ten)).length, await at(eleven)]).toEqual([1, []]);
  await ends({ workDoneAt: null, status: "Completed", completedDate: new Date() });
  expect([await at(ten), await at(eleven), await onCalendar()]).toEqual([[], [], []]);
  await ends({ status: "Pending_Payment", completedDate: null });
  expect([await at(ten), await onCalendar()]).toEqual([[], []]);
});

test("a new time after the work was done is time that is needed: it stands in the calendar, and holds who does it", async () => {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const technicianId = technician.technician?.id ?? "";
  const { id } = await makeRequest(driver, { advisor, technician, status: "In Progress" });
  const day = dayOf(new Date(Date.now() + 9 * 86_400_000));
  await db.repairRequest.update({ where: { id }, data: { workDoneAt: new Date() } });
  const cookie = await signIn(advisor);
  const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  const form = { at: `${day}T10:00`, technicianId, version: String(version), anyway: "on" };
  const address = `/dashboard/calendar/${id}/move`;
  expect(await move(args(address, { cookie, params: { id }, form }))).toMatchObject({ status: 302 });
  const { slots } = await calendar(args(`/dashboard/calendar?view=day&day=${day}`, { cookie }));
  expect(slots.map((slot) => slot.id)).toContain(id);
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).workDoneAt).toBeNull();
});
