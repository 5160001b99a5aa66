import { expect } from "vitest";
import { cloneDatabase } from "./database.ts";
import { matchers } from "./matchers.ts";

// One clone for each worker process: its test files share it and make their own people in it.
const shared = globalThis as { testDatabase?: Awaited<ReturnType<typeof cloneDatabase>> };
if (!shared.testDatabase) {
  shared.testDatabase = await cloneDatabase();
  process.env.DATABASE_URL = shared.testDatabase.url;
}

expect.extend(matchers);
