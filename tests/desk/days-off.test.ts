import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { placeOf, verbOf } from "#app/desk/now.ts";
import { shopSideOf } from "#app/messages/notification.server.ts";
import { dayOf, momentOf, startOfDay } from "#app/platform/clock.ts";
import { daysAfter } from "#app/platform/days.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDate } from "#app/platform/format.ts";
import { listAdvisorChoices, listAssignees } from "#app/repair/assign/assign.server.ts";
import { handOver } from "#app/repair/assign/hand-over.server.ts";
import { action, loader } from "#app/routes/dashboard/calendar/days-off.tsx";
import { placed } from "#app/routes/dashboard/calendar/lengths.ts";
import { loader as moveForm } from "#app/routes/dashboard/calendar/move.tsx";
import { loader as calendar } from "#app/routes/dashboard/calendar/page.tsx";
import { loader as pick } from "#app/routes/dashboard/pick.ts";
import { action as assign, loader as assignForm } from "#app/routes/dashboard/repair/assign.tsx";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { action as handOverDoor, loader as handOverForm } from "#app/routes/dashboard/users/hand-over.tsx";
import { spanOf } from "#app/shop/absence/days-off.ts";
import { args } from "../support/args.ts";
import { inParts, makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

type User = Awaited<ReturnType<typeof makeUser>>;

async function enter(as: User, form: Record<string, string>) {
  return action(args("/dashboard/days-off", { cookie: await signIn(as), form }));
}

test("a technician's day off is entered on a screen, stands in the calendar and is a conflict in words; and is taken back", async () => {
  const [admin, advisor, driver] = [await makeUser("admin"), await makeUser("advisor"), await makeUser("driver")];
  const technician = await makeUser("technician", { firstName: "Ada", lastName: "Away" });
  const days = { first: "2032-03-09", last: "2032-03-10", note: "Training" };
  await enter(technician, { who: technician.id, ...days });
  await expect(enter(advisor, { who: technician.id, ...days })).rejects.toMatchObject({ init: { status: 403 } });
  await expect(enter(admin, { who: technician.id, ...days })).resolves.toMatchObject({ init: { status: 409 } });
  const wrong = { data: { error: { last: ["The last day lies before the first"] } } };
  await expect(enter(admin, { who: "shop", first: "2032-03-09", last: "2032-03-01" })).resolves.toMatchObject(wrong);
  await enter(admin, { who: "shop", first: "2032-03-11", note: "Holiday" });

  const { id } = await makeRequest(driver, { advisor, technician, status: "Scheduled" });
  const ten = (day: string) => new Date(startOfDay(new Date(`${day}T20:00Z`)).getTime() + 10 * 3_600_000);
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: ten("2032-03-09") } });
  const cookie = await signIn(advisor);
  const week = await calendar(args("/dashboard/calendar?view=week&day=2032-03-10", { cookie }));
  expect(week.slots.map(({ conflicts }) => conflicts)).toEqual([["Ada Away is away Mar 9 to Mar 10."]]);
  const lane = technician.technician?.id ?? "";
  expect([week.off[`${lane} 2032-03-10`], week.off[`${lane} 2032-03-11`], week.off[`${lane} 2032-03-12`]]).toEqual([
    "Away: Training",
    "Closed: Holiday",
    undefined,
  ]);
  const form = `/dashboard/calendar/${id}?at=2032-03-11T10:00&technician=${lane}`;
  const { conflicts } = await moveForm(args(form, { cookie, params: { id } }));
  expect(conflicts).toEqual(["The shop is closed Mar 11: Holiday."]);

  const { version } = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  const given = {
    advisorId: advisor.id,
    technicianId: lane,
    scheduledServiceDate: `${new Date().getFullYear() + 1}-03-10T10:00`,
  };
  const saved = (await assign(
    args(`/dashboard/repair-requests/${id}/assign`, {
      ...{ cookie, params: { id }, form: { ...given, version: String(version) } },
    }),
  )) as Response;
  expect(saved.status).toBe(302);

  const shown = await loader(args("/dashboard/days-off", { cookie: await signIn(technician) }));
  const own = shown.daysOff.filter(({ userId }) => userId === technician.id);
  expect([own.map(({ first, last, mine }) => [spanOf({ first, last }), mine]), shown.staff.options.length]).toEqual([
    [["Mar 9 to Mar 10", true]],
    1,
  ]);
  await enter(technician, { remove: own[0]?.id ?? "" });
  expect(await db.dayOff.count({ where: { userId: technician.id } })).toBe(0);
  await db.dayOff.deleteMany({ where: { userId: null } });
  await expect(loader(args("/dashboard/days-off", { cookie: await signIn(driver) }))).rejects.toMatchObject({
    status: 403,
  });
});

test("whose cars are booked with a technician who falls ill is told, sees each in Now until it has another, and hands over those alone", async () => {
  const [admin, advisor, driver] = [await makeUser("admin"), await makeUser("advisor"), await makeUser("driver")];
  const ines = await makeUser("technician", { firstName: "Ines", lastName: "Ill" });
  const other = await makeUser("technician", { firstName: "Theo", lastName: "There" });
  const [today, day, later] = [0, 1, 9].map((days) => dayOf(daysAfter(days)));
  const noon = (of = "") => momentOf(`${of}T12:00`);
  const booked = async (at: Date | null, status: "Pending_Repair" | "Completed" = "Pending_Repair") => {
    const { id } = await makeRequest(driver, { advisor, technician: ines, status, lines: [{ group: "approved" }] });
    await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: at } });
    return id;
  };
  const cars = [await booked(noon(day)), await booked(noon(day))];
  const rest = [await booked(noon(later)), await booked(null), await booked(noon(day), "Completed")];
  const now = async () =>
    (await listWaiting(viewerOf(advisor))).rows.flatMap((row) => (row.kind === "technician_away" ? [row] : []));
  expect(await now()).toEqual([]);
  await expect(await enter(admin, { who: ines.id, first: day ?? "" })).toHaveToast(
    "Days off entered",
    "2 cars are booked then: their advisors are told, and until another technician or time is named it stands in Now.",
  );
  const [notice, ...more] = await db.notification.findMany({ where: { userId: advisor.id } });
  const off = spanOf({ first: day ?? "", last: day ?? "" });
  expect([notice?.title, more.length]).toEqual([`Ines Ill is away ${off}`, 0]);
  expect(notice?.body.match(/Porsche 911/g)).toHaveLength(2);
  const rows = await now();
  expect(rows.map(({ requestId }) => requestId).sort()).toEqual([...cars].sort());
  expect(rows.map((row) => [verbOf(row), placeOf(row)])[0]).toEqual([
    `Ines Ill is away ${formatDate(noon(day))}: another technician, or a new time`,
    `/dashboard/repair-requests/${rows[0]?.requestId}/assign`,
  ]);

  const cookie = await signIn(admin);
  const shown = await loader(args("/dashboard/days-off", { cookie }));
  expect(shown.daysOff.find(({ userId }) => userId === ines.id)).toMatchObject({ role: "technician", first: day });
  const at = `/dashboard/users/${ines.id}/hand-over`;
  const asked = await handOverForm(args(`${at}?first=${day}&last=${day}`, { cookie, params: { id: ines.id } }));
  expect([asked.cars.map(({ id }) => id).sort(), asked.repairs]).toEqual([[...cars].sort(), 4]);
  expect((await handOverForm(args(at, { cookie, params: { id: ines.id } }))).cars).toHaveLength(4);
  const form = { toId: other.technician?.id ?? "", first: day ?? "", last: day ?? "" };
  const asks = await handOverDoor(args(at, { cookie, params: { id: ines.id }, form }));
  // Both at noon: that is asked about first.
  const anyway = "data" in asks ? (asks.data as { conflicts?: string[] }).conflicts?.join(" ") : "";
  const gone = await handOverDoor(
    args(at, { cookie, params: { id: ines.id }, form: { ...form, anyway: anyway ?? "" } }),
  );
  expect(gone).toRedirectTo("/dashboard/days-off");
  const whose = async (ids: string[]) =>
    new Set((await db.repairRequest.findMany({ where: { id: { in: ids } } })).map((row) => row.technicianId));
  expect(await whose(cars)).toEqual(new Set([other.technician?.id]));
  expect(await whose(rest)).toEqual(new Set([ines.technician?.id]));
  expect(await now()).toEqual([]);

  // Today: the page says it, and does not offer to begin.
  const id = await booked(noon(today));
  const page = async () =>
    repairPage(args(`/dashboard/repair-requests/${id}`, { cookie: await signIn(advisor), params: { id } })) as Promise<{
      next: { label: string } | null;
      facts: [string, string][];
    }>;
  expect((await page()).next?.label).toBe("Start the repair");
  await enter(ines, { who: ines.id, first: today ?? "" });
  const { next, facts } = await page();
  expect(next?.label).toBe("Find another technician");
  expect(facts).toContainEqual(["Technician", `Ines Ill, away ${spanOf({ first: today ?? "", last: today ?? "" })}`]);
  expect(await db.notification.count({ where: { userId: advisor.id, repairRequestId: id } })).toBe(1);
  await db.dayOff.deleteMany({ where: { userId: ines.id } });
});

test("an advisor who has today off is stood in for: notices, the admins' list, the choices and hand-over", async () => {
  const [admin, away, driver] = [await makeUser("admin"), await makeUser("advisor"), await makeUser("driver")];
  const other = await makeUser("advisor");
  const { id } = await makeRequest(driver, { advisor: away, status: "Scheduled", lines: [{}] });
  // The list is of fifty: overdue since ever, it is among the first.
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: new Date("2001-02-03T12:00Z") } });
  const side = () => shopSideOf(db, { advisorId: away.id, accountId: driver.accountId });
  expect(await side()).toEqual([away.id]);
  const mine = async () => (await listWaiting(viewerOf(admin), "mine")).rows.filter((row) => row.requestId === id);
  expect(await mine()).toEqual([]);
  await enter(admin, { who: away.id, first: dayOf() });
  expect(await side()).toEqual(expect.arrayContaining([away.id, admin.id]));
  expect((await mine()).map(({ kind }) => kind)).toEqual(["overdue"]);
  const choice = (await listAdvisorChoices(viewerOf(admin) as never, { chosen: away.id })).options.find(
    ({ value }) => value === away.id,
  );
  expect(choice?.label).toMatch(/^Dana Driver, away until \w{3} \d+$/);
  await expect(handOver(viewerOf(admin), other.id, away.id)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^Dana Driver is away until .* Please choose an advisor who is there\.$/),
  });
  await db.dayOff.deleteMany({ where: { userId: away.id } });
});

test("times that overlap stand beside each other, the rest have their lane to themselves", () => {
  const slot = (id: string, time: string, minutes: number) => ({ id, wall: `2032-03-09T${time}`, minutes });
  const day = [slot("a", "09:00", 120), slot("b", "09:30", 30), slot("c", "10:00", 60), slot("d", "11:00", 60)];
  expect(placed(day).map(({ slot: { id }, column, columns }) => `${id} ${column}/${columns}`)).toEqual([
    "a 0/2",
    "b 1/2",
    "c 1/2",
    "d 0/1",
  ]);
});

test("of hundreds who can be given work some dozens are offered: a search finds each of the others, and the chosen one stays", async () => {
  const boss = await makeUser("admin");
  const [admin, cookie] = [viewerOf(boss), await signIn(boss)];
  const { accountId } = await makeUser("technician");
  const ids = Array.from({ length: 501 }, () => randomUUID());
  const person = { accountId, lastName: "Zzz", role: "technician", status: "Active" } as const;
  const named = ids.map((id, at) => ({ ...person, id, firstName: `Many${1000 + at}`, email: `${id}@shop.example` }));
  await inParts(named, (data) => db.user.createMany({ data }));
  await inParts(ids, (some) => db.technician.createMany({ data: some.map((userId) => ({ userId, hourlyRate: 0 })) }));
  const day = new Date("2033-05-03");
  const off = { first: day, last: day, enteredById: boss.id, enteredByName: "Admin" };
  await inParts(ids, (some) => db.dayOff.createMany({ data: some.map((userId) => ({ userId, ...off })) }));
  const found = await db.technician.findFirstOrThrow({ where: { userId: ids[500] ?? "" }, select: { id: true } });
  const { id } = await makeRequest(await makeUser("driver"), { status: "Scheduled" });
  await db.repairRequest.update({ where: { id }, data: { technicianId: found.id } });
  try {
    const { technicians } = await listAssignees(admin);
    expect([technicians.options.length, technicians.more]).toEqual([40, true]);
    const one = { value: found.id, label: "Many1500 Zzz" };
    const asked = { q: "zzz many1500" };
    expect((await listAssignees(admin, { technicians: asked })).technicians).toEqual({ options: [one], more: true });
    const typed = await pick(
      args("/dashboard/pick/technicians?q=many1500", { cookie, params: { what: "technicians" } }),
    );
    expect(typed.options).toEqual([one]);

    const give = (query: string) =>
      assignForm(args(`/dashboard/repair-requests/${id}/assign${query}`, { cookie, params: { id } }));
    const { offered } = await give("");
    expect([offered.technicians.options.length, offered.technicians.options[0]]).toEqual([40, one]);
    // Without script the search is the form as an address: it comes back as it was typed.
    const back = await give(`?find=technicianQ&technicianQ=many1007&technicianId=${found.id}&bay=&scheduledMinutes=45`);
    expect(back.typed).toMatchObject({ technicianId: found.id, scheduledMinutes: "45" });
    expect(back.offered.technicians.options.map(({ label }) => label).slice(0, 2)).toEqual([one.label, "Many1007 Zzz"]);

    const move = (query: string) => moveForm(args(`/dashboard/calendar/${id}?${query}`, { cookie, params: { id } }));
    const moved = await move(`at=2033-05-03T10:00&technician=${found.id}`);
    expect(moved.technicians.options[0]).toEqual(one);
    expect(moved.conflicts).toEqual(["Many1500 Zzz is away May 3."]);
    const again = await move(
      `view=day&day=2033-05-03&find=technicianQ&technicianQ=many1007&at=2033-05-03T11:30&technicianId=`,
    );
    expect([again.wished.at, again.wished.tell, again.backTo]).toEqual([
      "2033-05-03T11:30",
      "",
      "/dashboard/calendar?view=day&day=2033-05-03",
    ]);
    // The address is anybody's to write.
    expect((await move("technician=xyz")).conflicts).toEqual(expect.any(Array));

    const staff = await loader(
      args(`/dashboard/days-off?find=staffQ&staffQ=many1500&who=${ids[7]}&note=Away`, { cookie }),
    );
    expect(staff.staff.options.map(({ label }) => label)).toEqual([
      "The whole shop is closed",
      "Many1007 Zzz (technician)",
      "Many1500 Zzz (technician)",
    ]);
    expect(staff.typed).toMatchObject({ who: ids[7], note: "Away" });
  } finally {
    await db.repairRequest.update({ where: { id }, data: { technicianId: null } });
    await db.dayOff.deleteMany({ where: { userId: { in: ids } } });
    await db.technician.deleteMany({ where: { userId: { in: ids } } });
    await db.user.deleteMany({ where: { id: { in: ids } } });
  }
});
