import { expect, test } from "vitest";
import { momentOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDateTime, formatDay } from "#app/platform/format.ts";
import { send } from "../routes/api/callers.ts";
import { makeRequest, makeUser, signIn } from "../support/world.ts";

/** Ten in the morning, so many days from today, as a program sends it. */
const tenIn = (days: number) =>
  momentOf(`${wallTimeOf(startOfDay(new Date(), days)).slice(0, 10)}T10:00`).toISOString();

async function world() {
  const [driver, advisor, technician, admin] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician", { firstName: "Tess" }),
    await makeUser("admin"),
  ];
  const { id } = await makeRequest(driver, { advisor, status: "Scheduled" });
  const cookies = { shop: await signIn(advisor), admin: await signIn(admin) };
  return {
    ...{ driver, technician, id, technicianId: technician.technician?.id ?? "" },
    put: async (json: object, as: "shop" | "admin" = "shop") => {
      const path = as === "admin" ? `/api/admin/repair-requests/${id}` : `/api/repair-requests/${id}`;
      const answer = await send("PUT", path, { cookie: cookies[as], json });
      return { status: answer.status, body: await answer.json() };
    },
    at: async () =>
      (await db.repairRequest.findUniqueOrThrow({ where: { id } })).scheduledServiceDate?.toISOString() ?? null,
    written: async () =>
      (await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } })).map(
        ({ summary }) => summary,
      ),
  };
}

test("a time that nobody can mean is refused at its field by a call too, the admin's among them", async () => {
  const { put, at } = await world();
  const message = expect.stringMatching(/^Please enter a time between \w+ \d+, \d{4} and \w+ \d+, \d{4}$/);
  for (const as of ["shop", "admin"] as const)
    for (const far of ["1901-05-05T10:00:00Z", "2019-05-05", "2099-05-05T10:00:00-08:00"])
      expect(await put({ scheduledServiceDate: far }, as)).toMatchObject({
        status: 400,
        body: { message, errors: { scheduledServiceDate: [message] } },
      });
  expect(await at()).toBeNull();
});

test("a time that has passed or is taken is asked about first, and booked once the answer came back", async () => {
  const { driver, technician, technicianId, put, at, written } = await world();
  const before = await written();
  const passed = await put({ scheduledServiceDate: tenIn(-40) });
  const sentence = "This time has passed: it goes into the record alone.";
  expect(passed).toMatchObject({ status: 409, body: { code: "asks_first", asked: sentence } });
  expect(passed.body.message).toBe(`${sentence} Nothing is saved and nobody is told yet.`);
  expect(await put({ scheduledServiceDate: tenIn(-2).slice(0, 10) }, "admin")).toMatchObject({ status: 409 });
  expect([await at(), await written()]).toEqual([null, before]);
  expect(await put({ scheduledServiceDate: tenIn(-40), anyway: sentence })).toMatchObject({ status: 200 });
  expect(await put({ scheduledServiceDate: tenIn(-40) })).toMatchObject({ status: 200 });
  expect(await at()).toBe(tenIn(-40));

  const taken = await makeRequest(driver, { technician, status: "Scheduled" });
  const data = { scheduledServiceDate: startOfDay(new Date(), 5), scheduledMinutes: 24 * 60 };
  await db.repairRequest.update({ where: { id: taken.id }, data });
  const busy = await put({ scheduledServiceDate: tenIn(5), technicianId });
  expect(busy).toMatchObject({ status: 409, body: { asked: expect.stringMatching(/^Tess Driver has /) } });
  expect(await put({ scheduledServiceDate: tenIn(5) })).toMatchObject({ status: 200 });
  expect(await put({ technicianId })).toMatchObject({ status: 409 });
  expect(await put({ technicianId, anyway: "Something else." })).toMatchObject({ status: 409 });
  expect(await put({ technicianId, anyway: busy.body.asked })).toMatchObject({ status: 200 });
});

test("a free time to come is booked at once, and the record names it as it does from the page", async () => {
  const { technicianId, put, at, written } = await world();
  expect(await put({ scheduledServiceDate: tenIn(3) })).toMatchObject({ status: 200 });
  expect((await written()).at(-1)).toBe(`Scheduled for ${formatDateTime(tenIn(3))}`);
  expect(await put({ scheduledServiceDate: tenIn(4), technicianId })).toMatchObject({ status: 200 });
  expect((await written()).at(-1)).toBe(`Scheduled for ${formatDateTime(tenIn(4))}, technician Tess Driver`);
  // A day alone names no hour, and what a program sends is no slip of the clock.
  expect(await put({ scheduledServiceDate: tenIn(6).slice(0, 10) })).toMatchObject({ status: 200 });
  expect((await written()).at(-1)).toBe(`Scheduled for ${formatDay(tenIn(6))}`);
  const night = new Date(startOfDay(new Date(), 7).getTime() + 3 * 3_600_000).toISOString();
  expect(await put({ scheduledServiceDate: night })).toMatchObject({ status: 200 });
  expect(await at()).toBe(night);
  expect(await put({ scheduledServiceDate: null })).toMatchObject({ status: 200 });
  expect((await written()).at(-1)).toBe("Not scheduled any more");
});
