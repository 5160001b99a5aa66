import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { requestCall } from "#app/messages/calls/call-request.server.ts";
import { RequestCall } from "#app/messages/calls/call-request.ts";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { deliverText } from "#app/messages/deliver.server.ts";
import { sendTextTo } from "#app/people/user.server.ts";
import { dayOf, secondsUntilTomorrow } from "#app/platform/clock.ts";
import { db } from "#app/platform/db.server.ts";
import { action as sendOtp } from "#app/routes/api/sign-in.ts";
import { forgetSettings, readSetting, writeSetting } from "#app/shop/settings/settings.server.ts";
import { breachOf } from "../routes/api/against-contract.ts";
import { args } from "../support/args.ts";
import { makeUser, newPhone, newVisitor, viewerOf } from "../support/world.ts";

const KEYS = {
  codesPerDay: "messages.codes_per_day",
  textsPerDay: "messages.texts_per_day",
  callsPerDay: "messages.calls_per_day",
};

async function allow(setting: keyof typeof KEYS, most: number) {
  await db.dayCount.deleteMany({
    where: { OR: [{ key: { startsWith: "budget:" } }, { key: { startsWith: "told:" } }] },
  });
  await writeSetting(setting, String(most));
}

afterEach(async () => {
  await db.appSetting.deleteMany({ where: { key: { in: Object.values(KEYS) } } });
  forgetSettings();
  await db.dayCount.deleteMany({ where: { key: { startsWith: "budget:" } } });
});

const code = (phone = newPhone()) => sendCode({ phone, purpose: "sign_in", ip: newVisitor().ip });

function noticesOf(userId: string) {
  return db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" }, select: { title: true } });
}

test("without a setting: 500 codes, 1,000 texts and 100 calls a day, to numbers of the US", async () => {
  expect(await readSetting("codesPerDay")).toBe(500);
  expect(await readSetting("textsPerDay")).toBe(1000);
  expect(await readSetting("callsPerDay")).toBe(100);
  expect(await readSetting("phoneCountries")).toEqual(["US"]);
});

test("codes: admins are told once at 80 percent and once at the end; then a sentence until tomorrow", async () => {
  const admin = await makeUser("admin");
  await allow("codesPerDay", 5);
  for (let sent = 0; sent < 3; sent++) await code();
  expect(await noticesOf(admin.id)).toEqual([]);
  await code();
  expect(await noticesOf(admin.id)).toEqual([{ title: "80 percent of today's codes are used" }]);
  await code();
  const phone = newPhone();
  for (let asked = 0; asked < 3; asked++) {
    await expect(code(phone)).rejects.toMatchObject({
      status: 503,
      message: "No more codes can be sent today. Please try again tomorrow.",
      retryAfter: expect.any(Number),
    });
  }
  expect(await db.oneTimeCode.count({ where: { phone } })).toBe(0);
  const path = "/api/auth/send-otp";
  const answer = (await sendOtp(args(path, { json: { phoneNumber: phone } }))) as Response;
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
  expect(await breachOf("POST", path, answer)).toBeNull();
  expect(await noticesOf(admin.id)).toEqual([
    { title: "80 percent of today's codes are used" },
    { title: "100 percent of today's codes are used" },
  ]);
});

test("codes asked for at the same moment: not one over the budget", async () => {
  await allow("codesPerDay", 4);
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => code()));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
});

test("texts: staff is told in a sentence, and one that was queued before says why it did not go", async () => {
  const admin = await makeUser("admin");
  const driver = await makeUser("driver");
  await allow("textsPerDay", 1);
  const write = () => sendTextTo(viewerOf(admin), driver.id, "Your car is ready.");
  const [first, second] = [await write(), await write()];
  await deliverText(first);
  await deliverText(second);
  const rows = await db.outboundMessage.findMany({
    where: { phone: driver.phone ?? "" },
    orderBy: { createdAt: "asc" },
  });
  expect(rows).toMatchObject([{ status: "sent" }, { status: "failed", error: "budget" }]);
  await expect(write()).rejects.toMatchObject({
    status: 503,
    message: "No more text messages can be sent today. Please try again tomorrow.",
  });
});

test("calls: a sentence until tomorrow", async () => {
  await allow("callsPerDay", 0);
  const asked = requestCall(newVisitor(), RequestCall.parse({ phoneNumber: newPhone() }), "test");
  await expect(asked).rejects.toMatchObject({
    status: 503,
    message: "Our assistant cannot make any more calls today. Please try again tomorrow.",
  });
});

test("a setting that cannot be is refused; one that stands there all the same is passed over", async () => {
  await expect(writeSetting("codesPerDay", "many")).rejects.toThrow();
  await expect(writeSetting("phoneCountries", "USA")).rejects.toThrow();
  const key = KEYS.codesPerDay;
  await db.appSetting.create({ data: { key, value: "many" } });
  forgetSettings();
  expect(await readSetting("codesPerDay")).toBe(500);
});

test("a day is the shop's", () => {
  const late = new Date("2026-11-22T05:30:00Z");
  expect(dayOf(late, "America/Los_Angeles")).toBe("2026-11-21");
  expect(dayOf(late, "UTC")).toBe("2026-11-22");
  expect(secondsUntilTomorrow(late, "America/Los_Angeles")).toBe(9000);
});

test("nothing but what passes the gate reaches a provider", () => {
  const leaves = /\b(?:messenger|codes|caller)\.(?:sendText|send|placeCall)\(/;
  const doors = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !file.includes("generated") && !file.includes("integrations") && leaves.test(readFileSync(file, "utf8")),
  );
  expect(doors.toSorted()).toEqual([
    "app/messages/calls/place.server.ts",
    "app/messages/codes/one-time-code.server.ts",
    "app/messages/deliver.server.ts",
  ]);
  for (const file of doors) expect(readFileSync(file, "utf8")).toMatch(/(?:passGate|requireOpen)\(/);
});
