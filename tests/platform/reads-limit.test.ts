import { afterAll, expect, test, vi } from "vitest";
import { makeRequest, makeUser } from "../support/world.ts";

// Connections of its own: those that many tests share have given away all the names that they have for statements.
vi.resetModules();
const { db } = await import("#app/platform/db.server.ts");
afterAll(() => db.$disconnect());

/** Of the connection that is asked next, which is the one that was used last. */
async function plansOf(words: string) {
  const [found] = await db.$queryRaw<{ kept: number; anew: number }[]>`
    SELECT coalesce(sum("generic_plans"), 0)::int AS "kept", coalesce(sum("custom_plans"), 0)::int AS "anew"
    FROM "pg_prepared_statements" WHERE strpos("statement", ${words}) > 0`;
  return { kept: found?.kept ?? 0, anew: found?.anew ?? 0 };
}

test("a few rows of a list are planned once, however long the list", async () => {
  const driver = await makeUser("driver");
  for (let time = 0; time < 40; time++) await makeRequest(driver);
  await db.$executeRaw`ANALYZE "RepairRequest"`;
  const ask = () =>
    db.repairRequest.findMany({
      where: { accountId: driver.accountId },
      orderBy: { createdAt: "desc" },
      take: 2,
      select: { id: true, vehicle: { select: { make: true } } },
    });
  for (let time = 0; time < 10; time++) await ask();
  const words = 'SELECT t1."make" FROM "Vehicle"';
  const before = await plansOf(words);
  for (let time = 0; time < 10; time++) expect(await ask()).toHaveLength(2);
  expect(await plansOf(words)).toEqual({ kept: before.kept + 10, anew: before.anew });
});
