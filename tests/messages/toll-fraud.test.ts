import { expect, test, vi } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { action } from "#app/routes/api/sign-in.ts";
import { args } from "../support/args.ts";
import { newPhone, newVisitor } from "../support/world.ts";

vi.setConfig({ testTimeout: 90_000 });

// What a loop over /api/auth/send-otp costs at most. Each request is a new browser: none brings a cookie.

async function ask(phoneNumber: string, ip: string) {
  return (await action(
    args("/api/auth/send-otp", { json: { phoneNumber }, headers: { "x-client-ip": ip } }),
  )) as Response;
}

async function loop(phones: string[], ipOf: (index: number) => string) {
  const statuses: number[] = [];
  for (const [index, phone] of phones.entries()) statuses.push((await ask(phone, ipOf(index))).status);
  return { sent: statuses.filter((status) => status === 200).length, statuses };
}

const many = (length: number) => Array.from({ length }, newPhone);

/** The hour passes; the day does not. */
async function anHourLater() {
  const hourly = ["code_per_address:", "code_per_phone:", "code_per_phone_short:"];
  await db.rateLimiterFlexible.deleteMany({ where: { OR: hourly.map((start) => ({ key: { startsWith: start } })) } });
}

test("100 numbers from one address: 20 codes leave, then 429 with when to come back", async () => {
  const ip = newVisitor().ip ?? "";
  const phones = many(100);
  const { sent, statuses } = await loop(phones, () => ip);
  expect(sent).toBe(20);
  expect(statuses.slice(20)).toEqual(Array(80).fill(429));
  expect(await db.outboundMessage.count({ where: { phone: { in: phones }, kind: "code" } })).toBe(20);
  const refused = await ask(newPhone(), ip);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
});

test("100 addresses of one /64, 50 of them at the same moment: 20 codes leave", async () => {
  const network = newVisitor().ip?.replace(/::.*/, "") ?? "";
  const phones = many(100);
  await Promise.all(phones.slice(0, 50).map((phone, host) => ask(phone, `${network}::${host + 1}`)));
  await loop(phones.slice(50), (host) => `${network}:ffff::${host + 1}`);
  expect(await db.outboundMessage.count({ where: { phone: { in: phones }, kind: "code" } })).toBe(20);
});

test("a whole day from one network: 40 codes leave", async () => {
  const ip = newVisitor().ip ?? "";
  let sent = 0;
  for (let hour = 0; hour < 4; hour++) {
    await anHourLater();
    sent += (await loop(many(25), () => ip)).sent;
  }
  expect(sent).toBe(40);
});

test("one phone from a hundred networks: one code in 30 seconds, 10 a day", async () => {
  const phone = newPhone();
  const { sent } = await loop(Array(20).fill(phone), () => newVisitor().ip ?? "");
  expect(sent).toBe(1);
  let day = 1;
  for (let hour = 0; hour < 20; hour++) {
    await anHourLater();
    day += (await loop([phone], () => newVisitor().ip ?? "")).sent;
  }
  expect(day).toBe(10);
});

test.each([
  ["9005551234", "This is a toll-free or premium number. Please enter the number of your own phone."],
  ["8002345678", "This is a toll-free or premium number. Please enter the number of your own phone."],
  ["8762345678", "We cannot call or text numbers of this country. Please enter a US number."],
  ["1234567890", "Please enter a valid phone number"],
])("%s: %s, and nothing leaves", async (phone, sentence) => {
  const answer = await ask(phone, newVisitor().ip ?? "");
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: sentence, errors: { phoneNumber: [sentence] } });
  expect(await db.outboundMessage.count({ where: { phone: `+1${phone}` } })).toBe(0);
});
