import { describe, expect, test } from "vitest";
import { db } from "#app/db.server.ts";
import { createAccount, deleteAccount, updateAccount } from "#app/models/account.server.ts";
import { correctPrice, withdrawCorrections } from "#app/models/price-guide/correct.server.ts";
import { JOBS, jobSlug } from "#app/models/price-guide/jobs.ts";
import { signOutEverywhere } from "#app/models/profile.server.ts";
import { createUser, deleteUser, updateUser } from "#app/models/user.server.ts";
import { refusingWrites } from "../support/broken.ts";
import { makeAccount, makeUser, signIn, viewerOf } from "../support/world.ts";

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
      ["user_created", "Noa Stein created as driver"],
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
    const job = JOBS[3]?.job ?? "";
    const slug = jobSlug(job);
    const before = (await recordOf(slug)).length;
    await correctPrice(viewer, slug, {
      tier: null,
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
