// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { expect, test } from "vitest";
import { listWaiting } from "#app/desk/now.server.ts";
import { findCallerAndWork } from "#app/desk/person/caller.server.ts";
import { receiveText } from "#app/messages/incoming-text.server.ts";
import { recordConsent } from "#app/messages/sms-consent.server.ts";
import { openCustomer } from "#app/people/customer-list.server.ts";
import { wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { RequestStatus } from "#app/repair/repair-request.ts";
import { updateRequest } from "#app/repair/requests/update.server.ts";
import { approveRepair } from "#app/repair/verbs.server.ts";
import { startWork } from "#app/repair/work/work.server.ts";
import { loader as customerPage } from "#app/routes/dashboard/customers/detail.tsx";
import { action as decide, loader as decisionForm } from "#app/routes/dashboard/repair/decision.tsx";
import { action as noShow } from "#app/routes/dashboard/repair/no-show.ts";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { loader as list } from "#app/routes/dashboard/repair-requests/list.tsx";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, NEW_YEAR, signIn, viewerOf } from "../support/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function booked(
  at: Date,
  status: RequestStatus = "Scheduled",
  lines: { group?: "approved" | "pending" }[] = [{ group: "approved" }],
) {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver", { firstName: "Dana" })];
  const { id } = await makeRequest(driver, { advisor, status, lines });
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: at } });
  const cookie = await signIn(advisor);
  const open = async (): Promise<any> =>
    repairPage(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }));
  const press = async (as = cookie): Promise<any> =>
    noShow(args(`/dashboard/repair-requests/${id}/no-show`, { cookie: as, params: { id }, method: "POST" }));
  return { id, advisor, driver, cookie, open, press };
}

test("who did not come: the appointment is gone, the record names it, a new time waits, and words are at hand", async () => {
  const at = new Date(Date.now() - 8 * HOUR);
  const { id, advisor, open, press } = await booked(at);
  expect((await open()).missed).toBe(true);
  const noted = await press();
  expect(noted).toRedirectTo(`/dashboard/repair-requests/${id}#write`);
  await expect(noted).toHaveToast("No-show noted");
  const row = await db.repairRequest.findUniqueOrThrow({ where: { id } });
  expect([row.status, row.scheduledServiceDate]).toEqual(["Scheduled", null]);
  const told = () => db.historyEvent.findMany({ where: { repairRequestId: id, summary: { startsWith: "No-show" } } });
  expect((await told()).map(({ summary }) => summary)).toEqual([
    `No-show: the customer did not come on ${formatDateTime(at)}`,
  ]);
  expect((await listWaiting(viewerOf(advisor))).rows.map(({ kind }) => kind)).toEqual(["no_time"]);
  const page = await open();
  expect(page.missed).toBe(false);
  expect(page.templates.map(({ name }: any) => name)).toContain("We missed you");
  await expect(await press()).toHaveToast(
    "Not noted",
    "No appointment has passed that the customer could have missed.",
  );
  expect(await told()).toHaveLength(1);
});

test("who gave the go-ahead and did not come waits for a new time, and nobody is told to begin", async () => {
  const at = new Date(Date.now() - 13 * HOUR);
  const { id, advisor, driver, open, press } = await booked(at, "Pending_Repair");
  const kinds = async () => (await listWaiting(viewerOf(advisor))).rows.map(({ kind }) => kind);
  expect(await kinds()).toEqual(["overdue"]);
  await press();
  expect(await kinds()).toEqual(["no_time"]);
  const page = await open();
  expect([page.turn, page.next?.label]).toEqual(["We name a time", "Name a time"]);
  const cookie = await signIn(driver, "phone_code");
  const { data }: any = await statusPage(args(`/repair-status/${id}`, { cookie, params: { id } }));
  expect(data.repair.visit.said[0]).toBe("Your car needs a new time.");
  const asAdvisor = viewerOf(advisor);
  await updateRequest(asAdvisor, id, { scheduledServiceDate: new Date(Date.now() + 3 * DAY).toISOString() } as any);
  expect(await kinds()).toEqual([]);
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).missedAt).toBeNull();
});

test.each([
  ["a diagnosis without lines", "Pending_Review", [], "Name a time", ["no_time"]],
  ["a quote that nobody has said yes to", "Pending_Approval", [{ group: "pending" }], "Name a time", ["no_time"]],
] as const)("%s: who did not come before the go-ahead is a no-show too", async (_what, status, lines, next, after) => {
  const { id, advisor, driver, open, press } = await booked(new Date(Date.now() - 13 * HOUR), status, [...lines]);
  const kinds = async () => (await listWaiting(viewerOf(advisor))).rows.map(({ kind }) => kind);
  expect(await kinds()).toEqual(["overdue"]);
  const before = await open();
  expect([before.missed, before.turn, before.next?.label]).toEqual([
    true,
    "Its appointment has passed",
    "Name a new time",
  ]);
  await expect(await press()).toHaveToast("No-show noted");
  expect(await kinds()).toEqual(after);
  const page = await open();
  expect([page.missed, page.next?.label]).toEqual([false, next]);
  const cookie = await signIn(driver, "phone_code");
  const { data }: any = await statusPage(args(`/repair-status/${id}`, { cookie, params: { id } }));
  expect(data.repair.visit.said[0]).toBe("Your car needs a new time.");
});

test("a car that is being diagnosed has come: it is not overdue, and its customer no no-show", async () => {
  const technician = await makeUser("technician");
  const { id, advisor, open, press } = await booked(new Date(Date.now() - HOUR), "Pending_Approval", [
    { group: "pending" },
  ]);
  await updateRequest(viewerOf(advisor), id, { technicianId: technician.technician?.id } as any);
  await startWork(viewerOf(technician), id);
  expect((await listWaiting(viewerOf(advisor))).rows).toEqual([]);
  expect((await open()).missed).toBe(false);
  await expect(await press()).toHaveToast("Not noted");
});

test.each([
  ["before it", new Date(Date.now() + DAY), "Scheduled"],
  ["with the car in work", new Date(Date.now() - DAY), "In Progress"],
] as const)("nobody is a no-show %s", async (_when, at, status) => {
  const { id, open, press } = await booked(at, status);
  expect((await open()).missed).toBe(false);
  await expect(await press()).toHaveToast("Not noted");
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).scheduledServiceDate).toEqual(at);
});

test("another's advisor and a technician note none", async () => {
  const { id, press } = await booked(new Date(Date.now() - DAY));
  for (const role of ["advisor", "technician"] as const) {
    await Promise.resolve(press(await signIn(await makeUser(role)))).catch(() => null);
  }
  expect((await db.repairRequest.findUniqueOrThrow({ where: { id } })).scheduledServiceDate).not.toBeNull();
});

test("STOP stands in what was said, and the repair offers to call where nothing else reaches the customer", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines: [{ group: "pending" }] });
  await db.repairRequest.update({ where: { id }, data: { linkDue: true } });
  await db.user.update({ where: { id: driver.id }, data: { email: null } });
  const cookie = await signIn(advisor);
  const open = async (): Promise<any> =>
    repairPage(args(`/dashboard/repair-requests/${id}`, { cookie, params: { id } }));
  expect((await open()).next.label).toBe("Send to customer");
  await receiveText({
    ...{ providerMessageId: crypto.randomUUID(), from: driver.phone ?? "", body: "STOP", media: [], takenFor: null },
  });
  const page = await open();
  expect(page.stopped).toBe(true);
  expect(page.next.label).toBe("Call the customer: no text, no e-mail");
  expect(page.timeline.map(({ body }: any) => body)).toContain(
    "The customer replied “STOP”: no text reaches them from then on.",
  );
});

test("the list of repairs says which of how many, and is narrowed by advisor and technician", async () => {
  const [advisor, technician, driver] = [
    await makeUser("advisor"),
    await makeUser("technician"),
    await makeUser("driver"),
  ];
  for (let index = 0; index < 23; index += 1) await makeRequest(driver, { advisor });
  const { id } = await makeRequest(driver, { advisor, technician });
  const cookie = await signIn(await makeUser("admin"));
  const at = `/dashboard/repair-requests?advisorId=${advisor.id}`;
  const first: any = await list(args(at, { cookie }));
  expect(first.summary).toBe("1–20 of 24 requests");
  const second: any = await list(args(`${at}&after=${first.next}`, { cookie }));
  expect(second.summary).toBe("21–24 of 24 requests");
  const back: any = await list(args(`${at}&before=${second.previous}`, { cookie }));
  expect(back.summary).toBe("1–20 of 24 requests");
  const theirs: any = await list(
    args(`/dashboard/repair-requests?technicianId=${technician.technician?.id}`, { cookie }),
  );
  expect(theirs.rows.map((row: any) => row.id)).toEqual([id]);
  expect(theirs.technicians.map(({ value }: any) => value)).toContain(technician.technician?.id);
  const odd: any = await list(args(`${at}&technicianId=nobody`, { cookie }));
  expect(odd.summary).toBe("1–20 of 24 requests");
});

test("who called before is known with their word on texts, what is open and what was put off", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id, vehicleId } = await makeRequest(driver, { advisor, status: "In Progress" });
  const done = await makeRequest(driver, { advisor });
  await db.repairRequest.update({ where: { id: done.id }, data: { closedAt: new Date() } });
  await db.serviceRecommendation.create({
    data: { vehicleId, recommendationType: "Deferred", recommendedServiceDescription: "Rear brakes" },
  });
  const phone = driver.phone ?? "";
  await recordConsent(db, { phone, kind: "sms", action: "opt_in", textShown: "Yes", source: "/dashboard/new" });
  expect(await findCallerAndWork(viewerOf(advisor), phone)).toMatchObject({
    texts: "agreed",
    open: [{ id, status: "In Progress" }],
    due: [{ recommendedServiceDescription: "Rear brakes" }],
  });
  // Whose customer it is not learns nothing of their work.
  expect(await findCallerAndWork(viewerOf(await makeUser("advisor")), phone)).toMatchObject({ open: [], due: [] });
});

test("the page of a customer shows what was billed, what is due and what their cars are due for", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id, vehicleId } = await makeRequest(driver, { advisor, status: "Pending_Payment" });
  const money = { originalTotalPrice: 300, subtotal: 300, serviceFee: 0, totalAmount: 300, outstandingBalance: 120 };
  await db.invoice.create({
    data: { number: `C-${id}`, repairRequestId: id, accountId: driver.accountId, ...money },
  });
  await db.serviceRecommendation.create({
    data: { vehicleId, recommendationType: "Deferred", recommendedServiceDescription: "Rear brakes" },
  });
  const cookie = await signIn(advisor);
  const page: any = await customerPage(
    args(`/dashboard/customers/${driver.id}`, { cookie, params: { id: driver.id } }),
  );
  expect(page).toMatchObject({
    owed: "$120.00",
    invoices: [{ number: `C-${id}`, total: "$300.00", due: "$120.00 due" }],
    due: [{ words: "Rear brakes", about: "Porsche 911 2021 · VIN ending 221234" }],
  });
  const customer = await db.user.findUniqueOrThrow({ where: { id: driver.id } });
  await expect(openCustomer(viewerOf(driver), customer as any)).rejects.toMatchObject({ status: 403 });
});

test("all that is not decided yet is approved in one choice; what is said of a line itself goes before it", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, {
    ...{ advisor, status: "Pending_Approval" as const, made: NEW_YEAR },
    lines: [{ group: "pending" }, { group: "pending" }, { group: "pending" }, { group: "declined" }],
  });
  const items = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  const undecided = items.filter(({ group }) => group === "pending");
  const other = undecided[1]?.id ?? "";
  const lines = items.flatMap((line, index) => [
    [`lines[${index}].id`, line.id],
    [`lines[${index}].to`, line.id === other ? "deferred" : ""],
  ]);
  const form = {
    ...{
      person: "Dana",
      way: "phone",
      at: wallTimeOf(new Date(Date.now() - HOUR)),
      said: "Yes, all of it",
      all: "approved",
    },
    ...Object.fromEntries(lines),
  };
  const cookie = await signIn(advisor);
  const sent: any = await decide(args(`/dashboard/repair-requests/${id}/decision`, { cookie, form, params: { id } }));
  await expect(sent).toHaveToast("Customer's decision recorded");
  const now = await db.repairLineItem.findMany({ where: { repairRequestId: id }, orderBy: { position: "asc" } });
  expect(now.map((line) => line.group)).toEqual(
    items.map((line) => (line.group === "declined" ? "declined" : line.id === other ? "deferred" : "approved")),
  );
});

test("a decision that was heard before the customer authorized is looked at again, with what was chosen kept", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const lines = [{ group: "approved" as const }, { group: "approved" as const }];
  const { id, itemIds } = await makeRequest(driver, { advisor, status: "Pending_Approval", lines, made: NEW_YEAR });
  const at = { cookie: await signIn(advisor), params: { id } };
  const path = `/dashboard/repair-requests/${id}/decision`;
  const seen: any = await decisionForm(args(path, at));
  await approveRepair(viewerOf(driver), id);
  const form = {
    ...{ person: "Dana", way: "phone", at: wallTimeOf(new Date(Date.now() - HOUR)), said: "Not the belt" },
    ...{ "lines[0].id": itemIds[0] ?? "", "lines[0].to": "declined", version: String(seen.version) },
  };
  const refused: any = await decide(args(path, { ...at, form }));
  expect(refused.data).toMatchObject({ stale: true, initialValue: { lines: [{ to: "declined" }] } });
  expect(refused.data.toast.description).toContain("was changed by someone else while you were editing");
  const groups = await db.repairLineItem.findMany({ where: { repairRequestId: id }, select: { group: true } });
  expect(groups.map(({ group }) => group)).toEqual(["approved", "approved"]);
  const again: any = await decisionForm(args(path, at));
  await decide(args(path, { ...at, form: { ...form, version: String(again.version) } }));
  expect(await db.repairLineItem.count({ where: { repairRequestId: id, group: "declined" } })).toBe(1);
});
