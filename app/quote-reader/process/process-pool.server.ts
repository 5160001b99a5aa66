import { makeFairQueue, type Place } from "#app/quote-reader/process/fair-queue.ts";
import type { WatchedProcess } from "#app/quote-reader/process/watched-process.server.ts";

/** Too much waits already; the message is a sentence for who asked. */
export class PoolBusy extends Error {
  /** 429 when it is this owner's, 503 when everybody's. */
  readonly status: 429 | 503;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** How many there may be, and what is said where there would be more. */
export type PoolSettings = {
  /** Processes at most; each is started at its first job, and ended after so many milliseconds without one. */
  size: number;
  idle: number;
  /** Urgent jobs that may wait: of all owners, and of one. */
  mostWaiting: number;
  mostForOne: number;
  /** A process is replaced after so many jobs, or when it keeps more than so many bytes. */
  mostJobs: number;
  mostKept: number;
};

type Settings<Job, Ended, Process> = PoolSettings & {
  /** Whether one job of an owner is done at a time, so that nobody holds all places. */
  oneAtATime?: boolean;
  start: (ahead: boolean) => Process;
  work: (process: Process, job: Job) => Promise<Ended>;
  stopped: Ended;
  /** Told when a job has to wait for others. */
  onWait?: (job: Job) => void;
  /** Sentences for who has too much waiting, and where everybody has. */
  yours: string;
  many: string;
};

export const SOON = 15;

/** A few processes and the one queue before them. */
export function makeProcessPool<
  Job extends Place & { signal?: AbortSignal },
  Ended,
  Process extends Pick<WatchedProcess<unknown>, "stop" | "alive" | "jobs" | "held">,
>(settings: Settings<Job, Ended, Process>) {
  const queue = makeFairQueue<Job>();
  const answers = new Map<Job, (ended: Ended) => void>();
  const busy = new Map<Job, Process>();
  const idle: { process: Process; timer: NodeJS.Timeout }[] = [];

  function startNext(): void {
    if (busy.size >= settings.size) return;
    const owners = new Set(settings.oneAtATime ? [...busy.keys()].map(({ owner }) => owner) : []);
    const job = queue.take((owner) => !owners.has(owner));
    if (!job) return;
    const process = idleProcess() ?? settings.start(false);
    busy.set(job, process);
    void work(job, process);
    startNext();
  }

  function idleProcess(): Process | undefined {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer);
      if (kept.process.alive()) return kept.process;
    }
    return undefined;
  }

  async function work(job: Job, process: Process): Promise<void> {
    answer(job, await settings.work(process, job));
    const kept = await process.held();
    busy.delete(job);
    if (process.jobs() >= settings.mostJobs || kept > settings.mostKept) process.stop();
    else if (process.alive()) rest(process);
    startNext();
  }

  function answer(job: Job, ended: Ended): void {
    answers.get(job)?.(ended);
    answers.delete(job);
  }

  function rest(process: Process): void {
    const resting = { process, timer: setTimeout(() => end(), settings.idle).unref() };
    idle.push(resting);
    function end() {
      idle.splice(idle.indexOf(resting), 1);
      process.stop();
    }
  }

  /** Takes a job out that is not at work yet. */
  function drop(job: Job, ended: Ended): boolean {
    const waited = queue.remove(job);
    if (waited) answer(job, ended);
    return waited;
  }

  function cancel(job: Job): void {
    if (!drop(job, settings.stopped)) busy.get(job)?.stop();
  }

  function requireRoom({ owner, urgent }: Place): void {
    if (!urgent) return;
    if (queue.lengthFor(owner) >= settings.mostForOne) throw new PoolBusy(429, settings.yours, SOON);
    if (queue.length() >= settings.mostWaiting) throw new PoolBusy(503, settings.many, SOON * 2);
  }

  return {
    /** Errors: PoolBusy when this owner, or everybody, has too much waiting; what is not urgent always waits. */
    async run(job: Job): Promise<Ended> {
      if (job.signal?.aborted) return settings.stopped;
      requireRoom(job);
      const isFull = busy.size >= settings.size;
      return new Promise((resolve) => {
        answers.set(job, resolve);
        job.signal?.addEventListener("abort", () => cancel(job), { once: true });
        queue.add(job);
        startNext();
        if (isFull) settings.onWait?.(job);
      });
    },
    drop,
    /** Has a process ready for a job that is on its way. */
    warm() {
      if (idle.length > 0 || busy.size >= settings.size) return;
      try {
        rest(settings.start(true));
      } catch {
        // Nobody waits for what is started ahead: the job itself says what is wrong.
      }
    },
    /** Ends all processes; what they were at, and what waits, comes back as stopped. */
    close() {
      for (const job of queue.clear()) answer(job, settings.stopped);
      for (const { process, timer } of idle.splice(0)) {
        clearTimeout(timer);
        process.stop();
      }
      for (const process of busy.values()) process.stop();
    },
  };
}
