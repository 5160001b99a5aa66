import { expect, test } from "vitest";
import { assignRequest } from "#app/desk/calendar/assign.server.ts";
import { bookedSaid } from "#app/desk/customer-link.ts";
import { momentOf, startOfDay, wallTimeOf } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { Assign } from "#app/repair/assign/assign.ts";
import { UpdateRequest, updateRequest } from "#app/repair/requests/update.server.ts";
import { action, loader } from "#app/routes/dashboard/repair/assign.tsx";
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
  return { advisor, viewer: viewerOf(advisor), id, told };
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
