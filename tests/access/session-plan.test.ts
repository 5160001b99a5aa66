import { expect, test } from "vitest";
import { findSession } from "#app/access/session.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeUser, signIn } from "../support/world.ts";

/** Of the connection that is asked next, which is the one that was used last. */
async function plansOfSessions() {
  const [found] = await db.$queryRaw<{ kept: number; anew: number }[]>`
    SELECT coalesce(sum("generic_plans"), 0)::int AS "kept", coalesce(sum("custom_plans"), 0)::int AS "anew"
    FROM "pg_prepared_statements" WHERE strpos("statement", ${'FROM "Session" s JOIN'}) > 0`;
  return { kept: found?.kept ?? 0, anew: found?.anew ?? 0 };
}

test.each([false, true])("who is signed in is planned once, with notices (%s) and without", async (unread) => {
  const cookie = await signIn(await makeUser("driver"));
  for (let time = 0; time < 10; time++) await findSession(cookie, { unread });
  const before = await plansOfSessions();
  for (let time = 0; time < 10; time++) expect(await findSession(cookie, { unread })).not.toBeNull();
  const after = await plansOfSessions();
  expect(after).toEqual({ kept: before.kept + 10, anew: before.anew });
});
