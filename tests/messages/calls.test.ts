import { beforeEach, expect, test } from "vitest";
import { listAudit } from "#app/access/audit-list.server.ts";
import type { Viewer } from "#app/access/viewer.server.ts";
import { requestCall } from "#app/messages/calls/call-request.server.ts";
import { RequestCall } from "#app/messages/calls/call-request.ts";
import { placeCall } from "#app/messages/calls/place.server.ts";
import { findSimulatedCode } from "#app/messages/codes/one-time-code.server.ts";
import { mustBeSilent } from "#app/messages/do-not-contact.server.ts";
import { receiveText } from "#app/messages/incoming-text.server.ts";
import { deleteUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formatPhone } from "#app/platform/format.ts";
import { forgetSettings } from "#app/shop/settings/settings.server.ts";
import { breachOf } from "../routes/api/against-contract.ts";
import { makeUser, newPhone, newVisitor, viewerOf } from "../support/world.ts";
import { handle } from "./initiate.ts";

const WORDS = { smsWording: "sms-1", callWording: "ai-call-1" };

function asked(phoneNumber: string, more: object = {}) {
  return RequestCall.parse({ phoneNumber, smsOptIn: true, ...WORDS, ...more });
}

async function refusalOf(viewer: Viewer, phoneNumber: string, more: object = {}) {
  return requestCall(viewer, asked(phoneNumber, more), "test").then(
    () => null,
    (error) => error as { status: number; message: string; coded?: { code: string; methodId: string } },
  );
}

function calls(...phones: string[]) {
  return db.callRequest.count({ where: { phoneNumber: { in: phones } } });
}

// More than fifty of these calls are made: past half of the day's budget every further one would be in doubt.
beforeEach(() => db.dayCount.deleteMany({ where: { key: "budget:call" } }));

function reply(from: string, body: string) {
  return receiveText({ providerMessageId: `SM${crypto.randomUUID()}`, from, body, media: [], takenFor: null });
}

test("100 strangers from one address: one is called, and at most 20 codes leave", async () => {
  const prankster = newVisitor();
  const strangers = Array.from({ length: 100 }, newPhone);
  await Promise.all(strangers.map((phone) => refusalOf({ ...prankster, visitorId: crypto.randomUUID() }, phone)));
  expect(await calls(...strangers)).toBe(1);
  expect(await db.oneTimeCode.count({ where: { phone: { in: strangers } } })).toBeLessThanOrEqual(20);
}, 90_000);

test("100 strangers from 100 addresses of one /64: the same", async () => {
  const network = newVisitor().ip?.replace(/::.*/, "") ?? "";
  const strangers = Array.from({ length: 100 }, newPhone);
  await Promise.all(
    strangers.map((phone, host) => refusalOf({ ...newVisitor(), ip: `${network}::${host + 1}` }, phone)),
  );
  expect(await calls(...strangers)).toBe(1);
}, 90_000);

test("a browser that changes its address: one is called", async () => {
  const { visitorId } = newVisitor();
  const strangers = Array.from({ length: 10 }, newPhone);
  for (const phone of strangers) await refusalOf({ ...newVisitor(), visitorId, visitorSetCookie: null }, phone);
  expect(await calls(...strangers)).toBe(1);
});

test("an address: 3 calls an hour, even to phones that are proven", async () => {
  const visitor = newVisitor();
  const phones = Array.from({ length: 4 }, newPhone);
  const refusals = [];
  for (const phone of phones) {
    const first = await refusalOf(visitor, phone);
    const { methodId } = first?.coded ?? {};
    if (!methodId) {
      refusals.push(first?.status ?? null);
      continue;
    }
    const code = await findSimulatedCode(methodId);
    refusals.push((await refusalOf(visitor, phone, { methodId, code }))?.status ?? null);
  }
  expect(refusals).toEqual([null, null, null, 429]);
  expect(await calls(...phones)).toBe(3);
});

test("an address: 10 calls a day", async () => {
  const visitor = newVisitor();
  const phones = Array.from({ length: 12 }, newPhone);
  for (const phone of phones) {
    // The hour passes; the day does not.
    await db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "calls_per_address:" } } });
    await db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "code_per_address:" } } });
    const { methodId } = (await refusalOf(visitor, phone))?.coded ?? {};
    if (methodId) await refusalOf(visitor, phone, { methodId, code: await findSimulatedCode(methodId) });
  }
  expect(await calls(...phones)).toBe(10);
});

test("a code of another phone, or of a sign-in, proves nothing", async () => {
  const visitor = newVisitor();
  await refusalOf(visitor, newPhone());
  const mine = await refusalOf(visitor, newPhone());
  const victim = newPhone();
  const { methodId = "" } = mine?.coded ?? {};
  const refusal = await refusalOf(visitor, victim, { methodId, code: await findSimulatedCode(methodId) });
  expect(refusal?.coded?.methodId).not.toBe(methodId);
  expect(await calls(victim)).toBe(0);
});

test("whoever signed in by the code of this very phone proves nothing again", async () => {
  const visitor = newVisitor();
  await refusalOf(visitor, newPhone());
  const driver = await makeUser("driver");
  const known = { ...viewerOf(driver), ip: visitor.ip, knownBy: "phone_code" as const };
  expect(await refusalOf(known, driver.phone ?? "")).toBeNull();
});

test("more than half of the day's calls used: the first phone is asked for its code too", async () => {
  await db.dayCount.deleteMany({ where: { key: "budget:call" } });
  await db.appSetting.upsert({
    where: { key: "messages.calls_per_day" },
    create: { key: "messages.calls_per_day", value: "3" },
    update: { value: "3" },
  });
  forgetSettings();
  try {
    expect(await refusalOf(newVisitor(), newPhone())).toBeNull();
    expect(await refusalOf(newVisitor(), newPhone())).toBeNull();
    expect(await refusalOf(newVisitor(), newPhone())).toMatchObject({ status: 409 });
  } finally {
    await db.appSetting.delete({ where: { key: "messages.calls_per_day" } });
    forgetSettings();
    await db.dayCount.deleteMany({ where: { key: "budget:call" } });
  }
});

test("STOP: a stranger's tick undoes nothing, the phone's own code does", async () => {
  const phone = newPhone();
  await reply(phone, "STOP");
  const stranger = await refusalOf(newVisitor(), phone);
  expect(stranger).toMatchObject({ status: 409, coded: { code: "phone_code_needed" } });
  expect(await mustBeSilent(phone)).toBe(true);
  expect(await calls(phone)).toBe(0);
  const { methodId = "" } = stranger?.coded ?? {};
  expect(await refusalOf(newVisitor(), phone, { methodId, code: await findSimulatedCode(methodId) })).toBeNull();
  expect(await mustBeSilent(phone)).toBe(false);
  expect(await calls(phone)).toBe(1);
});

test("STOP and START are links of the audit record, whoever's code or reply they came by, without the name of who is deleted", async () => {
  const driver = await makeUser("driver");
  const phone = driver.phone ?? "";
  for (const word of ["STOP", "START", "STOP"]) await reply(phone, word);
  const asked = await refusalOf(newVisitor(), phone);
  const { methodId = "" } = asked?.coded ?? {};
  await refusalOf(newVisitor(), phone, { methodId, code: await findSimulatedCode(methodId) });
  const links = () =>
    db.auditEvent.findMany({
      where: { kind: "do_not_contact_changed", subjectId: driver.id },
      orderBy: { position: "asc" },
    });
  const number = formatPhone(phone);
  const [off, on] = [
    `No text and no call of the assistant reaches ${number} any more`,
    `Texts and calls may reach ${number} again`,
  ];
  const rows = await links();
  expect(rows.map(({ summary }) => summary)).toEqual([off, on, off, on]);
  expect(rows[0]).toMatchObject({
    actorName: number,
    knownBy: "provider",
    channel: "sms",
    data: { said: "STOP", source: "reply" },
  });
  expect(rows.every(({ hash, position }) => hash !== "" && position > 0n)).toBe(true);
  const admin = viewerOf(await makeUser("admin"));
  await deleteUser(admin, driver.id);
  const shown = JSON.stringify(
    (await listAudit(admin, { person: driver.id })).map(({ summary, actorName }) => [summary, actorName]),
  );
  expect(shown).toContain("Deleted customer");
  expect(shown).not.toContain(number);
});

test("STOP: without the words that were shown not even a code is sent", async () => {
  const phone = newPhone();
  await reply(phone, "STOP");
  expect(await refusalOf(newVisitor(), phone, { callWording: undefined })).toMatchObject({
    status: 409,
    message: "This phone replied STOP, so we neither text nor call it. Its owner can text START to us to change that.",
  });
  expect(await db.oneTimeCode.count({ where: { phone } })).toBe(0);
});

test("STOP ends a call that was asked for and not yet made", async () => {
  const phone = newPhone();
  const { id } = await requestCall(newVisitor(), asked(phone), "test");
  await reply(phone, "STOP");
  await placeCall({ callRequestId: id });
  expect(await db.callRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "failed",
    error: "opted out",
    placedAt: null,
  });
});

test("by /api: 409 names the code that was sent, and takes it", async () => {
  const { ip } = newVisitor();
  const send = (body: object) => handle(body, ip ?? "");
  expect((await send({ phoneNumber: newPhone() })).status).toBe(200);
  const phoneNumber = newPhone();
  const needed = await send({ phoneNumber });
  expect(needed.status).toBe(409);
  expect(await breachOf("POST", "/api/ai-agent/initiate-elevenlabs-call", needed)).toBeNull();
  const said = await needed.json();
  expect(said).toEqual({
    message: "To make sure that this is your phone, we sent it a code. Enter it to be called.",
    errors: { code: ["To make sure that this is your phone, we sent it a code. Enter it to be called."] },
    code: "phone_code_needed",
    methodId: expect.any(String),
  });
  const code = await findSimulatedCode(said.methodId);
  const placed = await send({ phoneNumber, methodId: said.methodId, code });
  expect(await placed.json()).toMatchObject({ success: true, callId: expect.any(String) });
});
