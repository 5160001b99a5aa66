import { expect, test } from "vitest";
import { icsOf, overlapping } from "#app/desk/calendar.ts";
import { startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as calendar } from "#app/routes/dashboard/calendar/page.tsx";
import { loader as appointment } from "#app/routes/repair-status/appointment.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

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
