import { PgBoss } from "pg-boss";
import { env } from "#app/platform/env.server.ts";
import { JOBS, type JobName, SCHEDULES, type Workers } from "#app/platform/jobs/jobs.ts";
import { queueOptions } from "#app/platform/jobs/queue.server.ts";
import { setWaker } from "#app/platform/jobs/wake.ts";
import { namesOf } from "#app/platform/known.ts";
import { log, logFailure } from "#app/platform/log.server.ts";
import { traced } from "#app/platform/trace/trace.ts";

const POLL_SECONDS = 2;
const STOP_TIMEOUT = 10_000;
/** Seconds between looks for jobs whose process died. */
const SUPERVISE_SECONDS = 15;

let boss: PgBoss | undefined;

/** Starts to work on jobs in this process until stopJobs. Makes the queues that are missing. Errors: as the database; nothing is begun then. */
export async function startJobs(workers: Workers): Promise<void> {
  if (boss) return;
  const started = new PgBoss({
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    max: env.embedded ? 2 : 5,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: !env.embedded,
    // Index care is for servers with a large backlog; an index is rebuilt by its owner, which this role need not be.
    reindex: false,
    ...(env.embedded ? { monitorVacuum: false } : {}),
  });
  started.on("error", (error) => logFailure(error, "queue"));
  started.on("warning", ({ message }) => log.warn({ warning: message }, "queue"));
  try {
    await started.start();
    boss = started;
    await makeQueues(started);
    if (env.embedded) await releaseOrphans(started);
    const ids = new Map<string, string[]>();
    for (const job of namesOf(workers)) ids.set(job, await work(started, job, workers));
    setWaker((job) => {
      for (const id of ids.get(job) ?? []) started.notifyWorker(id);
    });
  } catch (error) {
    // Half a start works on some jobs, and a second one beside it on the same.
    boss = undefined;
    await started.stop({ graceful: false }).catch((err) => logFailure(err, "queue"));
    throw error;
  }
}

/** Waits for the jobs at hand, at most ten seconds; what was not finished is taken up again by the next process. */
export async function stopJobs(): Promise<void> {
  const stopping = boss;
  boss = undefined;
  setWaker(undefined);
  await stopping?.stop({ graceful: true, timeout: STOP_TIMEOUT });
}

async function makeQueues(started: PgBoss) {
  const existing = new Set((await started.getQueues()).map(({ name }) => name));
  for (const job of namesOf(JOBS)) {
    const { policy, ...options } = queueOptions(job);
    if (existing.has(job)) await started.updateQueue(job, options);
    else await started.createQueue(job, { policy, ...options });
  }
  for (const [job, cron] of Object.entries(SCHEDULES)) await started.schedule(job, cron, {});
}

/** Only one process can hold the embedded database: a job that is active before it started has lost its worker. */
async function releaseOrphans(started: PgBoss) {
  await started.getDb().executeSql("UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'");
}

async function work<Name extends JobName>(started: PgBoss, job: Name, workers: Workers) {
  const worker = workers[job];
  if (!worker) return [];
  const ids: string[] = [];
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    batchSize: 1,
  };
  for (let index = 0; index < JOBS[job].concurrency; index++) {
    const id = await started.work(job, options, async ([task]) => {
      if (!task) return;
      // Where one job waited there may be more: this worker looks again at once, and rests when it finds none.
      started.notifyWorker(ids[index] ?? "");
      const began = performance.now();
      try {
        await traced({ name: `job ${job}`, attributes: { "amped.job_id": task.id } }, () => worker(task.data as never));
        log.info({ job, jobId: task.id, milliseconds: Math.round(performance.now() - began) }, "job done");
      } catch (error) {
        log.warn({ job, jobId: task.id, error: nameOf(error) }, "job failed");
        throw error;
      }
    });
    ids.push(id);
  }
  return ids;
}

/** Messages of other companies' errors may quote what was sent to them: the log keeps the kind alone. */
function nameOf(error: unknown) {
  return error instanceof Error ? `${error.name}${"code" in error ? ` ${String(error.code)}` : ""}` : "unknown";
}
