import { expect, test } from "vitest";
import { icsOf, overlapping } from "#app/desk/calendar/calendar.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { decodeCursor, type Place } from "#app/platform/keyset.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { loader as feed } from "#app/routes/calendar-feed.ts";
import { loader as calendar } from "#app/routes/dashboard/calendar/page.tsx";
import { action as makeAddress } from "#app/routes/dashboard/me/calendar-feed.tsx";
import { loader as appointment } from "#app/routes/repair-status/appointment.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);

test("times that overlap are named, those that only touch are not", () => {
  const slot = (id: string, time: string, minutes: number) => ({ id, start: at(time), minutes });
  expect([...overlapping([slot("b", "10:00", 30), slot("a", "09:00", 60)])]).toEqual([]);
  const clashing = overlapping([slot("long", "09:00", 240), slot("x", "09:30", 30), slot("y", "11:00", 30)]);
  expect([...clashing].sort()).toEqual(["long", "x", "y"]);
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
  const { days, clashes } = await shown(advisor);
  expect([days.length, days[0]?.day, clashes]).toEqual([7, "2031-05-12", 2]);
  const [person, ...others] = days.find((one: { day: string }) => one.day === "2031-05-14")?.people ?? [];
  expect(others).toEqual([]);
  const slots = person?.slots.map(({ at: from, until, clash }) => `${from} ${until} ${clash}`);
  expect(slots?.toSorted()).toEqual(["09:00 09:30 true", "09:00 10:00 true"]);
  const file = await appointment(
    args(`/repair-status/${hidden.id}/appointment.ics`, { cookie: await signIn(driver), params: { id: hidden.id } }),
  );
  expect(await file.text()).toContain("SUMMARY:Porsche 911 2021: Brake Service");
});

test("a person's calendar has a secret address: their own times, no customer's name, and a new one ends the old", async () => {
  const driver = await makeUser("driver", { firstName: "Zelda", lastName: "Hidden" });
  const technician = await makeUser("technician");
  const soon = new Date(Date.now() + 86_400_000);
  for (const worker of [technician, undefined]) {
    const { id } = await makeRequest(driver, { status: "Scheduled", ...(worker ? { technician: worker } : {}) });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: soon } });
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
  expect(ics).not.toMatch(/Zelda|Hidden/);
  expect((await read(await renew(driver))).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const second = await renew(technician);
  expect(second).not.toBe(first);
  await expect(read(first)).rejects.toMatchObject({ init: { status: 404 } });
  await db.user.update({ where: { id: technician.id }, data: { status: "Suspended" } });
  await expect(read(second)).rejects.toMatchObject({ init: { status: 404 } });
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
