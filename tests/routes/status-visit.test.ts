import { expect, test } from "vitest";
import { noTimeYet } from "#app/routes/dashboard/repair-requests/scheduled-words.ts";
import { visitOf } from "#app/routes/repair-status/visit/visit.server.ts";

const NOW = new Date("2026-11-22T20:00:00Z");
const BAYSIDE = {
  name: "Bayside Auto Care",
  ...{ address: "418 Harbor Street", city: "Oakland", state: "CA", zip: "94607", phoneNumber: "+15555550130" },
};

type Asked = Parameters<typeof visitOf>[0];
function visit(asked: Partial<Asked> & Pick<Asked, "status">) {
  const whole = { scheduledServiceDate: null, scheduledMinutes: null, repairProvider: BAYSIDE, ...asked };
  return visitOf(whole, "Bayside Auto Care", { name: "AMPed", phone: "" }, NOW);
}

test("an appointment says its hours, its address and whom to call", () => {
  const start = new Date("2026-11-22T17:00:00Z");
  expect(visit({ status: "Scheduled", scheduledServiceDate: start, scheduledMinutes: 120 })).toEqual({
    said: null,
    when: "Today 9:00 AM to 11:00 AM PST",
    appointment: true,
    place: {
      name: "Bayside Auto Care",
      address: "418 Harbor Street, Oakland, CA 94607",
      phone: { href: "tel:+15555550130", words: "(555) 555-0130" },
    },
  });
});

test("what was asked for and stands as Scheduled says that no time is set yet, to the customer in every list", () => {
  expect(visit({ status: "Scheduled" })).toMatchObject({
    when: "No time is set yet: we name one, and tell you.",
    appointment: false,
  });
  expect(visit({ status: "Pending_Pickup" })).toBeNull();
  expect(noTimeYet({ status: "Scheduled", scheduledServiceDate: null })).toBe("No time is set yet");
  expect(noTimeYet({ status: "Scheduled", scheduledServiceDate: NOW })).toBeNull();
  expect(noTimeYet({ status: "Pending_Repair", scheduledServiceDate: null })).toBeNull();
});

test("a delay says until when and why; without a reason its new date", () => {
  const delay = { reason: "the caliper is on back order", until: "2026-12-01" };
  expect(visit({ status: "Delayed", delay })).toMatchObject({
    said: ["Your repair is delayed until Dec 1, 2026.", "The caliper is on back order."],
    when: "Dec 1, 2026",
  });
  const start = new Date("2026-11-26T17:00:00Z");
  expect(visit({ status: "Delayed", scheduledServiceDate: start })?.said).toEqual([
    "Your repair is delayed until Nov 26, 9:00 AM PST.",
    "",
  ]);
});

test("a delay without a new date says so, and what day it was planned for; a past day is no appointment", () => {
  const past = new Date("2026-11-14T17:00:00Z");
  expect(visit({ status: "Delayed", scheduledServiceDate: past })).toMatchObject({
    said: [
      "Your repair is delayed.",
      "No new date yet: Bayside Auto Care tells you as soon as there is one. It was planned for Nov 14, 9:00 AM PST.",
    ],
    when: null,
    appointment: false,
  });
});

test("a delay of a car that is here names no hour of today as its end; a day that is over is no day", () => {
  const morning = new Date("2026-11-22T17:00:00Z");
  const reason = "the caliper is on back order";
  const here = visit({ status: "Delayed", scheduledServiceDate: morning, delay: { reason, until: null } });
  expect(here).toMatchObject({ when: null, appointment: false });
  expect(here?.said?.[0]).toBe("Your repair is delayed.");
  const tomorrow = new Date("2026-11-23T17:00:00Z");
  expect(visit({ status: "Delayed", scheduledServiceDate: tomorrow, delay: { reason, until: null } })?.when).toBeNull();
  expect(visit({ status: "Delayed", delay: { reason, until: "2026-11-20" } })).toMatchObject({ when: null });
});

test("a delayed repair with an appointment on its day says the hour", () => {
  const start = new Date("2026-11-28T17:00:00Z");
  const delay = { reason: "parts", until: "2026-11-28" };
  expect(visit({ status: "Delayed", scheduledServiceDate: start, delay })).toMatchObject({
    said: ["Your repair is delayed until Nov 28, 9:00 AM PST.", "Parts."],
    appointment: true,
  });
});

test.each(["Cancelled", "Completed", "Pending_Payment", "Pending_Review"] as const)(
  "%s without an appointment: nothing of it",
  (status) => {
    expect(visit({ status })).toBeNull();
  },
);

test("a car that is done is not asked to come, whenever it was booked for", () => {
  const start = new Date("2026-11-23T16:00:00Z");
  const done = { scheduledServiceDate: start, scheduledMinutes: 60, workDoneAt: NOW };
  expect(visit({ status: "Needs Approval", ...done })).toMatchObject({ when: null, appointment: false });
  expect(visit({ status: "Scheduled", ...done })).toMatchObject({ appointment: true });
});

test("where no shop is chosen the place is the company by its name, as in the file for the calendar", () => {
  const asked = { status: "Scheduled" as const, scheduledServiceDate: NOW, scheduledMinutes: 60, repairProvider: null };
  expect(visitOf(asked, "the shop", { name: "AMPed", phone: "" }, NOW)?.place.name).toBe("AMPed");
});
