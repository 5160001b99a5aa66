import { expect, test } from "vitest";
import { owedSql } from "#app/payments/invoice-list.server.ts";
import { db, Prisma } from "#app/platform/db.server.ts";
import { makeUser, viewerOf } from "../support/world.ts";

/** An `Invoice` before the real one that has this index and no other, which a planner might like as well in a table of a test. */
async function withIndexAlone(within: Prisma.TransactionClient) {
  const [index] = await within.$queryRaw<[{ indexdef: string }]>`
    SELECT indexdef FROM pg_indexes WHERE indexname = 'Invoice_owed_idx'`;
  await within.$executeRaw`CREATE TEMP TABLE "Invoice" (LIKE "Invoice") ON COMMIT DROP`;
  await within.$executeRawUnsafe(index.indexdef.replace(/ON \w+\./, "ON pg_temp."));
  await within.$executeRaw`SELECT set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`;
}

test.each(["advisor", "admin"] as const)(
  "the plan that is kept for what is owed to an %s knows its index",
  async (role) => {
    const { text, values } = owedSql(viewerOf(await makeUser(role)));
    const sent = values.map((value) => (value instanceof Date ? `'${value.toISOString()}'` : `'${value}'`));
    const plan = await db.$transaction(async (within) => {
      await withIndexAlone(within);
      await within.$executeRawUnsafe(`PREPARE owed AS SELECT ${text}`);
      try {
        return await within.$queryRaw(Prisma.raw(`EXPLAIN EXECUTE owed(${sent})`));
      } finally {
        await within.$executeRaw`DEALLOCATE owed`;
      }
    });
    expect(JSON.stringify(plan)).toContain("Invoice_owed_idx");
  },
);
