// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, an action a redirect
import { expect, test } from "vitest";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { bookedSaid, isToCome } from "#app/desk/customer-link.ts";
import { listWaiting } from "#app/desk/now.server.ts";
import { momentOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { action, loader } from "#app/routes/dashboard/repair/assign.tsx";
import { loader as repairPage } from "#app/routes/dashboard/repair/page.tsx";
import { action as answered } from "#app/routes/dashboard/repair/time-answered.ts";
import { loader as statusPage } from "#app/routes/repair-status/page.tsx";
import { action as askTime, loader as timePage } from "#app/routes/repair-status/visit/time.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

const at = (days: number) => wallTimeOf(new Date(startOfDay(new Date(), days).getTime() + 10 * 60 * 60_000));

async function repaired() {
  const [driver, advisor] = [await makeUser("driver"), await makeUser("advisor")];
  const { id } = await makeRequest(driver, { advisor, status: "Pending_Repair" });
  const told = async () => {
    const texts = await db.outboundMessage.findMany({ where: { repairRequestId: id }, select: { body: true } });
    return texts.filter(({ body }) => body.includes("is booked for")).length;
  };
  const texts = async () =>
    (await db.outboundMessage.findMany({ where: { repairRequestId: id }, orderBy: { createdAt: "asc" } })).map(
      ({ body }) => body,
    );
  return { advisor, driver, viewer: viewerOf(advisor), id, told, texts };
}

test("the first time and a new one that are set under Assign are told to the customer, where the box stays ticked", async () => {
  const { advisor, viewer, id, told } = await repaired();
  const assign = (time: string, tell?: "on") =>
    assignRequest(viewer, id, Assign.parse({ advisorId: advisor.id, scheduledServiceDate: time, tell }));
  expect((await assign(at(3), "on")).reached).toEqual(["Dana Driver"]);
  expect((await assign(at(4), "on")).reached).toHaveLength(1);
  expect(await told()).toBe(2);
  expect((await assign(at(5))).reached).toEqual([]);
  await assign(at(5), "on");
  expect(await told()).toBe(2);
});

test("the dialog offers it ticked, and says who was told", async () => {
  const { advisor, id, told } = await repaired();
  const call = { cookie: await signIn(advisor), params: { id } };
  const address = `/dashboard/repair-requests/${id}/assign`;
  const { values, version } = await loader(args(address, call) as never);
  expect(values.tell).toBe("on");
  const form = { ...values, scheduledServiceDate: at(3), version: String(version) };
  const answer = await action(args(address, { ...call, form }) as never);
  await expect(answer).toHaveToast("Assignment saved", "Told: Dana Driver.");
  expect(await told()).toBe(1);
});

test("a time that is taken away is told as a new one is, by the dialog and by a call; one that has passed is nobody's news", async () => {
  const { advisor, viewer, id, texts } = await repaired();
  const assign = (scheduledServiceDate?: string, tell?: "on") =>
    assignRequest(viewer, id, Assign.parse({ advisorId: advisor.id, scheduledServiceDate, tell }));
  const cancelled = async () => (await texts()).filter((text) => text.includes("is cancelled")).length;
  await assign(at(3), "on");
  expect((await assign(undefined, "on")).reached).toEqual(["Dana Driver"]);
  expect(await cancelled()).toBe(1);
  await assign(at(3));
  await assign();
  expect(await cancelled()).toBe(1);
  await assign(at(4));
  await updateRequest(viewer, id, UpdateRequest.parse({ scheduledServiceDate: null }));
  expect(await cancelled()).toBe(2);
  await db.repairRequest.update({ where: { id }, data: { scheduledServiceDate: new Date(Date.now() - 60_000) } });
  expect((await assign(undefined, "on")).reached).toEqual([]);
  expect(await cancelled()).toBe(2);
});

test("a call tells a new time as the pages do, unless it says that it does not; a day alone is no time", async () => {
  const { viewer, id, told } = await repaired();
  const moment = (days: number) => momentOf(at(days)).toISOString();
  const put = (input: object) => updateRequest(viewer, id, UpdateRequest.parse(input));
  await put({ scheduledServiceDate: moment(3) });
  expect(await told()).toBe(1);
  await put({ scheduledServiceDate: moment(4), tell: false });
  await put({ scheduledServiceDate: at(6).slice(0, 10) });
  await put({ scheduledServiceDate: null });
  expect(await told()).toBe(1);
});

test("on the day on which clocks are changed the link's text names the zone of its hour", () => {
  const wall = ["2026-11-01T08:00", "2027-03-14T08:00", "2027-07-01T23:30"];
  const zones = wall.map((time) => / ([A-Z]{3}) at our shop\.$/.exec(bookedSaid(time, "our shop"))?.[1]);
  expect(zones).toEqual(["PST", "PDT", "PDT"]);
});

async function booked() {
  const made = await repaired();
  const { advisor, driver, viewer, id } = made;
  const set = (time: string) =>
    assignRequest(viewer, id, Assign.parse({ advisorId: advisor.id, scheduledServiceDate: time, tell: "on" }));
  await set(at(3));
  const [asDriver, asAdvisor] = [await signIn(driver, "phone_code"), await signIn(advisor)];
  const ask = async (form: Record<string, string>, cookie = asDriver): Promise<any> =>
    askTime(args(`/repair-status/${id}/time`, { cookie, params: { id }, form }) as never);
  const shop = async (): Promise<any> =>
    repairPage(args(`/dashboard/repair-requests/${id}`, { cookie: asAdvisor, params: { id } }) as never);
  const customer = async (): Promise<any> =>
    ((await statusPage(args(`/repair-status/${id}`, { cookie: asDriver, params: { id } }) as never)) as any).data
      .repair;
  const row = () => db.repairRequest.findUniqueOrThrow({ where: { id } });
  const kinds = async () => (await listWaiting(viewer)).rows.map(({ kind }) => kind);
  const notices = async () =>
    (await db.notification.findMany({ where: { userId: advisor.id }, orderBy: { createdAt: "asc" } })).map(
      ({ title, body }) => `${title}: ${body}`,
    );
  return {
    ...made,
    set,
    ask,
    shop,
    customer,
    row,
    kinds,
    notices,
    asDriver,
    asAdvisor,
    stands: momentOf(at(3)).toISOString(),
  };
}

test("a customer asks for another time in their words: the appointment stands, and it waits until the shop sets another", async () => {
  const { ask, shop, customer, row, kinds, notices, set, stands, id } = await booked();
  const blank = await ask({ at: stands, words: " " });
  expect(blank.init.status).toBe(400);
  expect(blank.data.error.words).toEqual(["Please say when it suits you"]);
  const words = "Friday after 3 pm, or any day next week";
  const asked = await ask({ at: stands, words });
  expect(asked).toRedirectTo(`/repair-status/${id}`);
  await expect(asked).toHaveToast("Your advisor is told", "Until they answer, your appointment stands.");
  await ask({ at: stands, words });
  expect((await row()).scheduledServiceDate?.toISOString()).toBe(stands);
  const said = await db.historyEvent.findMany({ where: { repairRequestId: id, summary: { contains: words } } });
  expect(said).toHaveLength(1);
  expect((await notices()).filter((notice) => notice.includes(words))).toHaveLength(1);
  expect(await kinds()).toEqual(["time_asked"]);
  const page = await shop();
  expect([page.next.label, page.timeAsked.title]).toEqual(["Name a new time", "The customer asks for another time"]);
  expect(page.timeAsked.words).toContain(`“${words}”`);
  expect((await customer()).asksTime.said).toContain(`“${words}”`);
  // The same time with another technician is no answer.
  await set(at(3));
  expect(await kinds()).toEqual(["time_asked"]);
  await set(at(5));
  expect(await kinds()).toEqual([]);
  expect((await shop()).timeAsked).toBeNull();
  expect((await customer()).asksTime.said).toBeNull();
  const late = await ask({ at: stands, words: "Any day" });
  expect([late.init.status, late.data.stale, late.data.initialValue.words]).toEqual([409, true, "Any day"]);
});

test("a customer cancels the appointment: the time is free, both sides are told, and the repair waits for a new one", async () => {
  const { ask, shop, customer, row, kinds, notices, texts, set, stands, id, asDriver, asAdvisor } = await booked();
  await expect(await ask({ at: stands, cancel: "yes" }, asAdvisor)).toMatchObject({ init: { status: 403 } });
  const off = await ask({ at: stands, cancel: "yes" });
  await expect(off).toHaveToast("Appointment cancelled");
  await ask({ at: stands, cancel: "yes" });
  expect((await row()).scheduledServiceDate).toBeNull();
  const told = (await texts()).filter((text) =>
    /The appointment for your Porsche 911 2021 on .* was cancelled on your side\./.test(text),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(
    "Do you still want the repair? Write to us on its page, with a time that suits you if you do:",
  );
  expect((await notices()).filter((notice) => notice.includes("the customer cancelled the appointment"))).toHaveLength(
    1,
  );
  // Whether it is wanted at all is asked first: nobody asks for another time.
  expect(await kinds()).toEqual(["time_cancelled"]);
  const asked = await shop();
  expect([asked.turn, asked.next.label, asked.timeAsked.title]).toEqual([
    "The customer cancelled the appointment: we ask whether it is still wanted",
    "Ask whether it is still wanted",
    "The customer cancelled the appointment",
  ]);
  expect(asked.timeAsked.words).toContain("Ask whether the repair is still wanted");
  // Whoever of the account reads it: the words call nobody the one who did it.
  const words = JSON.stringify([await texts(), (await shop()).templates]);
  expect(words.match(/was cancelled on your side/g)).toHaveLength(2);
  expect(words).not.toMatch(/you cancelled/i);
  const page = await customer();
  expect([page.asksTime, page.visit.said[0]]).toEqual([null, "The appointment was cancelled on your side."]);
  expect(page.visit.said[1]).toContain("Do you still want the repair?");
  const history = await db.historyEvent.findMany({ where: { repairRequestId: id }, select: { summary: true } });
  expect(history.filter(({ summary }) => summary.endsWith(", and asks for no other"))).toHaveLength(1);
  const gone: any = await Promise.resolve(
    timePage(args(`/repair-status/${id}/time`, { cookie: asDriver, params: { id } }) as never),
  ).catch((thrown) => thrown);
  expect(gone).toRedirectTo(`/repair-status/${id}`);
  await answered(
    args(`/dashboard/repair-requests/${id}/time-answered`, { cookie: asAdvisor, params: { id }, form: {} }) as never,
  );
  expect((await shop()).timeAsked).toBeNull();
  expect(await kinds()).toEqual(["no_time"]);
  expect((await customer()).visit.said[0]).toBe("The appointment was cancelled on your side.");
  await set(at(6));
  expect(await row()).toMatchObject({ timeCancelledAt: null, missedAt: null, timeAskedAt: null });
});

test("New offers a time that is over to nobody, by the shop's clock", () => {
  const now = new Date("2026-11-30T20:00:00Z");
  const said = ["2020-01-01T10:00", "2026-11-30T11:59", "2026-11-30T12:01", "2026-11-30", ""].map((wall) =>
    isToCome(wall, now),
  );
  expect(said).toEqual([false, false, true, false, false]);
});
