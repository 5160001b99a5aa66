// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers data or throws, and each test knows which
import { expect, test } from "vitest";
import { besideOf } from "#app/desk/beside.server.ts";
import { takeIn } from "#app/desk/intake.server.ts";
import { Intake } from "#app/desk/intake.ts";
import { silence } from "#app/messages/do-not-contact.server.ts";
import { db } from "#app/platform/db.server.ts";
import { judgeQuote } from "#app/prices/judge.server.ts";
import { EditLineItem } from "#app/repair/lines/schemas.ts";
import { action as write } from "#app/routes/dashboard/communications/thread.tsx";
import { loader as customer } from "#app/routes/dashboard/customers/detail.tsx";
import { action as message } from "#app/routes/dashboard/repair/write/message.tsx";
import { args } from "../support/args.ts";
import { makeRequest, makeUser, signIn, viewerOf } from "../support/world.ts";

test("one press of Send is one message, however often it arrives, by text and on the page", async () => {
  const [advisor, driver] = [await makeUser("advisor"), await makeUser("driver")];
  const { id } = await makeRequest(driver, { advisor });
  const cookie = await signIn(advisor);
  for (const way of ["text", "web"]) {
    const form = { messageBody: `Call you soon, ${way}`, way, repairRequestId: id, key: crypto.randomUUID() };
    const path = `/dashboard/communications/${driver.id}`;
    const press = () => write(args(path, { cookie, params: { userId: driver.id }, form })) as Promise<any>;
    for (const sent of await Promise.all([press(), press()])) await expect(sent).toHaveToast("Message Sent");
    expect(await db.communication.count({ where: { messageBody: form.messageBody } })).toBe(1);
    const repair = { ...form, key: crypto.randomUUID(), messageBody: `From the repair, ${way}` };
    const door = () =>
      message(args(`/dashboard/repair-requests/${id}/messages`, { cookie, params: { id }, form: repair }));
    for (const sent of [await door(), await door()]) await expect(sent).toHaveToast("Message Sent");
    expect(await db.communication.count({ where: { messageBody: repair.messageBody } })).toBe(1);
  }
  expect(await db.outboundMessage.count({ where: { repairRequestId: id, kind: "staff" } })).toBe(2);
});

test("a mistyped VIN is said to be one, and the highest price that fits is taken", async () => {
  const viewer = viewerOf(await makeUser("advisor"));
  const typed = { token: crypto.randomUUID(), phone: "(415) 555-0142", name: "Vera Vin", car: "1FTFW1ET5DFC10312" };
  await expect(takeIn(viewer, Intake.parse(typed), { origin: "http://localhost" })).rejects.toMatchObject({
    message: /^This VIN is mistyped: its check digit does not fit\./,
  });
  expect(EditLineItem.safeParse({ unitPrice: 9_999_999.99 }).success).toBe(true);
  expect(EditLineItem.safeParse({ unitPrice: 10_000_000 }).success).toBe(false);
});

test("shop and customer count the recalls of one car alike, by what its VIN says", () => {
  // A Honda Accord of 2003 by its VIN, typed as another year.
  const car = { id: "c", make: "Subaru", model: "Outback", year: 2018, mileage: null, vin: "1HGCM82633A004352" };
  for (const vin of [car.vin, null]) {
    const { recalls } = besideOf({ vehicles: [], repairRequests: [] } as any, "r", { ...car, vin });
    const { notes } = judgeQuote({ vehicle: { ...car, vin }, lines: [] } as any);
    const counted = notes.find((note) => note.includes("recall campaign"))?.match(/^(One|\d+)/)?.[0] ?? "0";
    expect(counted).toBe(recalls.length === 1 ? "One" : String(recalls.length));
  }
});

test("who replied STOP is shown so beside what they prefer", async () => {
  const [admin, driver] = [await makeUser("admin"), await makeUser("driver")];
  const cookie = await signIn(admin);
  const open = async (): Promise<any> =>
    customer(args(`/dashboard/customers/${driver.id}`, { cookie, params: { id: driver.id } }));
  expect((await open()).stopped).toBe(false);
  await db.$transaction((tx) => silence(tx, driver.phone ?? "", { words: "STOP", source: "reply" }));
  expect((await open()).stopped).toBe(true);
});
