// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { changePassword } from "#app/people/password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as apiLogin } from "#app/routes/api/sign-in.ts";
import { action } from "#app/routes/login/page.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { givePassword, makeUser, viewerOf } from "../../support/world.ts";

const RIGHT = "sturdy-lamp";

async function person() {
  const user = await makeUser("advisor", { firstName: "Ada" });
  await givePassword(user.id, RIGHT);
  return { ...user, email: user.email as string };
}

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function tryOnce(email: string, password: string, address: string, cookie?: string) {
  const answer: any = await action(
    args("/login", { form: { email, password }, headers: { "x-client-ip": address }, ...(cookie ? { cookie } : {}) }),
  );
  if (answer instanceof Response) return { status: answer.status, response: answer, seconds: 0, sentence: "" };
  const { init, data } = answer;
  return {
    status: init.status as number,
    seconds: Number(init.headers["Retry-After"] ?? 0),
    sentence: data.error[""]?.[0],
  };
}

/** Time passes: what slows down is over, what was counted stays. */
const waitIsOver = () => db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: "sign_in_wait:" } } });

test("a wrong password slows that email on that network down, more with each try, until ten in 15 minutes", async () => {
  const { email } = await person();
  const address = newAddress();
  const seconds: number[] = [];
  for (let tries = 1; tries <= 9; tries++) {
    expect(await tryOnce(email, "wrong-one", address)).toMatchObject({ status: 401 });
    if (tries < 3) continue;
    const next = await tryOnce(email, RIGHT, address);
    expect(next.status).toBe(429);
    expect(next.sentence).toBe(
      `Please wait ${next.seconds} second${next.seconds === 1 ? "" : "s"} before the next try.`,
    );
    seconds.push(next.seconds);
    await waitIsOver();
  }
  expect(seconds).toEqual([1, 2, 4, 8, 15, 30, 60]);
  expect(await tryOnce(email, "wrong-one", address)).toMatchObject({ status: 401 });
  await waitIsOver();
  const eleventh = await tryOnce(email, RIGHT, address);
  expect(eleventh).toMatchObject({
    status: 429,
    sentence: "Too many sign-in attempts. Please try again in a few minutes.",
  });
  expect(eleventh.seconds).toBeGreaterThan(800);
  expect(await tryOnce(email, RIGHT, newAddress())).toMatchObject({ status: 302 });
  expect(await tryOnce((await person()).email, RIGHT, address)).toMatchObject({ status: 302 });
});

test("a hundred tries at once are counted too: ten passwords are looked at", async () => {
  const { email } = await person();
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryOnce(email, "wrong-one", address)));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
});

test("nobody is locked out of a browser that is known, whatever strangers try on the same network", async () => {
  const user = await person();
  const address = newAddress();
  const first = await tryOnce(user.email, RIGHT, address);
  const known = cookiesOf(first.response as Response);
  for (let tries = 0; tries < 12; tries++) {
    await tryOnce(user.email, "wrong-one", address);
    await waitIsOver();
  }
  expect(await tryOnce(user.email, RIGHT, address)).toMatchObject({ status: 429 });
  expect(await tryOnce(user.email, RIGHT, address, known)).toMatchObject({ status: 302 });
  // Its own wrong ones are said to be too many, and the right one still opens.
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    statuses.push((await tryOnce(user.email, "wrong-one", address, known)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect(await tryOnce(user.email, RIGHT, address, known)).toMatchObject({ status: 302 });
});

test("a browser is known to the person who signed in there, with the password they had then", async () => {
  const user = await person();
  const address = newAddress();
  const known = cookiesOf((await tryOnce(user.email, RIGHT, address)).response as Response);
  const other = await person();
  const lock = async (email: string) => {
    for (let tries = 0; tries < 11; tries++) {
      await tryOnce(email, "wrong-one", address);
      await waitIsOver();
    }
  };
  await lock(other.email);
  expect(await tryOnce(other.email, RIGHT, address, known)).toMatchObject({ status: 429 });
  const viewer = viewerOf(await db.user.findUniqueOrThrow({ where: { id: user.id }, include: { technician: true } }));
  await changePassword(viewer, { currentPassword: RIGHT, password: "quiet-harbor" });
  await lock(user.email);
  expect(await tryOnce(user.email, "quiet-harbor", address, known)).toMatchObject({ status: 429 });
  const forged = `browser=${encodeURIComponent(btoa(JSON.stringify({ id: randomUUID(), people: [[user.id, ""]] })))}`;
  expect(await tryOnce(user.email, "quiet-harbor", address, forged)).toMatchObject({ status: 429 });
});

test("right sign-ins cost nothing: seventy from one address in a row", async () => {
  const { email } = await person();
  const address = newAddress();
  for (let tries = 0; tries < 70; tries++) {
    expect(await tryOnce(email, RIGHT, address), `${tries}`).toMatchObject({ status: 302 });
  }
}, 60_000);

test("one network that tries many emails is slowed down as a whole; IPv6 counts by its /64", async () => {
  const prefix = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
  for (let tries = 1; tries <= 60; tries++) {
    const answer = await tryOnce(`${randomUUID()}@example.com`, "wrong-one", `${prefix}::${tries.toString(16)}`);
    expect(answer.status).toBe(401);
  }
  const user = await person();
  expect(await tryOnce(user.email, RIGHT, `${prefix}:ffff::1`)).toMatchObject({
    status: 429,
    sentence: "Too many sign-in attempts. Please try again in a few minutes.",
  });
}, 60_000);

test("the API is slowed down by the same count", async () => {
  const { email } = await person();
  const address = newAddress();
  for (let tries = 0; tries < 10; tries++) {
    await tryOnce(email, "wrong-one", address);
    await waitIsOver();
  }
  const answer = await apiLogin(
    args("/api/auth/login", { json: { email, password: RIGHT }, headers: { "x-client-ip": address } }),
  );
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
