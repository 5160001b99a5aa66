import { describe, expect, test } from "vitest";
import { sendCode } from "#app/messages/codes/one-time-code.server.ts";
import { createAccount, deleteAccount, updateAccount } from "#app/people/account.server.ts";
import { changePassword, setPassword } from "#app/people/password.server.ts";
import { signOutEverywhere } from "#app/people/profile.server.ts";
import { createUser, deleteUser, updateUser } from "#app/people/user.server.ts";
import { db } from "#app/platform/db.server.ts";
import { priceGuide } from "#app/prices/guide.server.ts";
import { jobSlug } from "#app/prices/jobs/job.ts";
import { correctPrice, withdrawCorrections } from "#app/prices/own/correct.server.ts";
import { verifyPhone } from "#app/quotes/sign-in-by-code.server.ts";
import { action as apiLogin } from "#app/routes/api/sign-in.ts";
import { action as forgot } from "#app/routes/login/forgot.tsx";
import { action as login } from "#app/routes/login/page.tsx";
import { action as reset } from "#app/routes/login/reset.tsx";
import { args } from "../support/args.ts";
import { refusingWrites } from "../support/broken.ts";
import { anonymous, makeAccount, makeUser, newPhone, signIn, viewerOf } from "../support/world.ts";

/** Kinds and sentences about one subject, in their order. */
async function recordOf(subjectId: string) {
  const rows = await db.auditEvent.findMany({ where: { subjectId }, orderBy: { position: "asc" } });
  return rows.map(({ kind, summary }) => [kind, summary]);
}

const admin = async () => viewerOf(await makeUser("admin", { firstName: "Ada", lastName: "Admin" }));

describe("the audit record tells", () => {
  test("a user created, changed in role, status, email and password, and deleted; the password itself nowhere", async () => {
    const viewer = await admin();
    const { id: accountId } = await makeAccount();
    const password = "a long walk by the sea";
    const user = await createUser(viewer, {
      accountId,
      firstName: "Noa",
      lastName: "Stein",
      email: `${crypto.randomUUID()}@example.com`,
      role: "driver",
      status: "Active",
      password,
    });
    const email = `${crypto.randomUUID()}@example.com`;
    await updateUser(viewer, user.id, { role: "advisor", status: "Inactive", email, password });
    await updateUser(viewer, user.id, { role: "advisor" });
    await deleteUser(viewer, user.id);
    expect(await recordOf(user.id)).toEqual([
      ["user_created", "Deleted customer created as driver"],
      ["role_changed", "Noa Stein: role changed from driver to advisor"],
      ["status_changed", "Noa Stein: status changed from Active to Inactive"],
      ["user_changed", "Noa Stein: email changed"],
      ["password_changed", "Noa Stein: password set by Ada Admin"],
      ["user_deleted", "Noa Stein (advisor) deleted"],
    ]);
    const rows = await db.auditEvent.findMany({ where: { subjectId: user.id } });
    expect(JSON.stringify(rows, (_name, value) => (typeof value === "bigint" ? `${value}` : value))).not.toMatch(
      /a long walk|argon2/,
    );
  });

  test("an account created, changed and deleted", async () => {
    const viewer = await admin();
    const account = await createAccount(viewer, { subscriptionTier: "Free", status: "Active" });
    await updateAccount(viewer, account.id, { subscriptionTier: "Premium", status: "Suspended" });
    await updateAccount(viewer, account.id, { status: "Suspended" });
    await deleteAccount(viewer, account.id);
    expect(await recordOf(account.id)).toEqual([
      ["account_created", "Free account created"],
      ["account_changed", "Account: tier changed from Free to Premium, status changed from Active to Suspended"],
      ["account_deleted", "Premium account deleted"],
    ]);
  });

  test("a price corrected and taken back", async () => {
    const viewer = await admin();
    const job = priceGuide().jobs[3]?.job ?? "";
    const slug = jobSlug(job);
    const before = (await recordOf(slug)).length;
    await correctPrice(viewer, slug, {
      tier: null,
      region: null,
      low: 10_000,
      high: 25_000,
      hoursLow: null,
      hoursHigh: null,
      note: "Ours",
    });
    await withdrawCorrections(viewer, slug);
    await withdrawCorrections(viewer, slug);
    expect((await recordOf(slug)).slice(before)).toEqual([
      ["price_guide_changed", `${job}: $100.00 to $250.00`],
      ["price_guide_changed", `${job}: back to what is published, 1 correction taken back`],
    ]);
  });

  test("who signed out everywhere", async () => {
    const user = await makeUser("advisor", { firstName: "Avi", lastName: "Advisor" });
    await signIn(user);
    await signIn(user);
    await signOutEverywhere(viewerOf(user));
    expect(await recordOf(user.id)).toEqual([["sessions_ended", "Avi Advisor signed out everywhere (2 browsers)"]]);
  });
});

describe("signing in is recorded", () => {
  const password = "sturdy-lamp";
  const from = (path: string, more: object) =>
    args(path, { headers: { "x-client-ip": `2001:db8:${nextAddress()}::1` }, ...more });
  let addresses = 0;
  function nextAddress() {
    addresses += 1;
    return addresses.toString(16);
  }

  async function member() {
    const user = await makeUser("advisor", { firstName: "Avi", lastName: "Advisor" });
    await setPassword(user.id, password);
    return { ...user, email: user.email as string };
  }

  test("right and wrong, by page and by API; the email stays and the password never", async () => {
    const user = await member();
    await login(from("/login", { form: { email: user.email, password: "a-wrong-guess" } }));
    await login(from("/login", { form: { email: user.email, password } }));
    await apiLogin(from("/api/auth/login", { json: { email: user.email, password } }));
    expect(await recordOf(user.id)).toEqual([
      ["sign_in_failed", `Sign-in failed for ${user.email}: wrong password`],
      ["sign_in", "Avi Advisor signed in by password"],
      ["sign_in", "Avi Advisor signed in by password"],
    ]);
    const rows = await db.auditEvent.findMany({ where: { subjectId: user.id }, orderBy: { position: "asc" } });
    expect(rows.map(({ actorUserId, knownBy, channel }) => [actorUserId, knownBy, channel])).toEqual([
      [null, "unknown", "web"],
      [user.id, "session", "web"],
      [user.id, "session", "api"],
    ]);
    expect(rows.map(({ summary, data }) => summary + JSON.stringify(data)).join()).not.toMatch(/a-wrong-guess|sturdy/);
  });

  test("an email that nobody has, and a person who is not active", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await login(from("/login", { form: { email, password: "a-wrong-guess" } }));
    const found = await db.auditEvent.findMany({ where: { subjectName: email } });
    expect(found).toMatchObject([{ kind: "sign_in_failed", subjectType: "email", subjectId: null }]);
    const user = await member();
    await db.user.update({ where: { id: user.id }, data: { status: "Suspended" } });
    await login(from("/login", { form: { email: user.email, password } }));
    expect(await recordOf(user.id)).toEqual([["sign_in_failed", `Sign-in failed for ${user.email}: not active`]]);
  });

  test("the own password, changed and set anew by a code", async () => {
    const user = await member();
    await changePassword(viewerOf(user), { currentPassword: password, password: "another-lamp" });
    const asked = (await forgot(from("/login/forgot", { form: { email: user.email } }))) as Response;
    const address = new URL(asked.headers.get("location") ?? "", "http://localhost");
    const text = await db.outboundMessage.findFirstOrThrow({
      where: { phone: user.phone ?? "" },
      orderBy: { createdAt: "desc" },
    });
    const code = /\d{6}/.exec(text.body)?.[0] ?? "";
    const methodId = address.searchParams.get("methodId") ?? "";
    const form = { email: user.email, methodId, code, password: "third-lamp-now", repeated: "third-lamp-now" };
    expect(await reset(from("/login/reset", { form }))).toRedirectTo("/login");
    expect(await recordOf(user.id)).toEqual([
      ["password_changed", "Avi Advisor changed the own password"],
      ["password_reset", `Password of ${user.email} set anew by a code to the phone`],
    ]);
  });

  test("a phone's code, wrong and right; a code for no attempt leaves nothing", async () => {
    const phone = newPhone();
    const { methodId } = await sendCode({ phone, purpose: "sign_in", ip: "203.0.113.9" });
    const text = await db.outboundMessage.findFirstOrThrow({ where: { phone } });
    const code = /\d{6}/.exec(text.body)?.[0] ?? "";
    const wrong = code === "000000" ? "111111" : "000000";
    await expect(verifyPhone(anonymous, { methodId, phone, code: wrong })).rejects.toMatchObject({ status: 400 });
    const nowhere = verifyPhone(anonymous, { methodId: crypto.randomUUID(), phone, code });
    await expect(nowhere).rejects.toMatchObject({ status: 400 });
    const { user } = await verifyPhone(anonymous, { methodId, phone, code, firstName: "Pia", lastName: "Phone" });
    const shown = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    const failed = await db.auditEvent.findMany({ where: { subjectName: shown } });
    expect(failed.map(({ summary }) => summary)).toEqual([`Sign-in failed for ${shown}: wrong code`]);
    expect(await recordOf(user.id)).toEqual([["sign_in", "Pia Phone signed in by phone code"]]);
  });
});

test("what cannot be recorded is not done", async () => {
  const viewer = await admin();
  const driver = await makeUser("driver");
  const session = await signIn(driver);
  await refusingWrites("AuditEvent", async () => {
    await expect(updateUser(viewer, driver.id, { role: "advisor" })).rejects.toThrow("out of order");
    await expect(signOutEverywhere(viewerOf(driver))).rejects.toThrow("out of order");
  });
  expect(session).not.toBe("");
  expect(await db.user.findUniqueOrThrow({ where: { id: driver.id } })).toMatchObject({ role: "driver" });
  expect(await db.session.count({ where: { userId: driver.id, endedAt: null } })).toBe(1);
});
