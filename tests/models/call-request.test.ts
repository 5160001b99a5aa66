import { expect, test } from "vitest";
import { db } from "#app/db.server.ts";
import { requestCall } from "#app/models/call-request.server.ts";
import { RequestCall } from "#app/models/call-request.ts";
import { anonymous, newPhone } from "../support/world.ts";

function call(phoneNumber: string, more: object = {}) {
  return RequestCall.parse({ phoneNumber, plan: "Luxury", timeoutMinutes: 10, smsOptIn: true, ...more });
}

test("a call is asked for with phone, plan and time limit, and waits in the queue", async () => {
  const phone = newPhone();
  const { id } = await requestCall(anonymous, call(phone), "luxury landing page, call-hero");
  expect(await db.callRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    kind: "ai",
    phoneNumber: phone,
    plan: "Luxury",
    timeoutMinutes: 10,
    smsOptIn: true,
    status: "queued",
  });
});

test("consent to the call and to texts are recorded apart, with the words shown, the source and the browser", async () => {
  const phone = newPhone();
  await requestCall(anonymous, call(phone), "luxury landing page, call-hero");
  const consents = await db.smsConsent.findMany({ where: { phone }, orderBy: { kind: "asc" } });
  expect(consents).toMatchObject([
    {
      kind: "ai_call",
      action: "opt_in",
      textShown: "By pressing this button you agree to a call from our AI voice assistant at this number.",
      source: "luxury landing page, call-hero",
      ip: "203.0.113.7",
      userAgent: "Vitest",
    },
    {
      kind: "sms",
      action: "opt_in",
      textShown: "I agree to receive repair updates via SMS—message & data rates may apply.",
      source: "luxury landing page, call-hero",
    },
  ]);
  expect(consents[0]?.createdAt).toBeInstanceOf(Date);
});

test("without the tick no consent to texts is recorded", async () => {
  const phone = newPhone();
  await requestCall(anonymous, call(phone, { smsOptIn: false }), "api");
  expect(await db.smsConsent.findMany({ where: { phone } })).toMatchObject([{ kind: "ai_call" }]);
});

test("the fourth call to a number within an hour is refused, and records nothing", async () => {
  const phone = newPhone();
  for (let asked = 0; asked < 3; asked++) await requestCall(anonymous, call(phone), "test");
  await expect(requestCall(anonymous, call(phone), "test")).rejects.toMatchObject({
    status: 429,
    message: "This number has asked for several calls already. Please try again later.",
    retryAfter: expect.any(Number),
  });
  expect(await db.callRequest.count({ where: { phoneNumber: phone } })).toBe(3);
});

test.each(["", "555-012", "(555)-012-345", "abc", "+44 20 7946 0958 12"])(
  "%j is no valid phone number",
  (phoneNumber) => {
    const parsed = RequestCall.safeParse({ phoneNumber });
    expect(parsed.error?.issues[0]?.message).toBe("Please enter a valid phone number");
  },
);

test("a number is kept as +1 and ten digits; the rest has its defaults", () => {
  expect(RequestCall.parse({ phoneNumber: "(555)-012-3456" })).toMatchObject({
    phoneNumber: "+15550123456",
    plan: "Free",
    timeoutMinutes: 10,
    smsOptIn: false,
  });
});
