// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { ageOf, placeOf, verbOf } from "#app/desk/now.ts";
import { readToast } from "#app/http/toast.server.ts";
import { shopSideOf } from "#app/messages/notification.server.ts";
import { db } from "#app/platform/db.server.ts";
import { listTechnicianChoices } from "#app/repair/assign/assign.server.ts";
import { countWork, handOver } from "#app/repair/assign/hand-over.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { action as assign } from "#app/routes/dashboard/now/assign.ts";
import { action as bringBack } from "#app/routes/dashboard/now/back.ts";
import { action as snooze } from "#app/routes/dashboard/now/snooze.ts";
import { loader as snoozed } from "#app/routes/dashboard/now/snoozed.tsx";
import { Toaster } from "#app/ui/over/toaster.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function shop() {
  const advisor = await makeUser("advisor", { firstName: "Ada", lastName: "Advisor" });
  const driver = await makeUser("driver", { firstName: "Dana", lastName: "Driver" });
  return { advisor, driver, viewer: viewerOf(advisor) };
}

const kindsOf = async (viewer: any, whose?: any) => (await listWaiting(viewer, whose)).rows.map(({ kind }) => kind);

describe("what waits on an advisor", () => {
  test("who waits for an answer first, then what is overdue, then the oldest, each with its sum, customer and car", async () => {
    const { advisor, driver, viewer } = await shop();
    const late = await makeRequest(driver, { advisor, status: "Scheduled", lines: [{ unitPrice: 12_300 }] });
    await db.repairRequest.update({ where: { id: late.id }, data: { scheduledServiceDate: ago(60) } });
    const unread = await makeRequest(driver, { advisor, lines: [{ unitPrice: 5000 }] });
    await db.repairRequest.update({ where: { id: unread.id }, data: { needsAdvisor: true, needsAdvisorReason: "?" } });
    const call = await db.callRequest.create({
      data: {
        kind: "call_back",
        phoneNumber: driver.phone ?? "",
        userName: "Dana",
        repairRequestId: unread.id,
        createdAt: ago(500),
      },
    });
    await db.communication.create({
      data: { senderUserId: driver.id, receiverUserId: advisor.id, messageBody: "Hello?", sentAt: ago(900) },
    });
    const { rows, total } = await listWaiting(viewer);
    expect(rows.map(({ kind }) => kind)).toEqual(["message", "call_back", "overdue", "quote"]);
    expect(total).toBe(4);
    expect(rows[2]).toMatchObject({
      key: `overdue:${late.id}`,
      sum: 12_300,
      customer: "Dana Driver",
      owner: "Ada Advisor",
      vehicle: { make: "Porsche", model: "911", year: 2021 },
    });
    expect(rows.map((row) => verbOf(row))).toEqual([
      "Answer Dana Driver",
      "Call Dana Driver back",
      "Overdue",
      "Read the quote",
    ]);
    expect(rows.map((row) => placeOf(row))).toEqual([
      `/dashboard/communications/${driver.id}`,
      `/dashboard/repair-requests/${unread.id}`,
      `/dashboard/repair-requests/${late.id}`,
      `/dashboard/repair-requests/${unread.id}`,
    ]);
    expect(rows[1]?.thingId).toBe(call.id);
  });

  test("a colleague's message names the car and the customer that it is about", async () => {
    const { advisor, driver, viewer } = await shop();
    const technician = await makeUser("technician", { firstName: "Tom", lastName: "Torque" });
    const { id } = await makeRequest(driver, { advisor, status: "In Progress" });
    const elsewhere = await makeRequest(await makeUser("driver"), {});
    const word = { senderUserId: technician.id, receiverUserId: advisor.id };
    await db.communication.createMany({
      data: [
        { ...word, repairRequestId: id, messageBody: "The pads are worn", sentAt: ago(20) },
        { ...word, messageBody: "Please look", sentAt: ago(10) },
      ],
    });
    const [row] = (await listWaiting(viewer)).rows.filter(({ kind }) => kind === "message");
    expect(row).toMatchObject({ requestId: id, customer: "Dana Driver", count: 2, vehicle: { model: "911" } });
    expect(row && verbOf(row)).toBe("Answer Tom Torque");
    // What is outside one's scope is not named.
    await db.communication.create({
      data: { ...word, repairRequestId: elsewhere.id, messageBody: "And this one", sentAt: ago(1) },
    });
    const [other] = (await listWaiting(viewer)).rows.filter(({ kind }) => kind === "message");
    expect(other).toMatchObject({ requestId: null, vehicle: null, customer: "Tom Torque" });
  });

  test("prices to be confirmed before a repair begins, texts that failed and invoices to be paid", async () => {
    const { advisor, driver, viewer } = await shop();
    const open = await makeRequest(driver, {
      advisor,
      status: "Pending_Repair",
      lines: [
        { group: "approved", unitPrice: 7000 },
        { group: "approved", unitPrice: 3000 },
      ],
    });
    await db.repairLineItem.updateMany({ where: { repairRequestId: open.id }, data: { priceBasis: "target" } });
    await db.outboundMessage.create({
      data: {
        phone: driver.phone ?? "",
        kind: "staff",
        body: "x",
        dedupeKey: randomUUID(),
        status: "failed",
        repairRequestId: open.id,
      },
    });
    const billed = await makeRequest(driver, { advisor, status: "Pending_Payment", lines: [{ group: "approved" }] });
    const money = { originalTotalPrice: 100, subtotal: 100, serviceFee: 0, totalAmount: 100, outstandingBalance: 100 };
    await db.invoice.create({
      data: {
        number: randomUUID(),
        repairRequestId: billed.id,
        accountId: driver.accountId,
        ...money,
      },
    });
    const { rows } = await listWaiting(viewer);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["target", "text_failed", "unpaid"]));
    const target = rows.find(({ kind }) => kind === "target");
    expect(target).toMatchObject({ count: 2, sum: 10_000 });
    expect(target && verbOf(target)).toBe("Confirm 2 prices");
    expect(rows.find(({ kind }) => kind === "unpaid")?.sum).toBe(10_000);
  });

  test("what is closed, paid or another's does not", async () => {
    const { advisor, driver, viewer } = await shop();
    await makeRequest(driver, { advisor: await makeUser("advisor"), status: "Pending_Repair" });
    const done = await makeRequest(driver, { advisor, status: "Pending_Repair" });
    await db.repairRequest.update({ where: { id: done.id }, data: { status: "Completed" } });
    expect(await kindsOf(viewer)).toEqual([]);
    expect(await kindsOf(viewer, "all")).toEqual([]);
    expect(await kindsOf(viewerOf(driver))).toEqual([]);
  });
});

test("a technician sees their work without sums", async () => {
  const technician = await makeUser("technician");
  await makeRequest(await makeUser("driver"), {
    technician,
    status: "Pending_Repair",
    lines: [{ unitPrice: 9900, group: "approved" }],
  });
  const { rows } = await listWaiting(viewerOf(technician));
  expect(rows.map(({ kind, sum }) => [kind, sum])).toEqual([["approved", null]]);
});

// What other files left open in this database would push these rows off the list, which shows fifty.
beforeEach(async () => {
  await db.repairRequest.updateMany({ where: { closedAt: null }, data: { closedAt: new Date() } });
});

describe("an admin", () => {
  test("has what nobody has, and the work of who is absent; the team's and all are a press away", async () => {
    const { advisor, driver } = await shop();
    const admin = viewerOf(await makeUser("admin"));
    const nobody = await makeRequest(driver);
    const taken = await makeRequest(driver, { advisor, status: "Pending_Repair" });
    const gone = await makeUser("advisor");
    const left = await makeRequest(driver, { advisor: gone });
    await db.user.update({ where: { id: gone.id }, data: { status: "Suspended" } });
    const requests = async (whose: any) =>
      (await listWaiting(admin, whose)).rows.map(({ kind, requestId }) => `${kind} ${requestId}`);
    const mine = await requests("mine");
    expect(mine).toEqual(expect.arrayContaining([`unassigned ${nobody.id}`, `absent ${left.id}`]));
    expect(mine).not.toContain(`approved ${taken.id}`);
    const team = await requests("team");
    expect(team).toContain(`approved ${taken.id}`);
    expect(team).not.toContain(`unassigned ${nobody.id}`);
    expect(await requests("all")).toEqual(expect.arrayContaining([...mine, ...team]));
  });

  test("assigns what is ticked, and hands over a colleague's open work with its accounts", async () => {
    const { advisor, driver } = await shop();
    const admin = await makeUser("admin");
    const cookie = await signIn(admin);
    const [first, second] = [await makeRequest(driver), await makeRequest(driver)];
    const form = { request: [first.id, second.id], advisorId: advisor.id, returnTo: "/dashboard?whose=all" };
    const assigned: any = await assign(args("/dashboard/now/assign", { cookie, form }));
    expect(assigned).toRedirectTo("/dashboard?whose=all");
    await expect(assigned).toHaveToast("2 repairs assigned");
    const closed = await makeRequest(driver, { advisor });
    await db.repairRequest.update({ where: { id: closed.id }, data: { status: "Completed" } });
    await db.accountAdvisor.create({ data: { accountId: driver.accountId, advisorId: advisor.id } });
    const colleague = await makeUser("advisor", { firstName: "Carl", lastName: "League" });
    await expect(handOver(viewerOf(advisor), advisor.id, colleague.id)).rejects.toMatchObject({ status: 403 });
    await expect(handOver(viewerOf(admin), advisor.id, driver.id)).rejects.toMatchObject({ status: 400 });
    expect(await handOver(viewerOf(admin), advisor.id, colleague.id)).toEqual({ repairs: 2 });
    const owners = async (id: string) => (await db.repairRequest.findUniqueOrThrow({ where: { id } })).advisorId;
    expect([await owners(first.id), await owners(second.id), await owners(closed.id)]).toEqual([
      colleague.id,
      colleague.id,
      advisor.id,
    ]);
    const cared = await db.accountAdvisor.findMany({ where: { accountId: driver.accountId } });
    expect(cared.map(({ advisorId }) => advisorId)).toEqual([colleague.id]);
    const told = await db.historyEvent.findFirstOrThrow({
      where: { repairRequestId: first.id },
      orderBy: { id: "desc" },
    });
    expect(told.summary).toBe("Handed over: advisor Carl League for Ada Advisor");
    expect(
      await db.notification.count({ where: { userId: colleague.id, title: "2 repairs were handed over to you" } }),
    ).toBe(1);
  });

  test("hands over a technician's open work to another technician, who is told", async () => {
    const { advisor, driver } = await shop();
    const admin = await makeUser("admin");
    const [gone, there] = [await makeUser("technician"), await makeUser("technician", { firstName: "Tia" })];
    const { id } = await makeRequest(driver, { advisor, technician: gone, status: "In Progress" });
    const waiting = async () => (await listWaiting(viewerOf(advisor))).rows.map(({ kind }) => kind);
    expect(await waiting()).toEqual([]);
    await db.user.update({ where: { id: gone.id }, data: { status: "Suspended" } });
    expect(await waiting()).toEqual(["no_technician"]);
    expect(await countWork(viewerOf(admin), gone.id)).toMatchObject({ role: "technician", repairs: 1, accounts: 0 });
    await expect(handOver(viewerOf(admin), gone.id, advisor.id)).rejects.toMatchObject({
      status: 400,
      message: "Please choose a technician who is there.",
    });
    const toId = there.technician?.id ?? "";
    expect(await handOver(viewerOf(admin), gone.id, toId)).toEqual({ repairs: 1 });
    expect(await db.repairRequest.findUnique({ where: { id } })).toMatchObject({
      technicianId: toId,
      advisorId: advisor.id,
    });
    expect(await waiting()).toEqual([]);
    expect(await db.notification.count({ where: { userId: there.id, title: "1 repair was handed over to you" } })).toBe(
      1,
    );
    const told = await db.historyEvent.findFirstOrThrow({ where: { repairRequestId: id }, orderBy: { id: "desc" } });
    expect(told.summary).toMatch(/^Handed over: technician Tia .* for /);
  });

  test("work of an advisor who became somebody else is nobody's: admins see it, and are told in their place", async () => {
    const { driver } = await shop();
    const admin = await makeUser("admin");
    const gone = await makeUser("advisor");
    const { id } = await makeRequest(driver, { advisor: gone });
    const seen = async () => (await listWaiting(viewerOf(admin))).rows.filter(({ requestId }) => requestId === id);
    const told = () => db.$transaction((tx) => shopSideOf(tx, { advisorId: gone.id, accountId: driver.accountId }));
    expect([await seen(), await told()]).toEqual([[], [gone.id]]);
    for (const role of ["driver", "technician"] as const) {
      await db.user.update({ where: { id: gone.id }, data: { role } });
      expect(await seen(), role).toMatchObject([{ kind: "absent", ownerId: gone.id }]);
      expect(await told(), role).toContain(admin.id);
      expect(await told(), role).not.toContain(gone.id);
    }
    await db.user.update({ where: { id: gone.id }, data: { role: "admin" } });
    expect([await seen(), await told()]).toEqual([[], [gone.id]]);
  });

  test("finished work of a technician who left needs no other; who became an advisor takes none and hands over what is left", async () => {
    const { advisor, driver } = await shop();
    const admin = viewerOf(await makeUser("admin"));
    const [gone, there] = [await makeUser("technician"), await makeUser("technician")];
    const given = { advisor, technician: gone };
    const open = await makeRequest(driver, { ...given, status: "In Progress" });
    const done = await makeRequest(driver, { ...given, status: "In Progress" });
    await db.repairRequest.update({ where: { id: done.id }, data: { workDoneAt: new Date() } });
    const billed = await makeRequest(driver, { ...given, status: "Pending_Payment" });
    await db.user.update({ where: { id: gone.id }, data: { role: "advisor" } });
    const without = async () =>
      (await listWaiting(viewerOf(advisor))).rows.flatMap(({ kind, thingId }) =>
        kind === "no_technician" ? thingId : [],
      );
    expect(await without()).toEqual([open.id]);
    expect(await countWork(admin, gone.id)).toMatchObject({ role: "technician", repairs: 1 });
    await expect(handOver(admin, there.id, gone.technician?.id ?? "")).rejects.toMatchObject({ status: 400 });
    const choices = (await listTechnicianChoices(admin, { q: "", chosen: there.technician?.id })).options;
    expect(choices.map(({ value }) => value)).toContain(there.technician?.id);
    expect(choices.map(({ value }) => value)).not.toContain(gone.technician?.id);
    expect(await handOver(admin, gone.id, there.technician?.id ?? "")).toEqual({ repairs: 1 });
    const kept = await db.repairRequest.count({
      where: { id: { in: [done.id, billed.id] }, technicianId: gone.technician?.id ?? "" },
    });
    expect(kept).toBe(2);
    expect(await without()).toEqual([]);
    expect(await countWork(admin, gone.id)).toMatchObject({ role: "advisor", repairs: 0 });
  });

  test("may not assign what nobody chose", async () => {
    const cookie = await signIn(await makeUser("admin"));
    const empty: any = await assign(args("/dashboard/now/assign", { cookie, form: { advisorId: "" } }));
    await expect(empty).toHaveToast("Not assigned", "Please tick what is to be assigned.");
  });
});

test("snoozed, it is out of one's own sight until tomorrow, and of nobody else's", async () => {
  const { advisor, driver } = await shop();
  const admin = viewerOf(await makeUser("admin"));
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Repair" });
  const cookie = await signIn(advisor);
  const form = { key: `approved:${id}`, returnTo: "/dashboard" };
  await expect((await snooze(args("/dashboard/now/snooze", { cookie, form }))) as Response).toHaveToast(
    "Snoozed until tomorrow",
  );
  expect(await kindsOf(viewerOf(advisor))).toEqual([]);
  expect((await listWaiting(admin, "all")).rows.map(({ key }) => key)).toContain(`approved:${id}`);
  await db.snooze.updateMany({ where: { userId: advisor.id }, data: { until: ago(1) } });
  expect(await kindsOf(viewerOf(advisor))).toEqual(["approved"]);
  const odd: any = await snooze(args("/dashboard/now/snooze", { cookie, form: { key: "toString:x" } }));
  await expect(odd).toHaveToast("Not snoozed");
});

test("what was snoozed is listed with its time, and comes back: from the toast's Undo and from the list", async () => {
  const { advisor, driver } = await shop();
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Repair" });
  const cookie = await signIn(advisor);
  const key = `approved:${id}`;
  const toasted = (await snooze(args("/dashboard/now/snooze", { cookie, form: { key } }))) as Response;
  const { toast } = await readToast(
    new Request("http://localhost/", { headers: { cookie: toasted.headers.get("set-cookie")?.split(";")[0] ?? "" } }),
    "/dashboard",
  );
  expect(toast?.undo).toEqual({ action: "/dashboard/now/back", fields: { key, returnTo: "/dashboard" } });
  const drawn = renderToStaticMarkup(createElement(Toaster, { toast }));
  expect(drawn).toMatch(/<form[^>]* action="\/dashboard\/now\/back" method="post"/);
  expect(((await home(args("/dashboard", { cookie }))) as any).now).toMatchObject({ snoozed: 1, rows: [] });
  const listed: any = await snoozed(args("/dashboard/now/snoozed", { cookie }));
  expect(listed.rows).toMatchObject([{ key, verb: "Start the repair", about: "Porsche 911 2021 · Dana Driver" }]);
  const other: any = await snoozed(args("/dashboard/now/snoozed", { cookie: await signIn(await makeUser("admin")) }));
  expect(other.rows).toEqual([]);
  await bringBack(args("/dashboard/now/back", { cookie, form: { key, returnTo: "/dashboard/now/snoozed" } }));
  expect(await kindsOf(viewerOf(advisor))).toEqual(["approved"]);
  expect(((await snoozed(args("/dashboard/now/snoozed", { cookie }))) as any).rows).toEqual([]);
});

test("the dashboard begins with it, for staff alone", async () => {
  const { advisor, driver } = await shop();
  await makeRequest(driver, { advisor, status: "Pending_Repair" });
  const shown: any = await home(args("/dashboard", { cookie: await signIn(advisor) }));
  expect(shown.now.rows).toMatchObject([{ verb: "Start the repair", customer: "Dana Driver", since: "0m" }]);
  expect(((await home(args("/dashboard", { cookie: await signIn(driver) }))) as any).now).toBeNull();
});

test.each([
  [5, "5m"],
  [125, "2h"],
  [60 * 26, "1d"],
  [60 * 24 * 3, "3d"],
])("%d minutes are %s", (minutes, words) => {
  expect(ageOf(ago(minutes))).toBe(words);
});
