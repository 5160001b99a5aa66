import type { ChildProcess } from "node:child_process";
import { type Usage, usageOf } from "#app/quote-reader/process/process-usage.server.ts";

/** For one job: seconds of processor time, and of it without a sign of progress; of the clock; and bytes of memory. */
export type Limits = { cpu: number; quietCpu?: number; clock: number; memory: number };

/** The limit that was reached, or that nobody waits any more. */
export type Killed = "cpu" | "clock" | "memory" | "stopped";

/** Why it is not there any more: what it ended with (and whether over a job), what the system said; null where a job came too late. */
export type Gone = { code: number | null; signal: string | null; working: boolean } | Error | null;

/** A process that does one job at a time. */
export type WatchedProcess<Ended> = {
  /** `give` tells it the job, in parts while it `goesOn`. */
  work: (limits: Limits, give: (goesOn: () => boolean) => Promise<void>) => Promise<Ended>;
  /** Ends it at once, whatever it is doing. */
  stop: () => void;
  alive: () => boolean;
  jobs: () => number;
  /** Bytes that it holds. */
  held: () => Promise<number>;
};

/** What a job ends with. */
type Endings<Report, Ended> = {
  /** Null for a message that ends nothing. */
  heard: (report: Report) => Ended | "progress" | null;
  killed: (why: Killed) => Ended;
  gone: (why: Gone) => Ended;
};

const LOOK_EVERY = 250;

/** A process that was started, limited by measuring it while it works; it ends where it goes beyond what a job may use. */
export function watchProcess<Report, Ended extends object>(
  child: ChildProcess,
  { heard, killed, gone }: Endings<Report, Ended>,
): WatchedProcess<Ended> {
  let alive = true;
  let jobs = 0;
  let finish: ((ended: Ended) => void) | null = null;
  let quietSince: Usage | null = null;
  let latest: Usage | null = null;

  const usage = () => usageOf(child.pid ?? -1);
  const end = (ended: Ended) => {
    finish?.(ended);
    finish = null;
  };
  const kill = (ended: Ended) => {
    alive = false;
    child.kill("SIGKILL");
    end(ended);
  };
  child.on("message", (report: Report) => {
    const said = heard(report);
    if (said === "progress") quietSince = latest;
    else if (said) end(said);
  });
  child.on("error", (error) => kill(gone(error)));
  child.on("exit", (code, signal) => kill(gone({ code, signal, working: finish !== null })));
  // What is idle keeps no process from ending; while it works, the watch below does.
  child.unref();
  child.channel?.unref();

  async function watch(limits: Limits, first: Usage | null, started: number) {
    if (performance.now() - started > limits.clock * 1_000) return kill(killed("clock"));
    latest = await usage();
    if (!latest || !finish) return;
    if (latest.memory > limits.memory) return kill(killed("memory"));
    const quiet = latest.cpu - (quietSince ?? first ?? latest).cpu;
    if (latest.cpu - (first?.cpu ?? 0) > limits.cpu || quiet > (limits.quietCpu ?? limits.cpu)) kill(killed("cpu"));
  }

  return {
    async work(limits, give) {
      jobs += 1;
      const started = performance.now();
      const ended = new Promise<Ended>((resolve) => {
        finish = resolve;
      });
      const first = await usage();
      quietSince = first;
      const timer = setInterval(() => void watch(limits, first, started), LOOK_EVERY);
      if (alive) give(() => finish !== null && child.connected).catch((error) => kill(gone(error)));
      else end(gone(null));
      return await ended.finally(() => clearInterval(timer));
    },
    stop: () => kill(killed("stopped")),
    alive: () => alive,
    jobs: () => jobs,
    held: async () => (await usage())?.memory ?? 0,
  };
}
