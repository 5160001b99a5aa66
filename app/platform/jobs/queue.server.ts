import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { type Db, fromPrisma, PgBoss } from "pg-boss";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { JOBS, type JobData, type JobName } from "#app/platform/jobs/jobs.ts";
import { wakeWorkers } from "#app/platform/jobs/wake.ts";

type Options = {
  /** A job of the same name and key is written once, even when the first one is done already. */
  singletonKey?: string;
  /** Seconds from now, or a moment. */
  startAfter?: number | Date;
  /** Before what waits with a lower one; 0 where nothing is said. */
  priority?: number;
};

/**
 * Writes a job in the caller's transaction: it exists exactly when the change that caused it does. Runs at the earliest
 * after the commit.
 */
export async function enqueue<Name extends JobName>(
  tx: Transaction,
  job: Name,
  data: JobData[Name],
  options: Options = {},
): Promise<void> {
  const { singletonKey, startAfter, priority } = options;
  const settings = {
    db: fromPrisma(tx),
    ...(singletonKey ? { id: idOf(job, singletonKey) } : {}),
    ...(startAfter === undefined ? {} : { startAfter }),
    ...(priority === undefined ? {} : { priority }),
  };
  const id = await current.run(tx, () => send(tx, job, data, settings));
  if (!id && !singletonKey) throw new Error(`The job ${job} was not written.`);
  wakeWorkers(job);
}

/** Reads about queues go through the open transaction too: on the embedded database another session would wait for it. */
const current = new AsyncLocalStorage<Transaction>();
const sender = makeSender();

function makeSender() {
  const database: Db = {
    executeSql: (text, values) => fromPrisma(current.getStore() ?? db).executeSql(text, values),
  };
  return new PgBoss({ db: database, migrate: false, supervise: false, schedule: false });
}

async function send(tx: Transaction, job: JobName, data: object, settings: object) {
  try {
    return await sender.send(job, data, settings);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.endsWith("does not exist")) throw error;
    // No worker has started on this database yet. A sender of its own: the shared one would remember the queue
    // even if this transaction were rolled back.
    await tx.$executeRaw`SELECT pgboss.create_queue(${job}, ${JSON.stringify(queueOptions(job))}::jsonb)`;
    return makeSender().send(job, data, settings);
  }
}

/** What the queue of a job is made with. */
export function queueOptions(job: JobName) {
  const { retryLimit, retryDelay, retryDelayMax, expireInSeconds } = JOBS[job];
  return {
    policy: "standard",
    retryLimit,
    retryDelay,
    retryBackoff: retryDelay > 0,
    ...(retryDelay > 0 ? { retryDelayMax } : {}),
    expireInSeconds,
    heartbeatSeconds: 20,
    // Failed jobs stay to be looked at and tried again; the data is ids.
    deleteAfterSeconds: 14 * DAY_SECONDS,
    notify: true,
  };
}

/** The same uuid for the same job and key. */
function idOf(job: string, key: string) {
  const hex = createHash("sha256").update(`${job}:${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
