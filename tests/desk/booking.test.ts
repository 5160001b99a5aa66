import { expect, test } from "vitest";
import { dayOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { action as move } from "#app/routes/dashboard/calendar/move.tsx";
import { action as assign } from "#app/routes/dashboard/repair/assign.tsx";
import { action as handOver, loader as handOverForm } from "#app/routes/dashboard/users/hand-over.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

/** Ten in the morning, so many days from today. */
const tenIn = (days: number) => `${dayOf(startOfDay(new Date(), days))}T10:00`;

async function world() {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  await db.user.update({ where: { id: driver.id }, data: { contactPreference: "email" } });
  const { id } = await makeRequest(driver, { advisor, status: "Scheduled" });
  await db.repairRequest.update({ where: { id }, data: { contactPreference: "email" } });
  const cookie = await signIn(advisor);
  return {
    ...{ driver, advisor, technician, id, technicianId: technician.technician?.id ?? "" },
    move: (form: Record<string, string>) =>
      move(args(`/dashboard/calendar/${id}`, { cookie, params: { id }, form: { tell: "on", ...form } })),
    assign: (form: Record<string, string>) =>
      assign(
        args(`/dashboard/repair-requests/${id}/assign`, {
          ...{ cookie, params: { id }, form: { advisorId: advisor.id, ...form } },
        }),
      ),
    told: () => db.outboundEmail.count({ where: { repairRequestId: id } }),
    at: async () => {
      const { scheduledServiceDate } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
      return scheduledServiceDate && wallTimeOf(scheduledServiceDate);
    },
  };
}

test("nobody is told of a time that has passed, and a time far off is refused with the span that is meant", async () => {
  const { move, assign, told, at } = await world();
  const past = await move({ at: tenIn(-40) });
  expect(past).toMatchObject({ init: { status: 400 } });
  expect(JSON.stringify(past)).toContain("This time has passed");
  for (const far of ["1899-05-05T10:00", "2126-05-05T03:00", "9999-12-31T23:59"]) {
    for (const answer of [await move({ at: far }), await assign({ scheduledServiceDate: far })]) {
      expect(answer).toMatchObject({ init: { status: 400 } });
      expect(JSON.stringify(answer)).toMatch(/Please enter a time between \w+ \d+, \d{4} and \w+ \d+, \d{4}/);
    }
  }
  const night = await move({ at: `${tenIn(3).slice(0, 11)}03:15` });
  expect(night).toMatchObject({ init: { status: 409 }, data: { conflicts: ["This time is at night."] } });
  expect([await told(), await at()]).toEqual([0, null]);
  // A past day is entered for the record, once it was confirmed; the same time again is not asked about.
  const asked = await assign({ scheduledServiceDate: tenIn(-40) });
  expect(asked).toMatchObject({ init: { status: 409 }, data: { conflicts: [expect.stringContaining("has passed")] } });
  const anyway = (asked as unknown as { data: { conflicts: string[] } }).data.conflicts.join(" ");
  expect(await assign({ scheduledServiceDate: tenIn(-40), anyway })).toMatchObject({ status: 302 });
  expect(await assign({ scheduledServiceDate: tenIn(-40) })).toMatchObject({ status: 302 });
  expect([await told(), await at()]).toEqual([0, tenIn(-40)]);
});

test("a time that is taken is asked about before anything is saved or told, in both forms", async () => {
  const { driver, technician, technicianId, move, assign, told, at } = await world();
  const taken = await makeRequest(driver, { technician, status: "Scheduled" });
  const start = startOfDay(new Date(), 5);
  const data = { scheduledServiceDate: start, scheduledMinutes: 24 * 60 };
  await db.repairRequest.update({ where: { id: taken.id }, data });
  const wanted = { technicianId, scheduledMinutes: "60" };
  const sentence = expect.stringMatching(
    /^Dana Driver has (the Porsche 911 2021 \(VIN ending 221234\)|a colleague's car) at 12:00 AM\.$/,
  );
  for (const first of [
    await move({ ...wanted, at: tenIn(5) }),
    await assign({ ...wanted, scheduledServiceDate: tenIn(5) }),
    await move({ ...wanted, at: tenIn(5), anyway: "Outside working hours." }),
  ]) {
    expect(first).toMatchObject({ init: { status: 409 }, data: { conflicts: [sentence] } });
  }
  expect([await told(), await at()]).toEqual([0, null]);
  const asked = await move({ ...wanted, at: tenIn(5) });
  const anyway = (asked as unknown as { data: { conflicts: string[] } }).data.conflicts.join(" ");
  expect(await move({ ...wanted, at: tenIn(5), anyway })).toMatchObject({ status: 302 });
  expect([await told(), await at()]).toEqual([1, tenIn(5)]);
});

test("a technician who works at another provider than the repair's is asked about, where both say it", async () => {
  const { id, technicianId, move, assign, at } = await world();
  const shop = {
    name: "",
    address: "1 Pier",
    city: "Oakland",
    state: "CA",
    zip: "94607",
    type: "Independent",
  } as const;
  const [pier, hill] = await Promise.all(
    ["Pier Garage", "Hill Garage"].map((name) => db.repairProvider.create({ data: { ...shop, name } })),
  );
  const wanted = { technicianId, scheduledMinutes: "60" };
  await db.technician.update({ where: { id: technicianId }, data: { repairProviderId: hill?.id ?? "" } });
  // The repair says nothing of where: there is nothing to ask.
  expect(await move({ ...wanted, at: tenIn(6) })).toMatchObject({ status: 302 });
  await db.repairRequest.update({ where: { id }, data: { repairProviderId: pier?.id ?? "" } });
  const asked = await move({ ...wanted, at: tenIn(7) });
  const anyway = "Dana Driver works at Hill Garage, not where the repair is.";
  expect(asked).toMatchObject({ init: { status: 409 }, data: { conflicts: [anyway] } });
  expect(await at()).toBe(tenIn(6));
  expect(await move({ ...wanted, at: tenIn(7), anyway })).toMatchObject({ status: 302 });
  const there = { ...wanted, scheduledServiceDate: tenIn(7), repairProviderId: hill?.id ?? "" };
  expect(await assign(there)).toMatchObject({ status: 302 });
  expect(await assign({ ...there, repairProviderId: pier?.id ?? "" })).toMatchObject({ init: { status: 409 } });
});

test("of those who book the same technician in one instant all but the first are asked", async () => {
  const worlds = await Promise.all(Array.from({ length: 5 }, world));
  const wanted = { technicianId: worlds[0]?.technicianId ?? "", at: tenIn(4), scheduledMinutes: "60" };
  const answers = await Promise.all(worlds.map(({ move }) => move(wanted)));
  const statuses = answers.map((one) => ("init" in one ? one.init?.status : one.status));
  expect(statuses.sort()).toEqual([302, 409, 409, 409, 409]);
  expect(JSON.stringify(answers)).toContain("has a colleague's car at 10:00 AM.");
  const times = await Promise.all(worlds.map(({ at }) => at()));
  expect(times.filter((time) => time !== null)).toEqual([tenIn(4)]);
});

test("who hands work over sees the cars with their times, colleagues of the same provider first, and what would collide", async () => {
  const [driver, admin, away, other] = [
    await makeUser("driver"),
    await makeUser("admin"),
    await makeUser("technician"),
    await makeUser("technician"),
  ];
  const shop = {
    name: "Pier Garage",
    address: "1 Pier",
    city: "Oakland",
    state: "CA",
    zip: "94607",
    type: "Independent" as const,
  };
  const provider = await db.repairProvider.create({ data: shop });
  const keys = [away, other].map(({ technician }) => technician?.id ?? "");
  await db.technician.updateMany({ where: { id: { in: keys } }, data: { repairProviderId: provider.id } });
  await db.user.update({ where: { id: other.id }, data: { lastName: "Zz" } });
  const nine = new Date(startOfDay(new Date(), 6).getTime() + 9 * 3_600_000);
  for (const technician of [away, other]) {
    const { id } = await makeRequest(driver, { technician, status: "Scheduled" });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: nine } });
  }
  const cookie = await signIn(admin);
  const path = `/dashboard/users/${away.id}/hand-over`;
  const opened = await handOverForm(args(path, { cookie, params: { id: away.id } }));
  expect(opened.cars).toMatchObject([{ vehicle: "Porsche 911 2021", when: expect.stringMatching(/M$/) }]);
  expect(opened.options[0]?.value).toBe(keys[1]);
  const give = (form: Record<string, string>) => handOver(args(path, { cookie, params: { id: away.id }, form }));
  const asked = await give({ toId: keys[1] ?? "" });
  expect(asked).toMatchObject({
    init: { status: 409 },
    data: {
      conflicts: [
        expect.stringMatching(/^Porsche 911 2021, .*: Dana Zz has the Porsche 911 2021 \(VIN ending 221234\) at /),
      ],
    },
  });
  expect(await db.repairRequest.count({ where: { technicianId: keys[1] ?? "" } })).toBe(1);
  const anyway = (asked as unknown as { data: { conflicts: string[] } }).data.conflicts.join(" ");
  expect(await give({ toId: keys[1] ?? "", anyway })).toMatchObject({ status: 302 });
  expect(await db.repairRequest.count({ where: { technicianId: keys[1] ?? "" } })).toBe(2);
});
