import { afterEach, beforeEach, expect, test } from "vitest";
import { dayOf, isDay, momentOf, secondsUntilTomorrow, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { formatDate, formatDateTime, formatDay, formatMoment, formatMoney, formatWhen } from "#app/platform/format.ts";
import { keepZone, STANDARD_ZONE } from "#app/platform/zone.ts";

beforeEach(() => keepZone("America/Los_Angeles"));
afterEach(() => keepZone(STANDARD_ZONE));

const lateEvening = new Date("2026-11-22T02:04:00Z");

test("what is shown goes by the shop's clock, wherever the machine stands", () => {
  expect(formatDateTime(lateEvening)).toBe("November 21, 2026 at 6:04 PM");
  expect(formatMoment(lateEvening)).toBe("November 21st, 2026 6:04 PM");
  expect(formatDate(lateEvening)).toBe("Nov 21, 2026");
  keepZone("America/New_York");
  expect(formatDateTime(lateEvening)).toBe("November 21, 2026 at 9:04 PM");
  expect(formatMoment("2026-11-22T02:04:59.999Z")).toBe("November 21st, 2026 9:04 PM");
  expect(formatMoment("2026-11-22T02:05:00Z")).toBe("November 21st, 2026 9:05 PM");
  keepZone("Pacific/Auckland");
  expect(formatDate(lateEvening)).toBe("Nov 22, 2026");
});

test.each([
  ["2026-11-21T17:00:00Z", "Today 9:00 AM"],
  ["2026-11-21T07:59:00Z", "Yesterday 11:59 PM"],
  ["2026-11-22T08:00:00Z", "Tomorrow 12:00 AM"],
  ["2026-11-26T17:00:00Z", "Nov 26, 9:00 AM"],
  ["2027-01-04T17:00:00Z", "Jan 4, 2027, 9:00 AM"],
])("where work is done, %s is %s on the evening of Nov 21", (moment, words) => {
  expect(formatWhen(moment, lateEvening)).toBe(words);
});

test("a day of the calendar has no zone", () => {
  expect(formatDay("2026-12-01")).toBe("Dec 1, 2026");
  expect(formatDay(new Date("2026-12-01T00:00:00Z"))).toBe("Dec 1, 2026");
});

test.each([
  ["2026-11-21", "2026-11-21T08:00:00.000Z"],
  ["2026-11-21T09:30", "2026-11-21T17:30:00.000Z"],
  ["2026-07-01T09:30:15", "2026-07-01T16:30:15.000Z"],
  ["2026-11-21T09:30:00Z", "2026-11-21T09:30:00.000Z"],
  ["2026-11-21T09:30:00+01:00", "2026-11-21T08:30:00.000Z"],
])("%s is typed and means %s", (typed, moment) => {
  expect(momentOf(typed).toISOString()).toBe(moment);
});

test("what a field shows is read back as the same moment, on the days when the clock changes too", () => {
  for (const moment of ["2026-03-08T09:59:00Z", "2026-03-08T10:01:00Z", "2026-11-01T07:30:00Z", "2026-11-01T10:30:00Z"])
    expect(momentOf(wallTimeOf(new Date(moment))).toISOString()).toBe(new Date(moment).toISOString());
});

test("the day begins at the shop's midnight and has 23 to 25 hours", () => {
  expect(dayOf(lateEvening)).toBe("2026-11-21");
  expect(startOfDay(lateEvening).toISOString()).toBe("2026-11-21T08:00:00.000Z");
  expect(startOfDay(new Date("2026-11-01T20:00:00Z"), 1).toISOString()).toBe("2026-11-02T08:00:00.000Z");
  expect(startOfDay(new Date("2026-11-01T20:00:00Z")).toISOString()).toBe("2026-11-01T07:00:00.000Z");
  expect(secondsUntilTomorrow(lateEvening)).toBe(5 * 3600 + 56 * 60);
});

test("minus nothing is written as nothing", () => {
  const written = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [1, 99, 100, 12_345, 100_000, -1_234_567, 123_456_789_01, 12.5])
    expect(formatMoney(cents)).toBe(written.format(cents / 100));
  expect([formatMoney(-0), formatMoney(0), formatMoney(-5)]).toEqual(["$0.00", "$0.00", "-$0.05"]);
});

test.each(["12345-06-01T09:00", "9999-12-31T23:59", "0000-01-01", "1899-12-31", "+012345-06-01T09:00:00Z", "soon", ""])(
  "%s is no moment of the shop's",
  (typed) => expect(momentOf(typed).getTime()).toBeNaN(),
);

test("a day is one of the calendar, in these centuries", () => {
  const said = ["2026-11-21", "2028-02-29", "1900-01-02", "2199-12-30"];
  const none = [
    "2026-02-29",
    "2026-02-31",
    "2026-13-01",
    "9999-12-31",
    "0000-01-01",
    "12345-06-01",
    "2026-11-21T09:00",
    "",
  ];
  expect([...said, ...none, null, undefined].filter(isDay)).toEqual(said);
  // By what was typed, wherever the shop stands.
  keepZone("Europe/Berlin");
  expect(isDay("1900-01-01")).toBe(true);
});
