import { afterEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/workers.server.ts";
import { until } from "../../processes/process.ts";

afterEach(stopJobs);

/** Writes so many jobs in one transaction, as one change that tells many people does. */
async function enqueueMany(count: number, word: string) {
  const ids = Array.from({ length: count }, (_, index) => `${word}-${index}`);
  await db.$transaction(async (tx) => {
    for (const id of ids) await enqueue(tx, "receive-text", { eventId: id });
  });
  return ids;
}

test("a hundred short jobs that wait are done one after the other without a pause, each once", async () => {
  const done: string[] = [];
  let began = 0;
  await startJobs({
    "receive-text": async ({ eventId }) => {
      began ||= performance.now();
      done.push(eventId);
    },
  });
  const ids = await enqueueMany(100, "short");
  await until(() => ids.every((id) => done.includes(id)) || null);
  // Two seconds of rest after each, two at a time, would be a hundred seconds.
  expect(performance.now() - began).toBeLessThan(15_000);
  const mine = done.filter((id) => ids.includes(id));
  expect(mine.toSorted()).toEqual(ids.toSorted());
});

test("a job that fails waits for its next try, and those behind it do not", async () => {
  const done: string[] = [];
  await startJobs({
    "receive-text": async ({ eventId }) => {
      if (eventId === "behind-0") throw new Error("The first one fails.");
      done.push(eventId);
    },
  });
  const ids = await enqueueMany(10, "behind");
  const began = performance.now();
  await until(() => ids.slice(1).every((id) => done.includes(id)) || null);
  expect(performance.now() - began).toBeLessThan(8_000);
  const [failed] = await db.$queryRaw<{ state: string; tries: number }[]>`
    SELECT state::text, retry_count AS tries FROM pgboss.job WHERE data->>'eventId' = 'behind-0'`;
  expect(failed).toMatchObject({ state: "retry" });
});

test("a job is written once under its key, and another one under the same key is its own", async () => {
  const key = crypto.randomUUID();
  await db.$transaction(async (tx) => {
    for (const job of ["receive-text", "receive-text", "apply-provider-event"] as const)
      await enqueue(tx, job, { eventId: key }, { singletonKey: key });
  });
  const rows = await db.$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.job WHERE data->>'eventId' = ${key}`;
  expect(rows.map(({ name }) => name).sort()).toEqual(["apply-provider-event", "receive-text"]);
});
