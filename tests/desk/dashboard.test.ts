import { expect, test } from "vitest";
import type { SignedInViewer } from "#app/access/viewer.server.ts";
import { findDashboard, findDashboardMetrics } from "#app/desk/dashboard.server.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { openConversation } from "#app/messages/communication.server.ts";
import { listRecentConversations, listThreadEnd } from "#app/messages/recent-communications.server.ts";
import { listInvoicePage } from "#app/payments/invoice-list.server.ts";
import { dayOf, momentOf, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { listAdvisorChoices } from "#app/repair/assign/assign.server.ts";
import { listRepairRequests } from "#app/repair/requests/list.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { args } from "../support/args.ts";
import { statementsDuring } from "../support/statements.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const HOUR = 3_600_000;

/** Noon of this day at the shop: its neighbours are the same day whatever the hour. */
function noon() {
  return momentOf(`${dayOf()}T12:00`);
}

async function aDriver() {
  const driver = await makeUser("driver");
  return { driver, viewer: viewerOf(driver) };
}

const dashboardOf = (viewer: ReturnType<typeof viewerOf>, timeframe: "today" | "tomorrow" | "week") =>
  findDashboard(viewer, { timeframe, whose: "mine" });

async function requestOf(driver: Awaited<ReturnType<typeof makeUser>>, data: object) {
  const { id } = await makeRequest(driver);
  return db.repairRequest.update({ where: { id }, data, include: { vehicle: true } });
}

test("the figures are those of the requests one may see", async () => {
  const { driver, viewer } = await aDriver();
  const stranger = await makeUser("driver");
  const started = new Date(noon().getTime() - 2 * HOUR);
  const done = { status: "Completed", startedAt: started, scheduledMinutes: 90 };
  await requestOf(driver, { status: "Scheduled", scheduledServiceDate: noon() });
  await makeRequest(driver, { status: "Needs Approval", lines: [{}] });
  await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
  // Nothing is there to decide on: we get the quote.
  await requestOf(driver, { status: "Pending_Approval" });
  await requestOf(driver, { ...done, completedDate: noon() });
  await requestOf(driver, { ...done, completedDate: new Date(noon().getTime() - HOUR) });
  await requestOf(driver, {
    ...done,
    startedAt: new Date(noon().getTime() - 25 * HOUR),
    completedDate: new Date(noon().getTime() - 24 * HOUR),
    scheduledMinutes: null,
  });
  await makeRequest(stranger, { status: "Needs Approval", lines: [{}] });
  const metrics = await findDashboardMetrics(viewer);
  expect(metrics).toEqual({
    assignedRepairs: 4,
    dueToday: 1,
    completedToday: 2,
    completionImprovement: 1,
    pendingApproval: 2,
    // Two hours and one, and one of which nobody planned how long it takes: the target is that of the two.
    avgCompletionMinutes: 80,
    minutesOverTarget: 0,
  });
});

test("each figure leads to a list of exactly what it counts", async () => {
  const { driver, viewer } = await aDriver();
  await makeRequest(driver, { status: "Needs Approval", lines: [{}] });
  await makeRequest(driver, { status: "Pending_Approval", lines: [{}] });
  // Nothing is there to decide on: we get the quote.
  await requestOf(driver, { status: "Pending_Approval" });
  await requestOf(driver, { status: "Completed", completedDate: noon() });
  await requestOf(driver, { status: "Completed", completedDate: new Date(noon().getTime() - 30 * 24 * HOUR) });
  const { assignedRepairs, completedToday, pendingApproval } = await findDashboardMetrics(viewer);
  const totals = ["open", "completed-today", "waiting"].map(
    async (status) => (await listRepairRequests(viewer, { status })).total,
  );
  expect(await Promise.all(totals)).toEqual([assignedRepairs, completedToday, pendingApproval]);
  expect([assignedRepairs, completedToday, pendingApproval]).toEqual([3, 1, 2]);
});

test("what the shop asks for while the work is under way waits for a decision too, in the figure and in its list", async () => {
  const { driver, viewer } = await aDriver();
  await makeRequest(driver, { status: "Parts Ordered", lines: [{ group: "approved" }] });
  await makeRequest(driver, { status: "Completed", lines: [{ group: "pending" }] });
  const { id } = await makeRequest(driver, {
    status: "In Progress",
    lines: [{ group: "approved" }, { group: "pending" }, { group: "pending" }],
  });
  expect((await findDashboardMetrics(viewer)).pendingApproval).toBe(1);
  expect((await listRepairRequests(viewer, { status: "waiting" })).rows.map((row) => row.id)).toEqual([id]);
  const cookie = await signIn(driver);
  const { requests } = (await home(args("/dashboard", { cookie }))) as {
    requests: { id: string; verb: string | null }[];
  };
  expect(requests.filter(({ verb }) => verb !== null)).toMatchObject([{ id, verb: "Decide" }]);
});

test("where there is nothing to compute from, nothing is invented", async () => {
  const { viewer } = await aDriver();
  expect(await dashboardOf(viewer, "today")).toEqual({
    metrics: {
      assignedRepairs: 0,
      dueToday: 0,
      completedToday: 0,
      completionImprovement: 0,
      pendingApproval: 0,
      avgCompletionMinutes: null,
      minutesOverTarget: null,
    },
    owed: null,
    schedule: [],
    current: null,
    waiting: { rows: [], total: 0, first: 0, previous: null, next: null },
    snoozed: 0,
    conversations: [],
    advisors: { options: [], more: false },
  });
});

test("what waits, the conversations and the advisors are those of their own lists", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const viewer = viewerOf(advisor);
  const { id } = await makeRequest(driver, {
    advisor,
    status: "Pending_Repair",
    lines: [{ unitPrice: 12_345, group: "approved" }],
  });
  await db.communication.create({
    data: { senderUserId: driver.id, receiverUserId: advisor.id, messageBody: "Ready?", repairRequestId: id },
  });
  const dashboard = await dashboardOf(viewer, "today");
  expect(dashboard.waiting).toEqual(await listWaiting(viewer));
  expect(dashboard.waiting.rows.map(({ kind, sum }) => [kind, sum])).toContainEqual(["approved", 12_345]);
  expect(dashboard.conversations).toEqual(await listRecentConversations(viewer));
  expect(dashboard.conversations).toHaveLength(1);
  expect(dashboard.advisors).toEqual(await listAdvisorChoices(viewer as SignedInViewer));
  expect((await dashboardOf(viewerOf(driver), "today")).advisors).toEqual({ options: [], more: false });
});

test("the schedule of a time frame, earliest first, three at most", async () => {
  const { driver, viewer } = await aDriver();
  for (const hours of [3, 1, 2, 0, 24]) {
    await requestOf(driver, {
      status: "Scheduled",
      scheduledServiceDate: new Date(noon().getTime() + hours * HOUR),
      scheduledMinutes: 45,
    });
  }
  const { schedule } = await dashboardOf(viewer, "today");
  expect(
    schedule.map(({ scheduledServiceDate }) => wallTimeOf(new Date(scheduledServiceDate ?? "")).slice(11)),
  ).toEqual(["12:00", "13:00", "14:00"]);
  expect(schedule[0]).toMatchObject({ scheduledMinutes: 45, vehicle: { make: expect.any(String) } });
  expect((await dashboardOf(viewer, "tomorrow")).schedule).toHaveLength(1);
});

test("the current vehicle is the one in work, then the next one, then the newest open request's", async () => {
  const { driver, viewer } = await aDriver();
  const open = await requestOf(driver, { status: "Pending_Review" });
  expect((await dashboardOf(viewer, "today")).current?.id).toBe(open.id);
  const next = await requestOf(driver, {
    status: "Scheduled",
    scheduledServiceDate: new Date(noon().getTime() + 30 * HOUR),
  });
  expect((await dashboardOf(viewer, "today")).current?.id).toBe(next.id);
  const working = await requestOf(driver, { status: "In Progress" });
  await db.vehicle.update({ where: { id: working.vehicleId }, data: { warrantyExpiresAt: new Date("2031-05-01") } });
  const { current } = await dashboardOf(viewer, "today");
  expect(current).toMatchObject({ id: working.id, status: "In Progress", vehicle: { vin: working.vehicle.vin } });
  expect(current?.vehicle.warrantyExpiresAt).toEqual(new Date("2031-05-01"));
});

test("figures, schedule and current vehicle are one statement", async () => {
  const { viewer } = await aDriver();
  expect(await statementsDuring(() => dashboardOf(viewer, "week"))).toHaveLength(1);
});

test("conversations: one per person, the newest words, what is unread and the car that was last spoken of", async () => {
  const { driver, viewer } = await aDriver();
  const [ana, ben] = [
    await makeUser("advisor", { firstName: "Ana", lastName: "Lee" }),
    await makeUser("advisor", { firstName: "Ben" }),
  ];
  const request = await requestOf(driver, {});
  const at = (minutes: number) => new Date(noon().getTime() + minutes * 60_000);
  const say = (senderUserId: string, receiverUserId: string, messageBody: string, minutes: number, more = {}) =>
    db.communication.create({ data: { senderUserId, receiverUserId, messageBody, sentAt: at(minutes), ...more } });
  await say(ana.id, driver.id, "Your quote is here", 1, { repairRequestId: request.id });
  await say(ben.id, driver.id, "Hello", 2, { readAt: at(3) });
  await say(driver.id, ana.id, "Thank you", 4);
  await say(ana.id, driver.id, "You are welcome", 5);
  const { make, model, year } = request.vehicle;
  const found = await listRecentConversations(viewer);
  expect(found).toEqual([
    {
      userId: ana.id,
      name: "Ana Lee",
      initials: "AL",
      lastMessage: "You are welcome",
      lastTime: at(5),
      unread: 2,
      vehicle: `${make} ${model} ${year}`,
    },
    {
      userId: ben.id,
      name: expect.stringContaining("Ben"),
      initials: expect.any(String),
      lastMessage: "Hello",
      lastTime: at(2),
      unread: 0,
      vehicle: null,
    },
  ]);
  // An admin sees what colleagues write with customers, customer by customer, and what the colleague has not read stays so.
  const admin = viewerOf(await makeUser("admin")) as SignedInViewer;
  const theirs = (await listRecentConversations(admin, "", 100)).find(({ userId }) => userId === driver.id);
  expect(theirs).toMatchObject({ lastMessage: "You are welcome", unread: 0, vehicle: `${make} ${model} ${year}` });
  const { messages } = await openConversation(admin, driver.id);
  expect(messages.map(({ messageBody, by }) => [messageBody, by?.split(" ")[0] ?? null])).toEqual([
    ["Your quote is here", "Ana"],
    ["Hello", "Ben"],
    ["Thank you", null],
    ["You are welcome", "Ana"],
  ]);
  expect((await listThreadEnd(admin, driver.id)).map(({ own }) => own)).toEqual([true, true, false, true]);
  expect(await db.communication.count({ where: { receiverUserId: ana.id, readAt: null } })).toBe(1);
  const bens = await listThreadEnd(viewerOf(ben), driver.id);
  expect(bens.map(({ messageBody }) => messageBody)).toEqual(["Hello"]);
  expect(await listRecentConversations(viewer, "welcome")).toHaveLength(1);
  expect(await listRecentConversations(viewerOf(await makeUser("driver")))).toEqual([]);
});

test("what is owed is counted as its list shows it, for who takes money in", async () => {
  const [driver, advisor, technician] = [
    await makeUser("driver"),
    await makeUser("advisor"),
    await makeUser("technician"),
  ];
  const bill = async (data: object) => {
    const { id: repairRequestId } = await makeRequest(driver, { advisor, technician });
    const sums = {
      originalTotalPrice: "90",
      subtotal: "90",
      serviceFee: "0",
      totalAmount: "90",
      outstandingBalance: "90",
    };
    const number = `OWED-${repairRequestId}`;
    return db.invoice.create({ data: { number, repairRequestId, accountId: driver.accountId, ...sums, ...data } });
  };
  const [today, yesterday] = [0, -1].map((days) => new Date(Date.parse(`${dayOf()}T00:00Z`) + days * 24 * HOUR));
  const due = await bill({ dueAt: today });
  const late = await bill({ dueAt: yesterday });
  await bill({ dueAt: yesterday, status: "Paid", amountPaid: "90", outstandingBalance: "0" });
  const dashboard = await dashboardOf(viewerOf(advisor), "today");
  expect(dashboard.owed).toEqual({ count: 2, overdue: 1, sum: 18_000, disputed: 0 });
  const listed = async (status: string) =>
    (await listInvoicePage(viewerOf(advisor), { status })).rows.map(({ id }) => id).sort();
  expect(await listed("unpaid")).toEqual([due.id, late.id].sort());
  expect(await listed("overdue")).toEqual([late.id]);
  expect(await listed("Paid")).toHaveLength(1);
  expect((await dashboardOf(viewerOf(technician), "today")).owed).toBeNull();
});
