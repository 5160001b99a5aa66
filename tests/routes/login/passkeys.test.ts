// biome-ignore-all lint/suspicious/noExplicitAny: an action answers a redirect or its form, and each test knows which
import { expect, test } from "vitest";
import { setPassword } from "#app/people/password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { action as login } from "#app/routes/login/page.tsx";
import { action as signInByPasskey } from "#app/routes/login/passkey.ts";
import { action as offer } from "#app/routes/login/passkey-options.ts";
import { action as secondStep } from "#app/routes/login/second-factor-passkey.ts";
import { action as register, loader as registerPage } from "#app/routes/login/set-up/passkey.tsx";
import { args, cookiesOf } from "../../support/args.ts";
import { makeAuthenticator } from "../../support/authenticator.ts";
import { makeUser, signIn } from "../../support/world.ts";

const PASSWORD = "sturdy-lamp";
const SET_UP = "/login/second-factor/set-up/passkey";
const UNKNOWN = "This passkey is not known here, or it took too long. Please try again, or use your password.";

/** A browser that has been here before: its cookie names it, and challenges are bound to it. */
async function newBrowser() {
  const response = await offer(args("/login/passkey/options", { method: "POST" }));
  return cookiesOf(response);
}

async function challengeFor(cookie: string, search = ""): Promise<string> {
  const response = await offer(args(`/login/passkey/options${search}`, { method: "POST", cookie }));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return (await response.json()).challenge;
}

async function withPasskey(name = "Desk") {
  const user = await makeUser("advisor", { firstName: "Ada" });
  await setPassword(user.id, PASSWORD);
  const cookie = `${await newBrowser()}; ${await signIn(user)}`;
  const passkey = makeAuthenticator();
  const { options } = await registerPage(args(SET_UP, { cookie }));
  const form = { name, credential: JSON.stringify(passkey.register(JSON.parse(options ?? "{}").challenge)) };
  const answer: any = await register(args(SET_UP, { cookie, form }));
  return { user, cookie, passkey, answer, form };
}

const use = (cookie: string, credential: unknown, redirectTo = "/dashboard/invoices") =>
  signInByPasskey(
    args("/login/passkey", { cookie, form: { credential: JSON.stringify(credential), redirectTo } }),
  ) as Promise<Response>;

test("is registered with its name, and signs in without email and password", async () => {
  const { user, passkey, answer } = await withPasskey("Desk in the office");
  expect(answer.codes).toHaveLength(10);
  expect(await db.passkey.findMany({ where: { userId: user.id } })).toMatchObject([{ name: "Desk in the office" }]);
  const cookie = await newBrowser();
  const response = await use(cookie, passkey.sign(await challengeFor(cookie)));
  expect(response).toRedirectTo("/dashboard/invoices");
  await expect(response).toHaveToast("Login successful", "Welcome back, Ada");
  expect(await home(args("/dashboard", { cookie: cookiesOf(response, cookie) }))).toMatchObject({ role: "advisor" });
  const session = await db.session.findFirstOrThrow({ where: { userId: user.id }, orderBy: { createdAt: "desc" } });
  expect(session).toMatchObject({ knownBy: "passkey", twoFactors: true });
});

test("opens the second step of its owner, and of nobody else", async () => {
  const { user, passkey } = await withPasskey();
  const other = await withPasskey();
  const form = { email: user.email as string, password: PASSWORD, redirectTo: "/dashboard/invoices" };
  const response = (await login(args("/login", { form, cookie: await newBrowser() }))) as Response;
  expect(response).toRedirectTo("/login/second-factor");
  const cookie = `${await newBrowser()}; ${cookiesOf(response)}`;
  const pass = (credential: unknown) =>
    secondStep(
      args("/login/second-factor/passkey", { cookie, form: { credential: JSON.stringify(credential) } }),
    ) as Promise<Response>;
  await expect(await pass(other.passkey.sign(await challengeFor(cookie, "?step=second")))).toHaveToast(
    "Login failed",
    UNKNOWN,
  );
  // What was asked for signing in without a password does not answer the second step.
  expect(await pass(passkey.sign(await challengeFor(cookie)))).toRedirectTo("/login/second-factor");
  expect(await pass(passkey.sign(await challengeFor(cookie, "?step=second")))).toRedirectTo("/dashboard/invoices");
});

test.each([
  ["made for another site", { origin: "https://evil.example" }],
  ["of another name", { rpId: "evil.example" }],
  ["without a finger, a face or a PIN", { verified: false }],
])("an answer %s is refused", async (_what, lie) => {
  const { user, passkey } = await withPasskey();
  const cookie = await newBrowser();
  const before = await db.session.count({ where: { userId: user.id } });
  const response = await use(cookie, passkey.sign(await challengeFor(cookie), lie));
  expect(response).toRedirectTo("/login?redirectTo=%2Fdashboard%2Finvoices");
  await expect(response).toHaveToast("Login failed", UNKNOWN);
  expect(await db.session.count({ where: { userId: user.id } })).toBe(before);
});

test("a challenge is answered once, in the browser that asked, within five minutes", async () => {
  const { passkey } = await withPasskey();
  const cookie = await newBrowser();
  const refused = (response: Response) => expect(response).toHaveToast("Login failed", UNKNOWN);
  const challenge = await challengeFor(cookie);
  const answer = passkey.sign(challenge);
  await refused(await use(await newBrowser(), answer));
  expect(await use(cookie, answer)).toRedirectTo("/dashboard/invoices");
  await refused(await use(cookie, answer));
  await refused(await use(cookie, passkey.sign("bWFkZSB1cA")));
  const late = await challengeFor(cookie);
  await db.passkeyChallenge.update({ where: { challenge: late }, data: { expiresAt: new Date(Date.now() - 1000) } });
  await refused(await use(cookie, passkey.sign(late)));
});

test("a copy whose counter stands behind is refused", async () => {
  const { passkey } = await withPasskey();
  const cookie = await newBrowser();
  expect(await use(cookie, passkey.sign(await challengeFor(cookie), { counter: 50 }))).toRedirectTo(
    "/dashboard/invoices",
  );
  await expect(await use(cookie, passkey.sign(await challengeFor(cookie), { counter: 49 }))).toHaveToast(
    "Login failed",
    UNKNOWN,
  );
});

test("a person who is not active is not let in", async () => {
  const { user, passkey } = await withPasskey();
  await db.user.update({ where: { id: user.id }, data: { status: "Suspended" } });
  const cookie = await newBrowser();
  await expect(await use(cookie, passkey.sign(await challengeFor(cookie)))).toHaveToast(
    "Login failed",
    "This account is not active. Please contact your administrator.",
  );
});

test("several are registered, each once; what is no passkey is said to be none", async () => {
  const { user, cookie, form } = await withPasskey();
  const again: any = await register(args(SET_UP, { cookie, form }));
  expect(again.init.status).toBe(400);
  const { options } = await registerPage(args(SET_UP, { cookie }));
  const second = makeAuthenticator().register(JSON.parse(options ?? "{}").challenge);
  const added = await register(args(SET_UP, { cookie, form: { name: "Phone", credential: JSON.stringify(second) } }));
  expect(added).toRedirectTo("/dashboard/account");
  expect(await db.passkey.count({ where: { userId: user.id } })).toBe(2);
  for (const credential of ["", "{", "{}", "[]", "null", `{"id":"a b"}`]) {
    const answer: any = await register(args(SET_UP, { cookie, form: { name: "Phone", credential } }));
    expect(answer.init.status, credential).toBe(400);
    const browser = await newBrowser();
    const response = (await signInByPasskey(
      args("/login/passkey", { cookie: browser, form: { credential, redirectTo: "//evil.example" } }),
    )) as Response;
    expect(response).toRedirectTo("/login?redirectTo=%2Fdashboard");
    await expect(response).toHaveToast("Login failed", "No passkey came with this.");
  }
});
