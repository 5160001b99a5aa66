// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { askForLink } from "#app/people/email-link.server.ts";
import { changePassword } from "#app/people/password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as apiLogin } from "#app/routes/api/sign-in.ts";
import { action as setByLink } from "#app/routes/login/link.tsx";
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
const accountWaitIsOver = () => db.rateLimiterFlexible.deleteMany({ where: { key: { contains: "_account_wait:" } } });

/** Strangers, each from an address of their own, all at the same moment. */
const guessFromEverywhere = (email: string, tries: number) =>
  Promise.all(Array.from({ length: tries }, () => tryOnce(email, "wrong-one", newAddress())));

const eMailsTo = (address: string) => db.outboundEmail.findMany({ where: { address } });
const auditOf = (subjectName: string) =>
  db.auditEvent.findMany({
    where: { subjectName },
    orderBy: { position: "asc" },
    select: { kind: true, summary: true },
  });

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

test("a hundred tries at once are counted before they are looked at: three passwords are", async () => {
  const { email } = await person();
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryOnce(email, "wrong-one", address)));
  expect(answers.filter(({ status }) => status === 401).length).toBe(3);
  expect(answers.filter(({ status }) => status === 429).length).toBe(37);
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

test("one account from many addresses: after 20 wrong tries in an hour one is looked at after each wait, which grows", async () => {
  const { email } = await person();
  const answers = await guessFromEverywhere(email, 60);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(21);
  const seconds: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const held = await tryOnce(email, RIGHT, newAddress());
    expect(held.status).toBe(429);
    expect(held.sentence).toBe(
      `There were many wrong tries for this account, so new browsers wait between them: please try again in ${held.seconds} seconds. A browser where you signed in before does not wait, and neither does one where you set a new password.`,
    );
    seconds.push(held.seconds);
    await accountWaitIsOver();
    expect(await tryOnce(email, "wrong-one", newAddress())).toMatchObject({ status: 401 });
  }
  // Of tries at once any may take the place of the next, with its own wait.
  expect(seconds[1]).toBeGreaterThan(200);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(300);
  await accountWaitIsOver();
  expect(await tryOnce(email, RIGHT, newAddress())).toMatchObject({ status: 302 });
}, 60_000);

test("the first wait of an account is a quarter of a minute", async () => {
  const { email } = await person();
  for (let tries = 0; tries < 21; tries++)
    expect(await tryOnce(email, "wrong-one", newAddress())).toMatchObject({ status: 401 });
  const held = await tryOnce(email, RIGHT, newAddress());
  expect(held.status).toBe(429);
  expect(held.seconds).toBeGreaterThan(0);
  expect(held.seconds).toBeLessThanOrEqual(15);
}, 60_000);

test("what strangers try keeps no owner out of a known browser, and one e-mail and one row tell of it", async () => {
  const user = await person();
  const known = cookiesOf((await tryOnce(user.email, RIGHT, newAddress())).response as Response);
  await guessFromEverywhere(user.email, 60);
  await accountWaitIsOver();
  await guessFromEverywhere(user.email, 5);
  expect(await tryOnce(user.email, RIGHT, newAddress())).toMatchObject({ status: 429 });
  expect(await tryOnce(user.email, RIGHT, newAddress(), known)).toMatchObject({ status: 302 });
  const mails = await eMailsTo(user.email);
  expect(mails).toMatchObject([{ content: { subject: "Someone is trying to sign in to your account" } }]);
  const rows = await auditOf(user.email);
  expect(rows.filter(({ kind }) => kind === "sign_in_failed").length).toBeLessThan(20);
  const told = rows.filter(({ kind }) => kind === "limit_reached");
  expect(told).toHaveLength(1);
  expect(told[0]?.summary).toMatch(
    /^Somebody is guessing the password of \S+: \d+ wrong tries within an hour, from \d+ addresses\. New browsers wait/,
  );
}, 60_000);

test("an email that nobody has is slowed down in the same words, and no e-mail goes to it", async () => {
  const nobody = `${randomUUID()}@example.com`;
  await guessFromEverywhere(nobody, 40);
  expect((await tryOnce(nobody, RIGHT, newAddress())).sentence).toMatch(
    /^There were many wrong tries for this account/,
  );
  expect(await eMailsTo(nobody)).toEqual([]);
}, 60_000);

test("a browser where a new password was set by a link is known, however many guess", async () => {
  const user = await person();
  await askForLink("password_reset", { email: user.email, redirectTo: "/dashboard", ip: newAddress() });
  const [mail] = await eMailsTo(user.email);
  const token = JSON.stringify(mail?.content).match(/link\/([\w-]+)/)?.[1] ?? "";
  const form = { password: "quiet-harbor", repeated: "quiet-harbor" };
  const path = `/login/link/${token}`;
  const reset = (await setByLink({
    ...args(path, { form, headers: { "x-client-ip": newAddress() } }),
    params: { token },
  } as any)) as Response;
  await guessFromEverywhere(user.email, 40);
  expect(await tryOnce(user.email, "quiet-harbor", newAddress())).toMatchObject({ status: 429 });
  expect(await tryOnce(user.email, "quiet-harbor", newAddress(), cookiesOf(reset))).toMatchObject({ status: 302 });
}, 60_000);
