import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { shopFigures } from "#app/doctor/figures.server.ts";
import { refuseDemoOnNetwork, whyNobodyReadsCodes } from "#app/people/demo.server.ts";
import { inviteFirstAdmin } from "#app/people/invitation/invitation.server.ts";
import { tryAgain } from "#app/platform/database/try-again.ts";
import { db, disconnect } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/workers.server.ts";
import { log, logAnswered } from "#app/platform/log.server.ts";
import { type Health, healthOf, within } from "#app/platform/metrics/health.ts";
import { closePdfs } from "#app/platform/pdf/make-pdf.server.ts";
import { closeReaders, expectDocument } from "#app/platform/processes/reader.server.ts";
import { startTracing, stopTracing } from "#app/platform/trace/trace.ts";
import { warmPrices } from "#app/prices/judge.server.ts";
import { settingsRevision, watchSettings } from "#app/shop/settings/settings.server.ts";
import { workers } from "#app/workers.server.ts";
import { listMigrations } from "#prisma/migrate.ts";

/** Milliseconds that a reading may go on after the stop was asked for. */
const LONGEST_READING = 6_000;

/** Seconds after the start until what is not urgent is done. */
const SETTLED_SECONDS = 30;

/** Milliseconds until a database that was away is asked again. */
const LOOK_AGAIN = 5_000;

/** Of a process that answers nobody. */
const NO_DOORS = { someoneWaits: () => false };

/** What the process that serves the bundle may ask of it: see server.ts. */
export const lifecycle = {
  log,
  logAnswered,
  async start({ someoneWaits } = NO_DOORS) {
    // One promise that nobody waits for is a fault of ours, and no reason to end what others are doing.
    process.on("unhandledRejection", (err) => log.error({ err }, "a promise that nobody waited for failed"));
    await startTracing();
    watchSettings();
    // The migrations reached it a moment ago: who is started while it restarts does not end for it.
    await tryAgain(() => db.$queryRaw`SELECT 1`);
    await tryAgain(refuseDemoOnNetwork);
    const unread = await tryAgain(whyNobodyReadsCodes);
    if (unread) log.warn(unread);
    if (env.RUN_JOBS) {
      await tryAgain(() => startJobs(workers));
      await tryAgain(() => enqueue(db, "gather-prices", {}, { startAfter: SETTLED_SECONDS }));
    }
    // What holds the process up when it is done for the first time is done before anybody waits.
    warmPrices();
    await look();
    returnMemoryWhenQuiet(someoneWaits);
  },
  /** The path that makes the first admin, where there is none yet; null otherwise. Waits for a database that is away. */
  async firstRun(): Promise<string | null> {
    for (;;) {
      try {
        return (await inviteFirstAdmin())?.path ?? null;
      } catch (err) {
        log.error({ err }, "whether there is an admin could not be asked");
        await sleep(LOOK_AGAIN, undefined, { ref: false });
      }
    }
  },
  async stop() {
    const jobs = stopJobs();
    await Promise.race([jobs, sleep(LONGEST_READING)]);
    // What is being read still is taken up by the next process.
    await closeReaders();
    closePdfs();
    await jobs;
    await disconnect();
    await stopTracing();
  },
  health: healthOf(look),
  figures: shopFigures,
  settingsRevision,
  expectDocument,
};

/** Milliseconds of quiet after which what work has left is given back. */
const QUIET_MS = 20_000;
/** Milliseconds from one to the next: each stops the process for a fifth of a second or two, and what is new is soon back. */
const SELDOM_MS = 600_000;
/** Share of a core: who does more is not quiet. */
const QUIET = 0.02;
/** Bytes that are worth a collection. */
const WORTH = 16 * 1024 ** 2;

/**
 * A start leaves a hundred megabytes that nobody needs any more, and a busy hour dozens: a quiet process would hold them for hours. Nobody
 * waits for an answer as it begins; who comes meanwhile waits for its end.
 */
function returnMemoryWhenQuiet(someoneWaits: () => boolean) {
  let held = returnMemory();
  let next = 0;
  let seen = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(now, seen).utilization;
    seen = now;
    if (busy >= QUIET || performance.now() < next || someoneWaits()) return;
    if (process.memoryUsage.rss() < held + WORTH) return;
    held = returnMemory();
    next = performance.now() + SELDOM_MS;
  }, QUIET_MS).unref();
}

/** As a last resort alone the part for young things is given back too, which grows again with what is asked. Returns the bytes still held. */
function returnMemory(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")({ type: "major", execution: "sync", flavor: "last-resort" });
  return process.memoryUsage.rss();
}

/** Milliseconds after which what does not answer is taken for away. */
const LONGEST_LOOK = 3_000;

async function look(): Promise<Health> {
  const [disk, pending] = await Promise.all([
    within(LONGEST_LOOK, canWrite(), false),
    within(LONGEST_LOOK, countPending(), null),
  ]);
  return {
    ok: pending === 0 && disk,
    checks: {
      database: pending === null ? "unreachable" : "reachable",
      migrations: pending === null ? "unknown" : pending ? `${pending} pending` : "applied",
      disk: disk ? "writable" : "full or not writable",
    },
  };
}

/** Migrations that this build has and the database does not; null when the database cannot be asked. */
async function countPending(): Promise<number | null> {
  try {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
    const applied = new Set(rows.map(({ name }) => name));
    return listMigrations().filter(({ name }) => !applied.has(name)).length;
  } catch {
    return null;
  }
}

/** Whether the data folder takes a page of bytes: a full disk is found before a person's document meets it. */
async function canWrite(): Promise<boolean> {
  const probe = join(env.DATA_DIR, `.probe-${process.pid}`);
  try {
    await mkdir(env.DATA_DIR, { recursive: true });
    await writeFile(probe, Buffer.alloc(64 * 1024, 1));
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
