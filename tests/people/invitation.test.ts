// biome-ignore-all lint/suspicious/noExplicitAny: a loader answers its data or throws, and each test knows which
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inviteByShell, inviteFirstAdmin } from "#app/people/invitation/invitation.server.ts";
import { AcceptInvitation } from "#app/people/invitation/invitation.ts";
import { renewRecoveryCodes } from "#app/people/second-factor/factors.server.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as home } from "#app/routes/dashboard/home.tsx";
import { action as putAway } from "#app/routes/dashboard/set-up/put-away.ts";
import { action as step } from "#app/routes/dashboard/set-up/step.tsx";
import { action as invite, loader as invitePage } from "#app/routes/dashboard/users/invite.tsx";
import { action, loader } from "#app/routes/invitation/page.tsx";
import { loader as chooseFactor } from "#app/routes/login/set-up/choose.tsx";
import { findSection } from "#app/shop/settings/setting-forms.ts";
import { changeSettings, readSettingTexts } from "#app/shop/settings/settings.server.ts";
import { args, cookiesOf } from "../support/args.ts";
import { makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

const tokenOf = (path: string) => path.split("/").at(-1) ?? "";
const open = (path: string) => loader(args(path, { params: { token: tokenOf(path) } })) as Promise<any>;
const answer = (path: string, form: Record<string, string>, cookie = "") =>
  action(args(path, { params: { token: tokenOf(path) }, form, cookie })) as Promise<any>;
const statusOf = (given: Promise<any>) =>
  given.then(
    (value) => value.status ?? value.init?.status ?? 200,
    (thrown) => thrown.status ?? thrown.init?.status,
  );

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const person = { firstName: "Ada", lastName: "Owner", way: "password" };
const password = "violet-harbor-1987";

describe("the first admin", () => {
  let hidden: { id: string }[] = [];
  beforeAll(async () => {
    hidden = await db.user.findMany({ where: { role: "admin", deletedAt: null }, select: { id: true } });
    await hide(new Date());
  });
  afterAll(() => hide(null));
  const hide = (deletedAt: Date | null) =>
    db.user.updateMany({ where: { id: { in: hidden.map(({ id }) => id) } }, data: { deletedAt } });

  test("an empty database prints a link; it makes one admin, of two at the same moment too, and leads to the second factor", async () => {
    const links = await Promise.all([inviteFirstAdmin(), inviteFirstAdmin()]);
    const [one = "", other = ""] = links.map((link) => link?.path ?? "");
    expect(one).toMatch(/^\/invitation\/[0-9a-f-]{36}$/);
    expect(await open(one)).toMatchObject({ first: true, role: "admin", email: null });
    // A messenger that looks at the link uses nothing up.
    expect(await open(one)).toMatchObject({ first: true });
    const email = newEmail();
    const filled = { ...person, email, password, repeated: password };
    const answers = await Promise.all(
      [one, other].map((path) => statusOf(answer(path, { ...filled, email: newEmail() }))),
    );
    expect(answers.sort()).toEqual([302, 410]);
    expect(await statusOf(open(one))).toBe(410);
    expect(await statusOf(open(other))).toBe(410);
    expect(await inviteFirstAdmin()).toBeNull();
    await db.user.updateMany({
      where: { role: "admin", firstName: "Ada", lastName: "Owner" },
      data: { deletedAt: new Date() },
    });
  });

  test("what is missing is said in place, and nothing typed but the password is lost", async () => {
    const { path = "" } = (await inviteFirstAdmin()) ?? {};
    const wrong = await answer(path, {
      ...person,
      firstName: "",
      email: "nobody",
      password: "short",
      repeated: "other",
    });
    expect(wrong.init.status).toBe(400);
    expect(wrong.data.error).toMatchObject({
      firstName: ["First name is required"],
      email: ["Invalid email address"],
    });
    expect(wrong.data.initialValue).toMatchObject({ lastName: "Owner", email: "nobody" });
    expect(JSON.stringify(wrong.data)).not.toContain("short");
    const weak = await answer(path, { ...person, email: newEmail(), password: "password1", repeated: "password1" });
    expect(weak.data.error.password[0]).toContain("one of the most common");
    expect(await open(path)).toMatchObject({ first: true });
  });

  test("after the second factor comes step 2; a passkey needs no password", async () => {
    const { path = "" } = (await inviteFirstAdmin()) ?? {};
    const joined = await answer(path, { ...person, way: "passkey", email: newEmail(), password: "", repeated: "" });
    expect(joined.headers.get("location")).toBe("/login/second-factor/set-up/passkey");
    const cookie = cookiesOf(joined);
    expect(await chooseFactor(args("/login/second-factor/set-up", { cookie }))).toMatchObject({
      signingIn: true,
      any: false,
    });
    const [pending] = await db.pendingSignIn.findMany({ orderBy: { createdAt: "desc" }, take: 1 });
    expect(pending?.redirectTo).toBe("/dashboard/set-up/company");
    const user = await db.user.findUniqueOrThrow({
      where: { id: pending?.userId ?? "" },
      include: { technician: true },
    });
    expect(user).toMatchObject({ role: "admin", passwordHash: null, firstName: "Ada" });
    // Interrupted at the recovery codes, the dashboard offers what is left until it is done or put away.
    const admin = await signIn(user);
    const left = async () => ((await home(args("/dashboard", { cookie: admin }))) as any).setUpLeft;
    expect(await left()).toEqual(["codes", "company", "money", "words", "services"]);
    await renewRecoveryCodes(viewerOf(user)).catch(() => undefined);
    expect(await left()).toContain("codes");
    await db.authenticatorApp.create({ data: { userId: user.id, sealedSecret: "none" } });
    await renewRecoveryCodes(viewerOf(user));
    const texts = await readSettingTexts(findSection("words")?.fields.map(({ name }) => name) ?? []);
    await changeSettings(viewerOf(user), texts);
    await changeSettings(viewerOf(user), { companyName: "Rosa's Garage" });
    expect(await left()).toEqual(["company", "money", "services"]);
    await step(args("/dashboard/set-up/services", { cookie: admin, form: {}, params: { step: "services" } }));
    expect(await left()).toEqual(["company", "money"]);
    await putAway(args("/dashboard/set-up/put-away", { cookie: admin, form: {} }));
    expect(await left()).toEqual([]);
    await changeSettings(viewerOf(user), { companyName: "AMPed" });
    await db.user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
  });
});

describe("npm run admin", () => {
  test("lets a new admin in, or one who is locked out; never over a customer", async () => {
    const email = newEmail();
    const { path } = await inviteByShell(email);
    expect(await open(path)).toMatchObject({ first: false, email });
    expect(await statusOf(answer(path, { ...person, password, repeated: password }))).toBe(302);
    const advisor = await makeUser("advisor");
    const session = await signIn(advisor);
    const again = await inviteByShell(advisor.email ?? "");
    expect(await statusOf(answer(again.path, { ...person, password, repeated: password }))).toBe(302);
    expect(await db.user.findUnique({ where: { id: advisor.id } })).toMatchObject({ role: "admin", firstName: "Ada" });
    expect(await statusOf(invitePage(args("/dashboard/users/invite", { cookie: session })) as Promise<any>)).toBe(302);
    const driver = await makeUser("driver", { phone: newPhone() });
    await expect(inviteByShell(driver.email ?? "")).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("belongs to a customer"),
    });
  });
});

describe("staff are invited by link", () => {
  const DOOR = "/dashboard/users/invite";
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn(await makeUser("admin"));
  });
  const send = (form: Record<string, string>, who = cookie) =>
    invite(args(DOOR, { cookie: who, form })) as Promise<any>;

  test("the link is shown once, makes the person of that role, and ends", async () => {
    const email = newEmail();
    const { data } = await send({ email, role: "technician" });
    const { pathname } = new URL(data.invited.link);
    expect((await (invitePage(args(DOOR, { cookie })) as Promise<any>)).open[0]).toMatchObject({
      email,
      role: "technician",
    });
    expect(await open(pathname)).toMatchObject({ role: "technician", email, by: "Dana Driver" });
    expect(
      await statusOf(answer(pathname, { ...person, email: "somebody@else.example", password, repeated: password })),
    ).toBe(302);
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { technician: true } });
    expect(user).toMatchObject({ role: "technician", status: "Active" });
    expect(user.technician).not.toBeNull();
    expect(await statusOf(open(pathname))).toBe(410);
    expect((await db.auditEvent.findMany({ where: { subjectId: user.id } }))[0]?.summary).toBe(
      "Ada Owner joined as technician, invited by Dana Driver",
    );
  });

  test("a newer link, a withdrawal and time end it", async () => {
    const email = newEmail();
    const first = new URL((await send({ email, role: "advisor" })).data.invited.link).pathname;
    const second = new URL((await send({ email, role: "advisor" })).data.invited.link).pathname;
    expect(await statusOf(open(first))).toBe(410);
    const [row] = await db.invitation.findMany({ where: { email, revokedAt: null } });
    await send({ withdraw: row?.id ?? "" });
    expect(await statusOf(open(second))).toBe(410);
    const third = new URL((await send({ email, role: "advisor" })).data.invited.link).pathname;
    await db.invitation.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await statusOf(open(third))).toBe(410);
  });

  test("nobody but admins; an email that somebody has is refused in its field", async () => {
    const advisor = await makeUser("advisor");
    expect(await statusOf(send({ email: newEmail(), role: "admin" }, await signIn(advisor)))).toBe(302);
    const taken = await send({ email: advisor.email ?? "", role: "advisor" });
    expect(taken.init.status).toBe(409);
    expect(taken.data.answer.error.email).toEqual([
      expect.stringMatching(/, who works here as advisor, has this email: look it up under Users/),
    ]);
  });
});

test("an empty form is told all that is missing at once, the password too", () => {
  const paths = AcceptInvitation.safeParse({}).error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(["firstName", "lastName", "password"]);
});
