// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Role } from "#app/access/permissions.ts";
import { setPassword } from "#app/people/password.server.ts";
import { resetSecondFactor } from "#app/people/second-factor/factors.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { action as apiLogin, loader as apiMe } from "#app/routes/api/sign-in.ts";
import { loader as apiVehicles } from "#app/routes/api/vehicles.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { loader as account } from "#app/routes/dashboard/me/account.tsx";
import { action as remove } from "#app/routes/dashboard/me/remove-factor.tsx";
import { action as confirm } from "#app/routes/login/confirm.tsx";
import { action as login } from "#app/routes/login/page.tsx";
import { action as secondStep, loader as secondStepPage } from "#app/routes/login/second-factor.tsx";
import { action as setUpApp, loader as setUpAppPage } from "#app/routes/login/set-up/app.tsx";
import { loader as choose } from "#app/routes/login/set-up/choose.tsx";
import { action as finish } from "#app/routes/login/set-up/finish.ts";
import { action as renew } from "#app/routes/login/set-up/recovery-codes.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { anonymous, makeUser, signIn, viewerOf } from "../../support/world.ts";

const PASSWORD = "sturdy-lamp";
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function person(role: Role = "advisor") {
  const user = await makeUser(role, { firstName: "Ada" });
  await setPassword(user.id, PASSWORD);
  return { ...user, email: user.email as string };
}

function at(path: string, more: Parameters<typeof args>[1] = {}) {
  return args(path, { ...more, headers: { "x-client-ip": newAddress() } });
}

/** A loader that throws a redirect answers it. */
const answerOf = (promise: Promise<any>) => promise.catch((thrown) => thrown) as Promise<any>;

async function passwordStep(email: string, cookie = "", redirectTo = "/dashboard/invoices") {
  const response = (await login(at("/login", { form: { email, password: PASSWORD, redirectTo }, cookie }))) as Response;
  return { response, cookie: cookiesOf(response, cookie) };
}

function appWith(secret: string) {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  return (seconds = 0) => app.generate({ timestamp: Date.now() + seconds * 1000 });
}

/** Sets up an app by its page, as somebody signed in or signing in. */
async function setUp(cookie: string) {
  const { offer } = await setUpAppPage(at("/login/second-factor/set-up/app", { cookie }));
  const code = appWith(offer.secret);
  const form = { sealed: offer.sealed, code: code() };
  const { data }: any = await setUpApp(at("/login/second-factor/set-up/app", { cookie, form }));
  return { code, codes: data.codes as string[], offer };
}

async function withApp(role: Role = "advisor") {
  const user = await person(role);
  const cookie = await signIn(user);
  return { user, cookie, ...(await setUp(cookie)) };
}

const enter = (cookie: string, code: string) =>
  answerOf(secondStep(at("/login/second-factor", { cookie, form: { code } })) as Promise<any>);

describe("with an authenticator app", () => {
  test("the password alone opens nothing; the code leads to where the person wanted, with the welcome", async () => {
    const { user, code } = await withApp();
    const { response, cookie } = await passwordStep(user.email);
    expect(response).toRedirectTo("/login/second-factor");
    expect(cookie).not.toMatch(/(^|; )session=/);
    expect(await answerOf(home(at("/dashboard", { cookie })))).toRedirectTo(/^\/login/);
    expect((await apiMe(at("/api/auth/me", { cookie }))).status).toBe(401);
    expect(await secondStepPage(at("/login/second-factor", { cookie }))).toMatchObject({ app: true, passkeys: false });
    const passed = await enter(cookie, ` ${code(30).replace(/(...)/, "$1 ")}`);
    expect(passed).toRedirectTo("/dashboard/invoices");
    await expect(passed).toHaveToast("Login successful", "Welcome back, Ada");
    expect(await home(at("/dashboard", { cookie: cookiesOf(passed, cookie) }))).toMatchObject({ role: "advisor" });
    expect(await answerOf(secondStepPage(at("/login/second-factor", { cookie })))).toRedirectTo("/login");
  });

  test("a code is good once, and so are those before it", async () => {
    const { user, code } = await withApp();
    const first = await passwordStep(user.email);
    const used = code(30);
    expect(await enter(first.cookie, used)).toRedirectTo("/dashboard/invoices");
    const second = await passwordStep(user.email);
    for (const replayed of [used, code(0)]) {
      const refused = await enter(second.cookie, replayed);
      expect(refused.init.status).toBe(400);
      expect(refused.data.error.code).toEqual([
        "This code is not right. A code is good for 30 seconds and once: please enter the one that the app shows now.",
      ]);
    }
  });

  test("of two browsers with the same code at the same moment one gets in", async () => {
    const { user, code } = await withApp();
    const [a, b] = [await passwordStep(user.email), await passwordStep(user.email)];
    const answers = await Promise.all([enter(a.cookie, code(30)), enter(b.cookie, code(30))]);
    expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
  });

  test("five wrong codes and the password is asked for again; ten from one network and there is a pause", async () => {
    const { user, code } = await withApp();
    const address = newAddress();
    const from = (cookie: string, given: string) =>
      answerOf(
        secondStep(
          args("/login/second-factor", { cookie, form: { code: given }, headers: { "x-client-ip": address } }),
        ) as Promise<any>,
      );
    for (const round of [1, 2]) {
      const { cookie } = await passwordStep(user.email);
      for (let tries = 0; tries < 5; tries++) expect((await from(cookie, "000000")).init.status, `${round}`).toBe(400);
      if (round === 2) continue;
      const over = await from(cookie, code(30));
      expect(over).toRedirectTo("/login");
      await expect(over).toHaveToast("Login failed", "That took too long or too many tries. Please sign in again.");
    }
    const { cookie } = await passwordStep(user.email);
    const paused = await from(cookie, code(30));
    expect(paused.init.status).toBe(429);
    expect(Number(paused.init.headers["Retry-After"])).toBeGreaterThan(0);
  });

  test("who knows the password guesses the code slowly, and the owner is not kept out of a known browser", async () => {
    const { user, code } = await withApp();
    const own = await passwordStep(user.email);
    const known = cookiesOf(await enter(own.cookie, code(30)), own.cookie);
    await db.authenticatorApp.update({ where: { userId: user.id }, data: { lastStep: 0 } });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { cookie } = await passwordStep(user.email);
      for (let tries = 0; tries < 5; tries++) statuses.push((await enter(cookie, "000000")).init.status);
    }
    expect(statuses).toEqual([...Array(21).fill(400), ...Array(9).fill(429)]);
    const stranger = await enter((await passwordStep(user.email)).cookie, code(30));
    expect(stranger.init.status).toBe(429);
    expect(stranger.data.error[""][0]).toMatch(/^There were many wrong tries for this account, so new browsers wait/);
    const again = await passwordStep(user.email, known);
    expect(await enter(again.cookie, code(30))).toRedirectTo("/dashboard/invoices");
    expect(await db.outboundEmail.findMany({ where: { address: user.email } })).toMatchObject([
      { content: { subject: "Someone is trying to sign in to your account" } },
    ]);
    const waiting = { where: { key: { startsWith: "second_step_account_wait:" } } };
    await db.rateLimiterFlexible.deleteMany(waiting);
    expect((await enter((await passwordStep(user.email)).cookie, "000000")).init.status).toBe(400);
    // What was refused unseen has made nobody's wait longer: this is the second of the waits that double.
    const next = await enter((await passwordStep(user.email)).cookie, "000000");
    expect(Number(next.init.headers["Retry-After"])).toBeLessThanOrEqual(30);
    await db.rateLimiterFlexible.deleteMany(waiting);
    await db.authenticatorApp.update({ where: { userId: user.id }, data: { lastStep: 0 } });
    expect(await enter((await passwordStep(user.email)).cookie, code(30))).toRedirectTo("/dashboard/invoices");
  });

  test("the secret is not readable where it is kept, and opens for its owner alone, under an older secret too", async () => {
    const { user, code, offer } = await withApp();
    const row = await db.authenticatorApp.findUniqueOrThrow({ where: { userId: user.id } });
    expect(row.sealedSecret).not.toContain(offer.secret.replaceAll(" ", ""));
    const other = await withApp();
    await db.authenticatorApp.update({
      where: { userId: other.user.id },
      data: { sealedSecret: row.sealedSecret, lastStep: 0 },
    });
    expect((await enter((await passwordStep(other.user.email)).cookie, code(30))).init.status).toBe(400);
    const before = [...env.secrets];
    env.secrets.unshift("a newer secret of 32 characters or more");
    try {
      const { cookie } = await passwordStep(user.email);
      expect(await enter(cookie, code(30))).toRedirectTo("/dashboard/invoices");
      // Sealed anew under the newer one, so that the older may go.
      env.secrets.splice(1);
      await db.authenticatorApp.update({ where: { userId: user.id }, data: { lastStep: 0 } });
      const again = await passwordStep(user.email);
      expect(await enter(again.cookie, code(30))).toRedirectTo("/dashboard/invoices");
    } finally {
      env.secrets.splice(0, env.secrets.length, ...before);
    }
  });

  test("a mistyped first code keeps the picture, and nothing is kept of the app", async () => {
    const user = await person();
    const cookie = await signIn(user);
    const { offer } = await setUpAppPage(at("/login/second-factor/set-up/app", { cookie }));
    expect(offer.uri).toMatch(/^otpauth:\/\/totp\/AMPed:/);
    expect(offer.svg).toMatch(/^<svg /);
    const form = { sealed: offer.sealed, code: "000000" };
    const wrong: any = await setUpApp(at("/login/second-factor/set-up/app", { cookie, form }));
    expect(wrong.init.status).toBe(400);
    expect(wrong.data.offer).toEqual(offer);
    expect(await db.authenticatorApp.count({ where: { userId: user.id } })).toBe(0);
    const foreign = await setUp(await signIn(await person()));
    const stolen = { sealed: foreign.offer.sealed, code: foreign.code(30) };
    const refused: any = await setUpApp(at("/login/second-factor/set-up/app", { cookie, form: stolen }));
    expect(refused.data.answer.error[""]).toEqual([
      "This page is out of date. Please open it again and scan the new code.",
    ]);
  });
});

describe("recovery codes", () => {
  test("there are ten, each opens once, kept as hashes; the toast says how many are left", async () => {
    const { user, codes } = await withApp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    const kept = JSON.stringify(await db.recoveryCode.findMany({ where: { userId: user.id } }));
    for (const code of codes) expect(kept).not.toContain(code.replaceAll("-", ""));
    const { cookie } = await passwordStep(user.email);
    const passed = await enter(cookie, (codes[0] ?? "").toUpperCase());
    expect(passed).toRedirectTo("/dashboard/invoices");
    await expect(passed).toHaveToast(
      "Login successful",
      "Welcome back, Ada. 9 recovery codes are left: new ones are made under My Account.",
    );
    const again = await passwordStep(user.email);
    expect((await enter(again.cookie, codes[0] ?? "")).init.status).toBe(400);
    const foreign = await withApp();
    const others = await passwordStep(foreign.user.email);
    expect((await enter(others.cookie, codes[1] ?? "")).init.status).toBe(400);
  });

  test("new ones make the old ones void", async () => {
    const { user, codes, cookie } = await withApp();
    const { codes: fresh }: any = await renew(at("/login/second-factor/recovery-codes", { method: "POST", cookie }));
    expect(fresh).toHaveLength(10);
    const pending = await passwordStep(user.email);
    expect((await enter(pending.cookie, codes[3] ?? "")).init.status).toBe(400);
    expect(await enter(pending.cookie, fresh[3])).toRedirectTo("/dashboard/invoices");
  });
});

describe("an admin of a named database", () => {
  const before = env.embedded;
  beforeEach(() => {
    env.embedded = false;
  });
  afterEach(() => {
    env.embedded = before;
    vi.useRealTimers();
  });

  test("without a second factor is led to set-up and can do nothing else; then the session starts", async () => {
    const user = await person("admin");
    const { response, cookie } = await passwordStep(user.email);
    expect(response).toRedirectTo("/login/second-factor/set-up");
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await answerOf(home(at("/dashboard", { cookie })))).toRedirectTo(/^\/login/);
    expect(await answerOf(account(at("/dashboard/account", { cookie })))).toRedirectTo(/^\/login/);
    expect((await apiMe(at("/api/auth/me", { cookie }))).status).toBe(401);
    expect((await apiVehicles(at("/api/vehicles", { cookie }))).status).toBe(401);
    const early = await answerOf(finish(at("/login/second-factor/finish", { method: "POST", cookie })));
    expect(early).toRedirectTo("/login");
    expect(await choose(at("/login/second-factor/set-up", { cookie }))).toMatchObject({ signingIn: true, any: false });
    const { codes } = await setUp(cookie);
    expect(codes).toHaveLength(10);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    const done = await answerOf(finish(at("/login/second-factor/finish", { method: "POST", cookie })));
    expect(done).toRedirectTo("/dashboard/invoices");
    expect(await home(at("/dashboard", { cookie: cookiesOf(done, cookie) }))).toMatchObject({ role: "admin" });
  });

  test("a session that knows the password alone is none, on pages and on /api", async () => {
    const user = await person("admin");
    const cookie = await signIn(user);
    expect(await answerOf(home(at("/dashboard", { cookie })))).toRedirectTo(/^\/login/);
    expect((await apiMe(at("/api/auth/me", { cookie }))).status).toBe(401);
    await db.session.updateMany({ where: { userId: user.id }, data: { twoFactors: true } });
    expect((await apiMe(at("/api/auth/me", { cookie }))).status).toBe(200);
  });

  test("the first step of somebody who has one does not open the set-up", async () => {
    env.embedded = true;
    const { user } = await withApp("admin");
    env.embedded = false;
    const { response, cookie } = await passwordStep(user.email);
    expect(response).toRedirectTo("/login/second-factor");
    const page = setUpAppPage(at("/login/second-factor/set-up/app", { cookie }));
    expect(await answerOf(page)).toRedirectTo("/login/second-factor");
    const form = { sealed: "x", code: "123456" };
    const write = setUpApp(at("/login/second-factor/set-up/app", { cookie, form })) as Promise<any>;
    expect(await answerOf(write)).toRedirectTo("/login/second-factor");
    const done = await answerOf(finish(at("/login/second-factor/finish", { method: "POST", cookie })));
    expect(done).toRedirectTo("/login");
  });

  test("cannot remove the last one; on the embedded database it may go, and the recovery codes with it", async () => {
    env.embedded = true;
    const { user, cookie } = await withApp("admin");
    env.embedded = false;
    const take = () =>
      answerOf(
        remove(at("/dashboard/account/second-factor/app/remove", { method: "POST", cookie, params: { id: "app" } })),
      );
    await expect(await take()).toHaveToast(
      "Not removed",
      "Admins need a second factor. Please add another one before you remove this one.",
    );
    env.embedded = true;
    await expect(await take()).toHaveToast("Removed");
    expect(await db.recoveryCode.count({ where: { userId: user.id } })).toBe(0);
  });

  test("advisors, technicians and drivers sign in by password as before", async () => {
    for (const role of ["advisor", "technician", "driver"] as const) {
      const { response } = await passwordStep((await person(role)).email);
      expect(response).toRedirectTo("/dashboard/invoices");
    }
  });

  test("the API asks for the code beside the password, and says where a second factor has to be set up", async () => {
    const call = (email: string, code?: string) =>
      apiLogin(at("/api/auth/login", { json: { email, password: PASSWORD, ...(code ? { code } : {}) } }));
    const bare = await call((await person("admin")).email);
    expect(bare.status).toBe(403);
    expect(await bare.json()).toEqual({
      message: "This account needs a second factor. Please sign in on the website once to set it up.",
    });
    env.embedded = true;
    const { user, code, codes } = await withApp("admin");
    env.embedded = false;
    const missing = await call(user.email);
    expect(missing.status).toBe(401);
    expect(await missing.json()).toMatchObject({
      message: "Please send a code of your authenticator app, or a recovery code, as code.",
    });
    expect((await call(user.email, "000000")).status).toBe(400);
    for (const given of [code(30), codes[0]]) {
      const answer = await call(user.email, given);
      expect(answer.status).toBe(200);
      expect((await apiMe(at("/api/auth/me", { cookie: cookiesOf(answer) }))).status).toBe(200);
    }
  });
});

describe("changes of the second factor", () => {
  test("the first one ends every other session", async () => {
    const user = await person();
    const other = await signIn(user);
    const cookie = await signIn(user);
    await setUp(cookie);
    expect(await answerOf(home(at("/dashboard", { cookie: other })))).toRedirectTo(/^\/login/);
    expect(await home(at("/dashboard", { cookie }))).toMatchObject({ role: "advisor" });
  });

  test("ask for the password again when it was given more than 15 minutes ago", async () => {
    const user = await person();
    const cookie = await signIn(user);
    await db.session.updateMany({
      where: { userId: user.id },
      data: { confirmedAt: new Date(Date.now() - 16 * 60_000) },
    });
    const page = setUpAppPage(at("/login/second-factor/set-up/app", { cookie }));
    const confirmPath = "/login/confirm?redirectTo=%2Flogin%2Fsecond-factor%2Fset-up%2Fapp";
    expect(await answerOf(page)).toRedirectTo(confirmPath);
    const enterPassword = (password: string) =>
      confirm(at(confirmPath, { cookie, form: { password, redirectTo: "/login/second-factor/set-up/app" } }));
    const wrong: any = await enterPassword("wrong-one");
    expect(wrong.data.error.password).toEqual(["This password is not right"]);
    expect(JSON.stringify(wrong.data)).not.toContain("wrong-one");
    expect(await enterPassword(PASSWORD)).toRedirectTo("/login/second-factor/set-up/app");
    expect((await setUp(cookie)).codes).toHaveLength(10);
  });

  test("an admin resets another's, which ends the sessions; nobody else may, and nobody their own", async () => {
    const { user, cookie } = await withApp();
    const admin = await makeUser("admin", { firstName: "Adam", lastName: "Admin" });
    for (const viewer of [anonymous, viewerOf(await makeUser("advisor")), viewerOf(user)]) {
      await expect(resetSecondFactor(viewer, user.id)).rejects.toMatchObject({ status: viewer.user ? 403 : 401 });
    }
    await expect(resetSecondFactor(viewerOf(admin), admin.id)).rejects.toMatchObject({ status: 409 });
    await resetSecondFactor(viewerOf(admin), user.id);
    expect(await answerOf(home(at("/dashboard", { cookie })))).toRedirectTo(/^\/login/);
    expect((await passwordStep(user.email)).response).toRedirectTo("/dashboard/invoices");
    const rows = await db.auditEvent.findMany({ where: { subjectId: user.id }, orderBy: { position: "asc" } });
    expect(rows.map(({ kind, summary }) => [kind, summary])).toEqual([
      ["second_factor_changed", "Ada Driver added an authenticator app"],
      ["second_factor_changed", "Adam Admin reset the second factor of Ada Driver"],
      ["sign_in", "Ada Driver signed in by password"],
    ]);
  });

  test("the audit record tells of a wrong code and by which way the second step was passed", async () => {
    const { user, code, codes } = await withApp();
    const first = await passwordStep(user.email);
    await enter(first.cookie, "000000");
    await enter(first.cookie, code(30));
    await enter((await passwordStep(user.email)).cookie, codes[0] ?? "");
    const rows = await db.auditEvent.findMany({ where: { subjectId: user.id }, orderBy: { position: "asc" } });
    expect(rows.map(({ summary }) => summary)).toEqual([
      "Ada Driver added an authenticator app",
      "Sign-in failed for Ada Driver: wrong code in the second step",
      "Ada Driver signed in by password and authenticator app",
      "Ada Driver signed in by password and recovery code",
    ]);
  });
});
