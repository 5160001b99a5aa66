import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { cloneDatabase } from "./database.ts";
import { matchers } from "./matchers.ts";

// One clone for each worker process: its test files share it and make their own people in it. Documents lie beside it: what
// the database of one worker does not know, a sweep of the other's would remove.
const shared = globalThis as { testDatabase?: Awaited<ReturnType<typeof cloneDatabase>> };
if (!shared.testDatabase) {
  shared.testDatabase = await cloneDatabase();
  process.env.DATABASE_URL = shared.testDatabase.url;
  process.env.DATA_DIR = join(process.env.TEST_SCRATCH ?? "", `data-${process.pid}`);
}

expect.extend(matchers);

// A run of the checks says the same twice; PROPERTY_SEED=random looks for what nobody has seen yet.
fc.configureGlobal({
  seed: process.env.PROPERTY_SEED === "random" ? undefined : Number(process.env.PROPERTY_SEED ?? 20_261_122),
});

// The files of a worker share its day: past half of a budget what another file sends is in doubt, and which files share a
// worker is another matter each time.
beforeAll(async () => {
  const { db } = await import("#app/platform/db.server.ts");
  await db.dayCount.deleteMany({ where: { key: { startsWith: "budget:" } } });
});
