import { expect, test } from "vitest";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { moveAppointment } from "#app/desk/calendar/move.server.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { verbOf } from "#app/desk/now.ts";
import { saidOf } from "#app/messages/customers/status-text.ts";
import { queueStatusUpdate } from "#app/messages/customers/tell.server.ts";
import { createInvoice } from "#app/payments/invoice.server.ts";
import { dayOf, momentOf, startOfDay } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDay } from "#app/platform/format.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { REQUEST_STATUSES } from "#app/repair/repair-request.ts";
import { findRepairRequest } from "#app/repair/requests/find.server.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { updateStatus } from "#app/repair/verbs.server.ts";
import { Schedule } from "#app/repair/work/schedule.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { loader as repairs } from "#app/routes/dashboard/repair-requests/list.tsx";
import { action as setStatus } from "#app/routes/dashboard/repair-requests/status.tsx";
import { toStatusView } from "#app/routes/repair-status/view.server.ts";
import { forgetSettings, readSettings } from "#app/shop/settings/settings.server.ts";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

test("a text about a repair says what changed, the sum and what to do, with a link and its code", async () => {
  const request = await makeRequest(await makeUser("driver"), { lines: [{ group: "pending" }] });
  await updateStatus(viewerOf(await makeUser("admin")), request.id, "Pending_Approval");
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(body).toBe(
    `AMPed: Your Porsche 911 2021 repair is now waiting for your decision on $100.00 before tax. Approve or decline: http://localhost:3000/repair-status/${request.id}?code=${request.accessCode} Reply STOP to opt out. Msg & data rates may apply.`,
  );
});

test("a sum that waits for a decision is said to be before tax, with the sum that the page shows where the tax is known", async () => {
  await db.appSetting.create({ data: { key: "money.tax_part", value: "8.625" } });
  forgetSettings();
  try {
    const request = await makeRequest(await makeUser("driver"), {
      lines: [
        { type: "Part", unitPrice: 38_997, group: "pending" },
        { type: "Labor", unitPrice: 28_898, group: "pending" },
      ],
    });
    await updateStatus(viewerOf(await makeUser("admin")), request.id, "Pending_Approval");
    const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
    expect(body).toContain("waiting for your decision on $678.95 before tax ($712.58 with tax). Approve");
  } finally {
    await db.appSetting.deleteMany({ where: { key: "money.tax_part" } });
    forgetSettings();
  }
});

test("a revoked code is in no text: the link asks for the phone", async () => {
  const driver = await makeUser("driver");
  const request = await makeRequest(driver, { lines: [{}] });
  await db.accessCode.updateMany({ where: { repairRequestId: request.id }, data: { revokedAt: new Date() } });
  const change = {
    repairRequestId: request.id,
    accountId: driver.accountId,
    status: "Delayed" as const,
    vehicle: "Audi",
  };
  await db.$transaction((tx) => queueStatusUpdate(tx, change));
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(body).toContain(`repair is now delayed. See http://localhost:3000/repair-status/${request.id} Reply STOP`);
});

test("a delay says why and until when, to the customer in a text and on the page, to the desk in its record and in Now", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "In Progress", lines: [{ group: "approved" }] });
  const cookie = await signIn(advisor);
  const path = `/dashboard/repair-requests/${id}/status`;
  const back = `/dashboard/repair-requests/${id}?q=brakes`;
  // biome-ignore lint/suspicious/noExplicitAny: an action answers a redirect or its form
  const say = (form: Record<string, string>): Promise<any> =>
    setStatus(args(path, { cookie, params: { id }, form: { status: "Delayed", returnTo: back, ...form } }));
  const waits = async () => (await listWaiting(viewerOf(advisor))).rows.filter(({ kind }) => kind === "delayed").length;

  const unsaid = await say({ reason: "  ", until: "2020-01-01" });
  expect([unsaid.init.status, unsaid.data.error]).toEqual([
    400,
    { reason: ["Please say why: the customer reads it"], until: ["Please pick today or a later day"] },
  ]);
  expect((await say({ reason: " . ", until: "" })).data.error).toEqual({ reason: unsaid.data.error.reason });
  expect(await say({ reason: "The caliper is on back order. ", until: "" })).toRedirectTo(back);
  expect(await waits()).toBe(1);
  expect(await say({ reason: "The caliper is on back order", until: "2099-12-01" })).toRedirectTo(back);
  expect(await say({ reason: "The caliper is on back order", until: "2099-12-01" })).toRedirectTo(back);
  expect(await waits()).toBe(0);

  // The lists say the day, and Now which day is over.
  const listed = async () => {
    const list = await repairs(args("/dashboard/repair-requests", { cookie }));
    const desk = await home(args("/dashboard", { cookie }));
    return [...list.rows, ...desk.requests].map(({ turn }) => turn);
  };
  expect(await listed()).toEqual(["Until Dec 1, 2099", "Until Dec 1, 2099"]);
  await db.repairRequest.update({ where: { id }, data: { delayedUntil: new Date("2020-01-02") } });
  expect(await listed()).toEqual(["Over since Jan 2, 2020", "Over since Jan 2, 2020"]);
  expect((await listWaiting(viewerOf(advisor))).rows.map((row) => verbOf(row))).toEqual([
    "Say a new day: Jan 2, 2020 is over",
  ]);
  await db.repairRequest.update({ where: { id }, data: { delayedUntil: new Date("2099-12-01") } });

  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
  expect(texts.map(({ body }) => /repair is now (.*) See/.exec(body)?.[1])).toEqual([
    "delayed: The caliper is on back order.",
    "delayed until Dec 1, 2099: The caliper is on back order.",
  ]);
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } });
  expect(history.map(({ summary }) => summary).slice(-3)).toEqual([
    "Delayed: The caliper is on back order",
    "Status changed from In Progress to Delayed",
    "Delayed until Dec 1, 2099: The caliper is on back order",
  ]);
  const { repair } = toStatusView(await findRepairRequest(viewerOf(driver), id), [], null, await readSettings());
  expect(repair.visit?.said).toEqual(["Your repair is delayed until Dec 1, 2099.", "The caliper is on back order."]);

  // Begun again, nothing of it is left.
  await updateStatus(viewerOf(advisor), id, "In Progress");
  expect((await findRepairRequest(viewerOf(driver), id)).delay).toBeNull();
});

test("an appointment that moves takes the delay's day with it by any door, told once at most; a day that is named stands", async () => {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const weekIn = (weeks: number) => dayOf(startOfDay(new Date(), 7 * weeks));
  const [first, second, third, fourth, fifth] = [weekIn(1), weekIn(2), weekIn(3), weekIn(4), weekIn(5)];
  const { id } = await makeRequest(driver, { advisor, status: "In Progress" });
  const viewer = viewerOf(advisor);
  const delay = { reason: "The caliper is on back order", until: first };
  await updateStatus(viewer, id, "Delayed", { delay });
  const stands = async () => (await findRepairRequest(viewerOf(driver), id)).delay?.until;

  await moveAppointment(viewer, id, Schedule.parse({ at: `${second}T09:00`, scheduledMinutes: 60, tell: true }));
  expect(await stands()).toBe(second);
  await updateRequest(
    viewer,
    id,
    UpdateRequest.parse({ scheduledServiceDate: momentOf(`${third}T09:00`).toISOString(), tell: false }),
  );
  expect(await stands()).toBe(third);
  const notices = await db.notification.findMany({ where: { repairRequestId: id, userId: driver.id } });
  expect(notices.map(({ body }) => body)).toContain(`Delayed until ${formatDay(third)}: The caliper is on back order.`);
  const kept = {
    delay: { ...delay, until: third },
    scheduledServiceDate: momentOf(`${fourth}T09:00`).toISOString(),
    tell: false,
  };
  await updateRequest(viewer, id, UpdateRequest.parse(kept));
  expect(await stands()).toBe(third);
  await assignRequest(viewer, id, Assign.parse({ advisorId: advisor.id, scheduledServiceDate: `${fifth}T09:00` }));
  expect(await stands()).toBe(fifth);

  const history = await db.historyEvent.findMany({ where: { repairRequestId: id }, orderBy: { id: "asc" } });
  expect(history.map(({ summary }) => summary).filter((words) => words.startsWith("With the appointment"))).toEqual([
    `With the appointment the delay moves: delayed until ${formatDay(second)}: The caliper is on back order`,
    `With the appointment the delay moves: delayed until ${formatDay(third)}: The caliper is on back order`,
    `With the appointment the delay moves: delayed until ${formatDay(fifth)}: The caliper is on back order`,
  ]);
  const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } });
  expect(texts.map(({ body }) => /is now delayed|is booked for/.exec(body)?.[0])).toEqual([
    "is now delayed",
    "is booked for",
    "is now delayed",
    "is now delayed",
  ]);
  await db.user.update({ where: { id: driver.id }, data: { notifyBySms: false, notifyByEmail: false } });
  await moveAppointment(viewer, id, Schedule.parse({ at: `${fifth}T09:00`, scheduledMinutes: 60 }));
  expect(await stands()).toBe(fifth);
  expect(await db.outboundMessage.count({ where: { repairRequestId: id } })).toBe(4);
});

test("every status has a shop's words, none of ours", () => {
  for (const status of REQUEST_STATUSES) {
    expect(saidOf(status, { toDecide: null, toPay: null }).status).not.toMatch(/Pending|_/);
  }
  expect(saidOf("Pending_Payment", { toDecide: null, toPay: 123_456 })).toEqual({
    status: "ready to be paid: $1,234.56",
    ask: "Pay:",
  });
});

test("what is to be paid has a link to where it is paid", async () => {
  const driver = await makeUser("driver");
  const admin = viewerOf(await makeUser("admin"));
  const request = await makeRequest(driver, { lines: [{ group: "approved" }], status: "Pending_Repair" });
  await createInvoice(admin, request.id);
  const { body } = await db.outboundMessage.findFirstOrThrow({ where: { repairRequestId: request.id } });
  expect(body).toContain(
    `Pay: http://localhost:3000/repair-status/${request.id}/pay?code=${request.accessCode} Reply STOP`,
  );
});
